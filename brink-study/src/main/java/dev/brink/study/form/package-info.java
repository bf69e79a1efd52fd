/** How studies are shown to other programs, as JSON and CSV, and taken from them. */
@NullMarked
package dev.brink.study.form;

import org.jspecify.annotations.NullMarked;
