@NullMarked
package dev.brink.study.form;

import org.jspecify.annotations.NullMarked;
