/** What happened to a study, one event at a time: the truth from which all else is replayed. */
@NullMarked
package dev.brink.study.event;

import org.jspecify.annotations.NullMarked;
