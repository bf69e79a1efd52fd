package dev.brink.report;

import dev.brink.Optimizer;
import dev.brink.report.page.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a picture of every kind into a folder, to be looked at by whoever changes how they are drawn. */
final class Gallery {
    private Gallery() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        write(folder, "disk", ExampleStudies.disk(40), "x1", "x2");
        Optimizer mixed = ExampleStudies.mixed(25);
        write(folder, "mixed", mixed, "rate", "units");
        write(folder, "mixed-cells", mixed, "act", "layers");
        write(folder, "mixed-one", mixed, "rate", "");
        write(folder, "mixed-strips", mixed, "bias", "rate");
        write(folder, "curve", ExampleStudies.curve(9), "t", "");
        write(folder, "cells", ExampleStudies.cells(14), "flour", "minutes");
        write(folder, "cells-one", ExampleStudies.cells(14), "flour", "");
        write(folder, "hopeless", ExampleStudies.hopeless(10), "x", "y");
        write(folder, "twelve", ExampleStudies.twelve(12), "x", "y");
        write(folder, "anything", ExampleStudies.anything(9), "length", "grade");
        write(folder, "single", ExampleStudies.hopeless(1), "x", "y");
        page(folder, "disk", ExampleStudies.disk(40));
        page(folder, "mixed <script>alert('name')</script>", mixed);
        page(folder, "anything", ExampleStudies.anything(9));
        page(folder, "single", ExampleStudies.hopeless(1));
    }

    private static void page(Path folder, String name, Optimizer optimizer) throws IOException {
        Report report = ExampleReports.of(name, optimizer);
        String file = name.replaceAll("\\W.*", "");
        Files.writeString(folder.resolve(file + ".html"), new Page(report).html());
        Files.writeString(
                folder.resolve(file + "-progress.svg"),
                new ProgressChart("Progress of " + name, "the objective", report.progress()).svg());
    }

    private static void write(Path folder, String name, Optimizer optimizer, String x, String y) throws IOException {
        optimizer.ask();
        Panels panels = Panels.of(Snapshot.of(name, optimizer));
        Files.writeString(folder.resolve(name + ".svg"), y.isEmpty() ? panels.svg(x) : panels.svg(x, y));
    }
}
