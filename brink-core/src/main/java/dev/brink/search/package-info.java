/** Where in the space something is largest: points that the known constraints allow, and the search among them. */
@NullMarked
package dev.brink.search;

import org.jspecify.annotations.NullMarked;
