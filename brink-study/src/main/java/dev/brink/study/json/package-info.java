/** JSON in and out, and the forms in which studies are shown to other programs. */
@NullMarked
package dev.brink.study.json;

import org.jspecify.annotations.NullMarked;
