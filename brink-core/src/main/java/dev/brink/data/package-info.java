/** What has been measured: the paper's D and D'. */
@NullMarked
package dev.brink.data;

import org.jspecify.annotations.NullMarked;
