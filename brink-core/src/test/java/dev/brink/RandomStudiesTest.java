package dev.brink;

import static org.assertj.core.api.Assertions.fail;

import dev.brink.data.Suggestion;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever the problem and whatever comes back, the promises are kept and nothing is thrown. */
class RandomStudiesTest {
    private static final int STEPS = 12;

    @ParameterizedTest
    @CsvSource({
        "ORDINARY, 100, 15",
        "EXTREME, 5, 3",
        "EXTREME, 18, 1",
        "EXTREME, 20, 1",
        "EXTREME, 52, 1",
        "EXTREME, 226, 1",
        "EQUAL, 0, 3",
        "FAILING, 6, 2",
        "FAILING, 13, 1",
        "CENSORED, 0, 3",
        "CONTRADICTORY, 0, 2",
        "CONTRADICTORY, 38, 1"
    })
    void promisesAreKept(Laboratory.Temper temper, int firstSeed, int studies) {
        for (int seed = firstSeed; seed < firstSeed + studies; seed++) {
            check(temper, seed);
        }
    }

    @ParameterizedTest
    @EnumSource(Laboratory.Temper.class)
    @Tag("long")
    void promisesAreKeptInManyStudies(Laboratory.Temper temper) {
        for (int seed = 100; seed < 250; seed++) {
            check(temper, seed);
        }
    }

    private static void check(Laboratory.Temper temper, int seed) {
        try {
            study(temper, seed);
        } catch (RuntimeException | AssertionError broken) {
            fail("Study " + seed + " of temper " + temper + " broke a promise.", broken);
        }
    }

    private static void study(Laboratory.Temper temper, int seed) {
        RandomStream stream = RandomStream.of(seed).split(temper.name());
        Problem problem = new RandomProblem(stream.split("problem").generator()).draw();
        Laboratory laboratory =
                new Laboratory(problem, temper, stream.split("answers").generator());
        Assurances promises = new Assurances(problem);
        Optimizer optimizer = new Optimizer(
                problem, Settings.standard().seed(seed).hyperparameterSamples(2).initialPoints(4));
        for (int step = 0; step < STEPS && !promises.isNothingLeft(optimizer); step++) {
            Suggestion suggestion = optimizer.ask();
            promises.keeps(suggestion, optimizer);
            optimizer.tell(laboratory.measure(suggestion));
        }
        promises.keeps(optimizer.recommend());
        Stream<Point> anywhere = random(problem, stream.split("surfaces").generator());
        List<Point> points = Stream.concat(
                        anywhere, Stream.of(optimizer.recommend().point()))
                .toList();
        optimizer.surfaces().at(points).forEach(promises::keeps);
    }

    private static Stream<Point> random(Problem problem, RandomGenerator random) {
        int parameters = problem.space().parameters().size();
        return Stream.generate(() -> problem.space()
                        .decode(problem.space().place(random.doubles(parameters).toArray())))
                .limit(20);
    }
}
