package dev.brink.experiments.data;

import java.net.URI;

/**
 * A file of a data set. Its checksum is that of what is packed in it, since the same content packed by another program is
 * another archive; for the same reason it is taken as well without being packed.
 *
 * @param set the folder of its data set
 * @param name as it is called when it is not packed
 * @param home the address of the folder that it is downloaded from
 * @param packed whether it is packed there, and called {@code name.gz}
 * @param form whether its bytes count, or its lines
 * @param sha256 of its content
 */
record DataFile(String set, String name, URI home, boolean packed, Form form, String sha256) {
    /** What about a file must be right. */
    enum Form {
        /** Every byte. */
        BYTES,
        /** Every line that is not blank, without spaces around it: mirrors differ in line ends and in the last one. */
        LINES
    }

    private static final URI MNIST = URI.create("https://ossci-datasets.s3.amazonaws.com/mnist/");
    private static final URI BAGS =
            URI.create("https://archive.ics.uci.edu/ml/machine-learning-databases/bag-of-words/");

    static final DataFile TRAIN_IMAGES =
            mnist("train-images-idx3-ubyte", "ba891046e6505d7aadcbbe25680a0738ad16aec93bde7f9b65e87a2fc25776db");
    static final DataFile TRAIN_LABELS =
            mnist("train-labels-idx1-ubyte", "65a50cbbf4e906d70832878ad85ccda5333a97f0f4c3dd2ef09a8a9eef7101c5");
    static final DataFile TEST_IMAGES =
            mnist("t10k-images-idx3-ubyte", "0fa7898d509279e482958e8ce81c8e77db3f2f8254e26661ceb7762c4d494ce7");
    static final DataFile TEST_LABELS =
            mnist("t10k-labels-idx1-ubyte", "ff7bcfd416de33731a308c3f266cc351222c34898ecbeaf847f06e48f7ec33f2");
    static final DataFile KOS_COUNTS = new DataFile(
            "kos",
            "docword.kos.txt",
            BAGS,
            true,
            Form.LINES,
            "0913cf084375360ce32c497dc2f8eafc4cf24a231f3d39bdbf8c41de29797cb4");
    static final DataFile KOS_WORDS = new DataFile(
            "kos",
            "vocab.kos.txt",
            BAGS,
            false,
            Form.LINES,
            "623b7b969793b32c4ea7d1ae8cd2e9ed99038bf51628f33f52349f9485aeab8e");

    private static DataFile mnist(String name, String sha256) {
        return new DataFile("mnist", name, MNIST, true, Form.BYTES, sha256);
    }

    /** What it is called when it is packed. */
    String packedName() {
        return name + ".gz";
    }

    /** What it is called at its home. */
    String nameAtHome() {
        return packed ? packedName() : name;
    }

    URI address() {
        return home.resolve(nameAtHome());
    }

    /** The same file at another home, which has a folder for each set. */
    DataFile at(URI mirror) {
        return new DataFile(set, name, mirror.resolve(set + "/"), packed, form, sha256);
    }
}
