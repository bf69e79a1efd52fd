package dev.brink.experiments.data;

/** Hears how far a download is. */
public interface DownloadListener {
    /** Nobody is watching. */
    static DownloadListener none() {
        return (file, bytes, of) -> {};
    }

    /**
     * So much of a file is here.
     *
     * @param of its size; negative where its home does not say
     */
    void received(String file, long bytes, long of);
}
