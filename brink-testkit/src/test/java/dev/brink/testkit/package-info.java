/** Tests of the testkit: each assertion passes on what is right and fails on a planted error. */
@NullMarked
package dev.brink.testkit;

import org.jspecify.annotations.NullMarked;
