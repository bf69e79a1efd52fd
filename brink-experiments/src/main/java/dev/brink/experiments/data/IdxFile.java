package dev.brink.experiments.data;

import java.nio.ByteBuffer;

/**
 * The format of the MNIST files: a magic number whose last byte says how many dimensions there are, the size of each, all
 * as integers with the highest byte first, and then a byte for every value.
 */
final class IdxFile {
    private static final int IMAGES = 2051;
    private static final int LABELS = 2049;

    private IdxFile() {}

    /** @throws InvalidDataException if one of the files is not what it should be, or they do not belong together */
    static Digits read(String imagesFile, byte[] images, String labelsFile, byte[] labels) {
        int[] shape = shape(imagesFile, images, IMAGES, 3);
        int[] count = shape(labelsFile, labels, LABELS, 1);
        if (shape[0] != count[0]) {
            throw new InvalidDataException(imagesFile + " has " + shape[0] + " pictures, but " + labelsFile + " has "
                    + count[0] + " labels: take both from the same set.");
        }
        byte[] values = values(labels, 1);
        for (int i = 0; i < values.length; i++) {
            if (values[i] < 0 || values[i] > 9) {
                throw new InvalidDataException(labelsFile + " has the label " + Byte.toUnsignedInt(values[i])
                        + " at byte " + (i + labels.length - values.length) + ", but labels are digits from 0 to 9:"
                        + " get the file again.");
            }
        }
        return Digits.of(shape[1] * shape[2], values(images, 3), values);
    }

    private static int[] shape(String file, byte[] content, int magic, int dimensions) {
        int header = 4 * (1 + dimensions);
        if (content.length < header) {
            throw new InvalidDataException(file + " ends at byte " + content.length + ", within its header of " + header
                    + " bytes: get the file again.");
        }
        ByteBuffer buffer = ByteBuffer.wrap(content);
        int found = buffer.getInt();
        if (found != magic) {
            throw new InvalidDataException(file + " begins with " + found + ", but such a file begins with " + magic
                    + ": is it another file, or one that is still packed?");
        }
        int[] shape = new int[dimensions];
        long size = 1;
        for (int i = 0; i < dimensions; i++) {
            shape[i] = buffer.getInt();
            if (shape[i] < 1) {
                throw new InvalidDataException(file + " has the size " + shape[i] + " at byte " + (4 + 4 * i)
                        + ", but sizes are positive: get the file again.");
            }
            size = Math.min(Integer.MAX_VALUE, size * shape[i]);
        }
        if (content.length - header != size) {
            throw new InvalidDataException(file + " has " + (content.length - header) + " values after its header,"
                    + " which promises " + size + ": get the file again.");
        }
        return shape;
    }

    private static byte[] values(byte[] content, int dimensions) {
        int header = 4 * (1 + dimensions);
        byte[] values = new byte[content.length - header];
        System.arraycopy(content, header, values, 0, values.length);
        return values;
    }
}
