@NullMarked
package dev.brink.cli.stdio;

import org.jspecify.annotations.NullMarked;
