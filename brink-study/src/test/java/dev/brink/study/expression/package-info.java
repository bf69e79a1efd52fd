@NullMarked
package dev.brink.study.expression;

import org.jspecify.annotations.NullMarked;
