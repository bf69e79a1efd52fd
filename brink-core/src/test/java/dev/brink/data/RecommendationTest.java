package dev.brink.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class RecommendationTest {
    private static final Point POINT =
            SearchSpace.of(Parameter.real("width", 0, 10)).point(Map.of("width", 3.25));

    @Test
    void readsLikeAnAnswer() {
        Recommendation recommendation = new Recommendation(
                POINT,
                true,
                Optional.of(new Estimate(4.2, 0.1, 4.0, 4.4)),
                List.of(new Chance("strength", 0.97214, 0.95), new Chance("fits", 0.999999, 0.9)),
                0.97,
                OptionalDouble.empty(),
                "It was measured.");

        assertThat(recommendation.toString().lines())
                .containsExactly(
                        "{width=3.25}",
                        "objective 4.20000 (4.00000 to 4.40000)",
                        "strength with probability 0.9721, 0.95 asked",
                        "fits with probability over 0.9999, 0.9 asked",
                        "It was measured.");
    }

    @Test
    void saysThatNothingPassesYetAndWhatIsAskedOfAllTogether() {
        Recommendation recommendation = new Recommendation(
                POINT,
                false,
                Optional.empty(),
                List.of(new Chance("strength", 0.5, 0.95)),
                0.5,
                OptionalDouble.of(0.8),
                "Nothing passes yet.");

        assertThat(recommendation.toString().lines())
                .containsExactly(
                        "{width=3.25}, not yet confident",
                        "strength with probability 0.5000",
                        "all together with probability 0.5000, 0.8 asked",
                        "Nothing passes yet.");
    }
}
