@NullMarked
package dev.brink.study.file;

import org.jspecify.annotations.NullMarked;
