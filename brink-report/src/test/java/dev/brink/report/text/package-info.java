/** Tests of how numbers are written. */
@NullMarked
package dev.brink.report.text;

import org.jspecify.annotations.NullMarked;
