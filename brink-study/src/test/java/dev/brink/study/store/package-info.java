@NullMarked
package dev.brink.study.store;

import org.jspecify.annotations.NullMarked;
