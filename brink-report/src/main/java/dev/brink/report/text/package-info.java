/** How numbers are written for people. */
@NullMarked
package dev.brink.report.text;

import org.jspecify.annotations.NullMarked;
