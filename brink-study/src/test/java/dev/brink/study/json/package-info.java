@NullMarked
package dev.brink.study.json;

import org.jspecify.annotations.NullMarked;
