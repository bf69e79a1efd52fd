/** Serves a study over a pair of streams: one JSON object a line, requests in and answers out. */
@NullMarked
package dev.brink.cli.stdio;

import org.jspecify.annotations.NullMarked;
