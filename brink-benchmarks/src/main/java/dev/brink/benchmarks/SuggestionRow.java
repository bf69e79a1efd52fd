package dev.brink.benchmarks;

import dev.brink.benchmarks.work.SuggestionSize;

/**
 * The times of one study, in seconds.
 *
 * @param first the first suggestion of a new optimizer to which the whole history was given
 * @param next telling one more measurement and asking for the next suggestion
 * @param recommend the recommendation, once a suggestion was asked for
 */
record SuggestionRow(SuggestionSize size, double first, double next, double recommend) {}
