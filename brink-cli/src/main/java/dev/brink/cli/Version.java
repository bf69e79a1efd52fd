package dev.brink.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote down, and the Java that is running it: what a bug report needs. */
final class Version implements IVersionProvider {
    private static final String RESOURCE = "version.properties";

    @Override
    public String[] getVersion() throws IOException {
        return new String[] {
            "Brink " + brink(),
            "Java " + Runtime.version() + " (" + System.getProperty("java.vendor") + ", "
                    + System.getProperty("java.home") + ")",
        };
    }

    /** The version of Brink alone. */
    static String brink() throws IOException {
        Properties properties = new Properties();
        try (InputStream resource = Version.class.getResourceAsStream(RESOURCE)) {
            properties.load(Objects.requireNonNull(resource, RESOURCE));
        }
        return Objects.requireNonNull(properties.getProperty("version"), RESOURCE);
    }
}
