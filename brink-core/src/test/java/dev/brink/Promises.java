package dev.brink;

import dev.brink.testkit.ShareTest;
import dev.brink.testkit.SignificanceTest;
import dev.brink.testkit.TestFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** The promises of many confident answers, by confidence and by kind: are they kept as often as was asked? */
final class Promises {
    private final int answers;
    private final int confident;
    private final List<Group> groups = new ArrayList<>();

    Promises(List<Answer> answers) {
        this.answers = answers.size();
        this.confident = (int) answers.stream().filter(Answer::confident).count();
        List<Promise> all = answers.stream()
                .filter(Answer::confident)
                .flatMap(answer -> answer.promises().stream())
                .toList();
        add("all", all, promise -> true);
        for (double asked : DrawnProblem.CONFIDENCES) {
            add("asked " + asked, all, promise -> promise.asked() == asked);
        }
        add("all at the edge", all, Promise::isAtEdge);
        for (double asked : DrawnProblem.CONFIDENCES) {
            add("asked " + asked + ", at the edge", all, promise -> promise.asked() == asked && promise.isAtEdge());
        }
        for (ConstraintKind kind : ConstraintKind.values()) {
            add(kind.label(), all, promise -> promise.kind() == kind);
        }
    }

    private void add(String name, List<Promise> all, Predicate<Promise> condition) {
        List<Promise> promises = all.stream().filter(condition).toList();
        if (!promises.isEmpty()) {
            groups.add(new Group(name, promises));
        }
    }

    private record Group(String name, List<Promise> promises) {
        double asked() {
            return promises.stream().mapToDouble(Promise::asked).average().orElseThrow();
        }

        double stated() {
            return promises.stream().mapToDouble(Promise::stated).average().orElseThrow();
        }

        int kept() {
            return (int) promises.stream().filter(Promise::kept).count();
        }

        SignificanceTest test() {
            return ShareTest.atLeast(name, kept(), promises.size(), asked());
        }

        String markdownRow() {
            return String.format(
                    Locale.ROOT,
                    "| %s | %d | %.3f | %.3f | %.3f | %.3g |\n",
                    name,
                    promises.size(),
                    asked(),
                    stated(),
                    (double) kept() / promises.size(),
                    test().pValue());
        }
    }

    int confident() {
        return confident;
    }

    /** One test a group, at one level for all together: no fewer are kept than was asked. */
    TestFamily kept(double level) {
        return new TestFamily("Promises", groups.stream().map(Group::test).toList(), level);
    }

    String markdown() {
        StringBuilder table = new StringBuilder(confident + " of " + answers
                + " answers were confident.\n\n| promises | number | asked | stated | kept | p-value |\n"
                + "|---|---:|---:|---:|---:|---:|\n");
        groups.forEach(group -> table.append(group.markdownRow()));
        return table.toString();
    }
}
