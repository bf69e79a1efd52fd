package dev.brink.experiments.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** The data of the paper's experiments. */
public final class DataSets {
    private static final String CREDIT = "german.data-numeric.gz";

    private static final String COUNTS = "docword.";

    private DataSets() {}

    /**
     * The German credit data, which ships with Brink: H. Hofmann, Statlog (German Credit Data), UCI Machine Learning
     * Repository, CC BY 4.0.
     */
    public static Credit credit() {
        try (InputStream resource = DataSets.class.getResourceAsStream(CREDIT);
                InputStream unpacked = new GZIPInputStream(Objects.requireNonNull(resource, CREDIT))) {
            return CreditFile.read(CREDIT, unpacked);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The 60,000 digits of MNIST to learn from. */
    public static Digits trainingDigits(DataFolders folders) {
        return digits(folders, DataFile.TRAIN_IMAGES, DataFile.TRAIN_LABELS);
    }

    /** The 10,000 digits of MNIST to judge by. */
    public static Digits testDigits(DataFolders folders) {
        return digits(folders, DataFile.TEST_IMAGES, DataFile.TEST_LABELS);
    }

    private static Digits digits(DataFolders folders, DataFile images, DataFile labels) {
        return IdxFile.read(images.name(), folders.read(images), labels.name(), folders.read(labels));
    }

    /** The posts of the blog Daily Kos. */
    public static Corpus kos(DataFolders folders) {
        return corpus(folders, DataFile.KOS_COUNTS, DataFile.KOS_WORDS);
    }

    static Corpus corpus(DataFolders folders, DataFile counts, DataFile words) {
        return BagOfWordsFile.read(counts.name(), folders.read(counts), words.name(), folders.read(words));
    }

    /**
     * Any bag of words in UCI's format: a folder with one file {@code docword.*} and one {@code vocab.*}, packed or not.
     *
     * @throws InvalidDataException if there are none or several, or they are not what they should be
     */
    public static Corpus corpusIn(Path folder) {
        Path counts = only(folder, COUNTS);
        Path words = only(folder, "vocab.");
        try {
            return BagOfWordsFile.read(counts.toString(), Content.read(counts), words.toString(), Content.read(words));
        } catch (IOException unreadable) {
            throw new InvalidDataException(
                    "The bag of words in " + folder + " cannot be read: " + unreadable.getMessage() + ".", unreadable);
        }
    }

    /** Whether a folder has a bag of words in UCI's format of its own. */
    public static boolean holdsCorpus(Path folder) {
        return Files.isDirectory(folder) && !beginningWith(folder, COUNTS).isEmpty();
    }

    private static List<Path> beginningWith(Path folder, String prefix) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(
                            file -> String.valueOf(file.getFileName()).startsWith(prefix) && Files.isRegularFile(file))
                    .toList();
        } catch (IOException unreadable) {
            throw new InvalidDataException(
                    "The folder " + folder + " cannot be read: name one that exists.", unreadable);
        }
    }

    private static Path only(Path folder, String prefix) {
        List<Path> found = beginningWith(folder, prefix);
        if (found.size() != 1) {
            throw new InvalidDataException("The folder " + folder + " has " + found.size() + " files '" + prefix
                    + "*', but a bag of words has one: leave one there.");
        }
        return found.get(0);
    }
}
