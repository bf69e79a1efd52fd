/** Where events are kept: an append-only journal, one file for each project folder. */
@NullMarked
package dev.brink.study.store;

import org.jspecify.annotations.NullMarked;
