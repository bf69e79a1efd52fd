/** Small pictures of what is believed along one or two parameters. */
@NullMarked
package dev.brink.report.panel;

import org.jspecify.annotations.NullMarked;
