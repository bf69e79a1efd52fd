package dev.brink.data;

/**
 * What is believed about a function at a point, in the user's units.
 *
 * @param mean of what would be measured, on average over noise
 * @param deviation the standard deviation of the true value, noise not counted; half the width of the central interval
 *     that holds 68.27 % of the probability, which is the same for a normal distribution
 * @param lower the true value lies above it with probability 0.975
 * @param upper the true value lies below it with probability 0.975
 */
public record Estimate(double mean, double deviation, double lower, double upper) {}
