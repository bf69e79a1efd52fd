package dev.brink.gp;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import java.util.List;

/** A Gaussian process recorded in three tables: its settings, its data and its predictions. */
record ReferenceProcess(ReferenceRow settings, GaussianProcess process, List<ReferenceRow> predictions) {

    static List<ReferenceProcess> load(String prefix) {
        ReferenceTable settings = table(prefix + ".csv");
        ReferenceTable data = table(prefix + "-data.csv");
        ReferenceTable predictions = table(prefix + "-predictions.csv");
        return settings.rows().stream()
                .map(row -> {
                    String name = row.text("process");
                    return new ReferenceProcess(
                            row, process(row, data.rowsWhere("process", name)), predictions.rowsWhere("process", name));
                })
                .toList();
    }

    private static ReferenceTable table(String name) {
        return ReferenceTable.load(ReferenceProcess.class, "/reference/" + name);
    }

    private static GaussianProcess process(ReferenceRow row, List<ReferenceRow> data) {
        double[] lengthScales = row.numbers("length_scales");
        double[][] points = data.stream().map(d -> d.numbers("point")).toArray(double[][]::new);
        return GaussianProcess.conditioned(
                Matern52.INSTANCE,
                new Hyperparameters(lengthScales, row.get("variance"), row.get("mean"), 0, Double.POSITIVE_INFINITY),
                Inputs.of(points, lengthScales.length),
                data.stream().mapToDouble(d -> d.get("value")).toArray(),
                data.stream().mapToDouble(d -> d.get("noise_variance")).toArray());
    }

    /** One row a prediction. */
    Marginals marginals() {
        return process.marginals(
                predictions.stream().map(row -> row.numbers("point")).toArray(double[][]::new));
    }

    @Override
    public String toString() {
        return settings.text("process");
    }
}
