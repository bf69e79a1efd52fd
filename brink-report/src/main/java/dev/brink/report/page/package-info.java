/** The report as one HTML page. */
@NullMarked
package dev.brink.report.page;

import org.jspecify.annotations.NullMarked;
