/** Tests of the page. */
@NullMarked
package dev.brink.report.page;

import org.jspecify.annotations.NullMarked;
