package dev.brink.experiments.frame;

import java.util.List;
import java.util.Optional;

/**
 * A part of what an experiment shows.
 *
 * @param paragraphs what to see in it
 * @param pictures as SVG, by the name of the file each would be
 */
public record Section(String title, List<String> paragraphs, Optional<Table> table, List<Picture> pictures) {
    /** A drawing and the name of its file, without an ending. */
    public record Picture(String name, String svg) {}

    public Section {
        paragraphs = List.copyOf(paragraphs);
        pictures = List.copyOf(pictures);
    }

    public static Section of(String title, Table table, String... paragraphs) {
        return new Section(title, List.of(paragraphs), Optional.of(table), List.of());
    }

    public static Section of(String title, Picture picture, String... paragraphs) {
        return new Section(title, List.of(paragraphs), Optional.empty(), List.of(picture));
    }
}
