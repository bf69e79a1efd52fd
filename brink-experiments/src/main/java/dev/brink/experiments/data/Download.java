package dev.brink.experiments.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Fetches a file from its home. Waits for nobody who has gone silent, and follows to where a home has moved. */
final class Download {
    private static final int MOST_REDIRECTS = 5;
    private static final int BUFFER = 1 << 16;

    /** No file of ours is as large; a server that sends without end must not fill the disk. */
    private static final long MOST_BYTES = 200_000_000;

    private final Duration patience;
    private final DownloadListener listener;

    /** @param patience how long to wait for the next bytes */
    Download(Duration patience, DownloadListener listener) {
        this.patience = patience;
        this.listener = listener;
    }

    /** @throws IOException that says what went wrong, with what came so far left in the file */
    void fetch(URI address, Path file) throws IOException {
        HttpURLConnection connection = open(address);
        try (InputStream from = connection.getInputStream();
                OutputStream to = Files.newOutputStream(file)) {
            long expected = connection.getContentLengthLong();
            long received = copy(address, from, to, expected);
            if (expected >= 0 && received != expected) {
                throw new IOException("it ended after " + received + " of " + expected + " bytes");
            }
        } finally {
            connection.disconnect();
        }
    }

    private long copy(URI address, InputStream from, OutputStream to, long expected) throws IOException {
        String path = address.getPath();
        String name = path.substring(path.lastIndexOf('/') + 1);
        byte[] buffer = new byte[BUFFER];
        long received = 0;
        for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
            to.write(buffer, 0, count);
            received += count;
            listener.received(name, received, expected);
            if (received > MOST_BYTES) {
                throw new IOException("it is longer than " + MOST_BYTES + " bytes, which no such file is");
            }
        }
        return received;
    }

    /** Java follows redirects by itself, but not from http to https. */
    private HttpURLConnection open(URI address) throws IOException {
        URI place = address;
        for (int redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
            HttpURLConnection connection = connection(place);
            int status = connection.getResponseCode();
            String location = connection.getHeaderField("Location");
            if (status == HttpURLConnection.HTTP_OK) {
                return connection;
            }
            connection.disconnect();
            if (status / 100 != 3 || location == null) {
                throw new IOException("the server answered with status " + status);
            }
            place = resolved(place, location);
        }
        throw new IOException("the server redirects in circles");
    }

    private HttpURLConnection connection(URI place) throws IOException {
        URLConnection connection = place.toURL().openConnection();
        if (!(connection instanceof HttpURLConnection http)) {
            throw new IOException("the address " + place + " is not one of the web");
        }
        http.setInstanceFollowRedirects(false);
        http.setConnectTimeout(Math.toIntExact(patience.toMillis()));
        http.setReadTimeout(Math.toIntExact(patience.toMillis()));
        http.setRequestProperty("User-Agent", "brink");
        return http;
    }

    private static URI resolved(URI place, String location) throws IOException {
        try {
            return place.resolve(new URI(location));
        } catch (URISyntaxException invalid) {
            throw new IOException("the server redirects to '" + location + "', which is no address", invalid);
        }
    }
}
