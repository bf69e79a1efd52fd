/** Tests of pictures and pages. */
@NullMarked
package dev.brink.report;

import org.jspecify.annotations.NullMarked;
