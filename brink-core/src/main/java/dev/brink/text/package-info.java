/** How messages say numbers and names, so that every error in the library reads alike. */
@NullMarked
package dev.brink.text;

import org.jspecify.annotations.NullMarked;
