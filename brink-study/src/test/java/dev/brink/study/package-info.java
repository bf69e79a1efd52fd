@NullMarked
package dev.brink.study;

import org.jspecify.annotations.NullMarked;
