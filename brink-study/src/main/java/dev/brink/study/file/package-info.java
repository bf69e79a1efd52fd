/** Reads and writes study files, and says what is wrong with them and where. */
@NullMarked
package dev.brink.study.file;

import org.jspecify.annotations.NullMarked;
