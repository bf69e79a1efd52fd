package dev.brink.experiments.random;

import java.util.random.RandomGenerator;

/** Numbers in random order. */
public final class Permutation {
    private Permutation() {}

    /** The numbers from 0 to {@code size - 1}, every order as probable as every other. */
    public static int[] of(int size, RandomGenerator random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int other = random.nextInt(i + 1);
            order[i] = order[other];
            order[other] = i;
        }
        return order;
    }
}
