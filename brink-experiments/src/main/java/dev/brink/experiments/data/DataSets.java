package dev.brink.experiments.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/** The data of the paper's experiments. */
public final class DataSets {
    private static final String CREDIT = "german.data-numeric.gz";

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
}
