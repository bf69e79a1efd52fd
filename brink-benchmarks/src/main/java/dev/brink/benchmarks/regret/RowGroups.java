package dev.brink.benchmarks.regret;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rows that are often run together, by one name. */
final class RowGroups {
    private static final List<String> EXACT = List.of(
            "branin_disk",
            "gramacy",
            "gardner1",
            "gardner2",
            "mystery",
            "new_branin",
            "sasena_test2",
            "g08",
            "spring",
            "pressure_vessel_cont",
            "hartmann6_norm",
            "ackley10",
            "keane10");
    private static final List<String> NOISY = List.of("mystery+noise(1,0)", "hartmann6_sum+noise(0.25)");
    private static final List<String> DECOUPLED = List.of(
            "branin_disk+decoupled(1,1)+confidence(0.99)",
            "gramacy+decoupled(1,1,1)",
            "mystery+decoupled(1,1)",
            "gardner2+decoupled(1,1)");
    private static final List<String> DRAWS =
            List.of("gp_d1_s0", "gp_d1_s1", "gp_d2_s0", "gp_d2_s1", "gp_d4_s0", "gp_d4_s1", "gp_d8_s0", "gp_d8_s1");

    /** For comparing ways to choose tasks at the same cost. */
    private static final List<String> EQUAL_COST = List.of(
            "branin_disk+decoupled(1,1)",
            "branin_disk+decoupled(1,10)",
            "branin_disk+decoupled(10,1)",
            "gramacy+decoupled(1,1,1)",
            "gramacy+decoupled(1,10,10)",
            "gramacy+decoupled(10,1,1)",
            "mystery+decoupled(1,1)",
            "mystery+decoupled(1,10)",
            "mystery+decoupled(10,1)",
            "gp_d2_s0+decoupled(1,1)",
            "gp_d2_s0+decoupled(1,10)",
            "gp_d2_s0+decoupled(10,1)",
            "gp_d2_s1+decoupled(1,1)",
            "gp_d2_s1+decoupled(1,10)",
            "gp_d2_s1+decoupled(10,1)",
            "branin_disk+redundant(1,1)+decoupled(1,1,1,1)",
            "gramacy+redundant(1,1)+decoupled(1,1,1,1,1)",
            "gp_d4_s0+decoupled(1,1)",
            "gp_d4_s0+decoupled(1,10)",
            "gp_d4_s0+decoupled(10,1)",
            "gp_d4_s1+decoupled(1,1)",
            "gp_d4_s1+decoupled(1,10)",
            "gp_d4_s1+decoupled(10,1)");

    private static final Map<String, List<String>> GROUPS = groups();

    private RowGroups() {}

    private static Map<String, List<String>> groups() {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        groups.put("exact", EXACT);
        groups.put("noisy", NOISY);
        groups.put("decoupled", DECOUPLED);
        groups.put("equal-cost", EQUAL_COST);
        groups.put("draws", DRAWS);
        return groups;
    }

    /** The rows of a group, or the one row of that name. */
    static Stream<ProblemRow> rows(String groupOrRow) {
        return GROUPS.getOrDefault(groupOrRow, List.of(groupOrRow)).stream().map(ProblemRow::parse);
    }

    static String help() {
        return GROUPS.entrySet().stream()
                .map(group -> String.format("  %-22s %s%n", group.getKey(), String.join(" ", group.getValue())))
                .collect(Collectors.joining());
    }
}
