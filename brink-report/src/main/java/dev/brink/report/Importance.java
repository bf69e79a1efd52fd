package dev.brink.report;

import dev.brink.Surfaces;
import dev.brink.problem.Parameter;
import dev.brink.report.panel.Slice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Which parameters matter: how far what is believed moves when one of them goes through all its values and the others
 * stay at the recommendation. The objective counts by its range over the greatest range of any parameter, and the
 * probability that all constraints hold by its range.
 */
public final class Importance {
    private static final int PLACES = 21;

    private Importance() {}

    /** The names of all parameters, the most important first. */
    public static List<String> ranked(Snapshot snapshot) {
        Map<String, Double> objective = new HashMap<>();
        Map<String, Double> feasibility = new HashMap<>();
        List<String> names = snapshot.problem().space().parameters().stream()
                .map(Parameter::name)
                .toList();
        for (String name : names) {
            List<Surfaces.At> along = along(snapshot, name);
            objective.put(
                    name, range(along, at -> at.objective().map(e -> e.mean()).orElse(0.0)));
            feasibility.put(name, range(along, Surfaces.At::probabilityOfAll));
        }
        double greatest = objective.values().stream().mapToDouble(v -> v).max().orElse(0);
        List<String> ranked = new ArrayList<>(names);
        ranked.sort(Comparator.comparingDouble((String name) -> -feasibility.getOrDefault(name, 0.0)
                - (greatest > 0 ? objective.getOrDefault(name, 0.0) / greatest : 0)));
        return ranked;
    }

    private static List<Surfaces.At> along(Snapshot snapshot, String name) {
        Slice slice =
                new Slice(snapshot.problem().space(), snapshot.recommendation().point(), name);
        List<Double> places = slice.places();
        int stride = Math.max(1, places.size() / PLACES);
        return snapshot.surfaces()
                .at(places.stream()
                        .filter(place -> places.indexOf(place) % stride == 0)
                        .map(slice::at)
                        .toList());
    }

    private static double range(List<Surfaces.At> along, ToDoubleFunction<Surfaces.At> value) {
        double least = along.stream().mapToDouble(value).min().orElse(0);
        double most = along.stream().mapToDouble(value).max().orElse(0);
        return most - least;
    }
}
