package dev.brink.experiments.net;

import dev.brink.experiments.data.Digits;
import dev.brink.numeric.RandomStream;
import java.util.random.RandomGenerator;

/** Pictures of ten kinds that are easy to tell apart: each lights half of the pixels, and noise is laid over that. */
final class Blobs {
    static final int PIXELS = 36;

    private Blobs() {}

    static Digits digits(int size, long seed) {
        RandomGenerator kinds = RandomStream.of(1).split("kinds").generator();
        boolean[][] lit = new boolean[10][PIXELS];
        for (boolean[] kind : lit) {
            for (int k = 0; k < PIXELS; k++) {
                kind[k] = kinds.nextBoolean();
            }
        }
        RandomGenerator random = RandomStream.of(seed).split("blobs").generator();
        byte[] images = new byte[size * PIXELS];
        byte[] labels = new byte[size];
        for (int i = 0; i < size; i++) {
            labels[i] = (byte) random.nextInt(10);
            for (int k = 0; k < PIXELS; k++) {
                images[i * PIXELS + k] = (byte) (random.nextInt(130) + (lit[labels[i]][k] ? 126 : 0));
            }
        }
        return Digits.of(PIXELS, images, labels);
    }
}
