package dev.brink.experiments.data;

import java.util.Arrays;

/** Pictures of handwritten digits, each with the digit that it shows. Immutable; arrays handed out are copies. */
public final class Digits {
    private static final float WHITE = 255;

    private final int pixels;
    private final byte[] images;
    private final byte[] labels;

    private Digits(int pixels, byte[] images, byte[] labels) {
        this.pixels = pixels;
        this.images = images;
        this.labels = labels;
    }

    /**
     * Digits with these pictures.
     *
     * @param pixels of one picture
     * @param images all pixels, picture after picture, as unsigned bytes
     * @param labels which digit each picture shows, from 0 to 9
     */
    public static Digits of(int pixels, byte[] images, byte[] labels) {
        if (pixels < 1 || images.length != (long) pixels * labels.length) {
            throw new IllegalArgumentException("There are " + labels.length + " labels and " + images.length
                    + " pixels, but each picture has " + pixels + ": give all pixels of every picture.");
        }
        for (int i = 0; i < labels.length; i++) {
            if (labels[i] < 0 || labels[i] > 9) {
                throw new IllegalArgumentException(
                        "Picture " + i + " has the label " + labels[i] + ", but labels are digits from 0 to 9.");
            }
        }
        return new Digits(pixels, images.clone(), labels.clone());
    }

    /** How many pictures there are. */
    public int size() {
        return labels.length;
    }

    /** How many pixels each picture has. */
    public int pixels() {
        return pixels;
    }

    /** The brightness of every pixel of one picture, from 0 to 1. */
    public float[] image(int number) {
        return brightness(number * pixels, pixels);
    }

    /** The brightness of all pixels, from 0 to 1, picture after picture. */
    public float[] images() {
        return brightness(0, images.length);
    }

    private float[] brightness(int from, int length) {
        float[] brightness = new float[length];
        for (int i = 0; i < length; i++) {
            brightness[i] = Byte.toUnsignedInt(images[from + i]) / WHITE;
        }
        return brightness;
    }

    /** The digit that a picture shows. */
    public byte label(int number) {
        return labels[number];
    }

    /** The digits of all pictures. */
    public byte[] labels() {
        return labels.clone();
    }

    /** The pictures from one number up to another, exclusive. */
    public Digits range(int from, int to) {
        return new Digits(
                pixels, Arrays.copyOfRange(images, from * pixels, to * pixels), Arrays.copyOfRange(labels, from, to));
    }
}
