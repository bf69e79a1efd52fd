package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.data.Datum;
import dev.brink.gp.HyperPrior;
import dev.brink.numeric.Normal;
import dev.brink.observation.BinomialLikelihood;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FunctionModelTest {
    private static final SearchSpace SPACE = SearchSpace.of(Parameter.real("x", 10, 20), Parameter.real("y", 0, 1));
    private static final Constraint SIZE = Constraint.atMost("size", 50);
    private static final Constraint TIME = Constraint.atMost("time", 60).scale(LatentScale.LOG);

    private static LatentModel model(ModelledFunction function, InferenceSettings settings, Observation... seen) {
        List<Datum> data = new ArrayList<>();
        for (int i = 0; i < seen.length; i++) {
            data.add(new Datum(SPACE.point(Map.of("x", 10.0 + i, "y", 0.5)), seen[i]));
        }
        return new FunctionModel(function, SPACE, settings).of(data);
    }

    private static LatentModel model(ModelledFunction function, Observation... seen) {
        return model(function, InferenceSettings.standard(), seen);
    }

    @Test
    void numbersGoToTheLatentScaleAndPointsToTheUnitCube() {
        LatentModel model = model(TIME, Observation.of(30), Observation.of(120, 12), Observation.moreThan(300));
        assertThat(model.data().numbers()).containsExactly(Math.log(30), Math.log(120));
        // Learned where nothing is said; a tenth of the value is a tenth on the log scale.
        assertThat(model.data().deviations()[0]).isNaN();
        assertThat(model.data().deviations()[1]).isEqualTo(0.1, within(1e-15));
        assertThat(model.data().numberPoints()[1]).containsExactly(0.1, 0.5);
        assertThat(model.data().sites()).containsExactly(new LatentSite.Censored(Math.log(300), Double.NaN));
        assertThat(model.transform().centre()).isEqualTo(Math.log(60));
        assertThat(model.prior()).isEqualTo(HyperPrior.standard(2));
    }

    @Test
    void whatIsLearnedDependsOnTheNoiseAndTheWarp() {
        assertThat(model(TIME, Observation.of(30)).coordinates().learnsNoise()).isTrue();
        assertThat(model(TIME, Observation.moreThan(30)).coordinates().learnsNoise())
                .isTrue();
        assertThat(model(TIME, Observation.of(30, 1)).coordinates().learnsNoise())
                .isFalse();
        assertThat(model(TIME).coordinates().learnsNoise()).isFalse();
        assertThat(model(TIME.noise(Noise.none()), Observation.of(30))
                        .coordinates()
                        .learnsNoise())
                .isFalse();
        assertThat(model(TIME.noise(Noise.none()), Observation.of(30)).data().deviations())
                .containsExactly(0);
        assertThat(model(TIME.noise(Noise.fixed(3)), Observation.of(30)).data().deviations()[0])
                .isEqualTo(0.1, within(1e-15));
        assertThat(model(SIZE, Observation.of(30)).coordinates().learnsWarp()).isTrue();
        InferenceSettings fixed = InferenceSettings.standard().withWarp(OutputWarp.fixed(4));
        assertThat(model(SIZE, fixed, Observation.of(30)).coordinates().learnsWarp())
                .isFalse();
        assertThat(model(SIZE, fixed, Observation.of(30)).transform().warp()).isEqualTo(4);
        LatentModel off = model(
                TIME, InferenceSettings.standard().withWarp(OutputWarp.off()), Observation.of(1), Observation.of(100));
        assertThat(off.transform().warp()).isInfinite();
        assertThat(off.transform().centre()).isEqualTo(Math.log(10), within(1e-14));
    }

    @Test
    void aScaleThatTheUserChoseIsNotWarpedAgain() {
        assertThat(model(TIME, Observation.of(30)).coordinates().learnsWarp()).isFalse();
        assertThat(model(TIME, Observation.of(30)).transform().warp()).isInfinite();
        InferenceSettings fixed = InferenceSettings.standard().withWarp(OutputWarp.fixed(4));
        assertThat(model(TIME, fixed, Observation.of(30)).transform().warp()).isInfinite();
    }

    @Test
    void withoutDataAConstraintIsMeasuredFromItsThreshold() {
        InferenceSettings off = InferenceSettings.standard().withWarp(OutputWarp.off());
        assertThat(model(SIZE, off).transform().centre()).isEqualTo(SIZE.threshold());
        assertThat(model(SIZE).transform().centre()).isEqualTo(SIZE.threshold());
    }

    @Test
    void chainCoordinatesBecomeHyperparametersWithTheMeanAtTheLocation() {
        LatentModel model = model(SIZE, Observation.of(30), Observation.of(120));
        // Two log length scales, log variance, mean, log noise ratio, log warp.
        double[] x = {0, Math.log(2), Math.log(4), 0.25, Math.log(0.01), Math.log(3)};
        double location = 3 * Math.log(model.location() / 3 + Math.hypot(1, model.location() / 3));
        assertThat(model.hyperparameters(x).mean()).isEqualTo(location + 0.25, within(1e-14));
        assertThat(model.mean(x)).isEqualTo(model.hyperparameters(x).mean());
        assertThat(model.hyperparameters(x).noiseVariance()).isEqualTo(0.04, within(1e-15));
        assertThat(model.hyperparameters(x).lengthScales()[1]).isEqualTo(2, within(1e-14));
        assertThat(model.transform(x).warp()).isEqualTo(3, within(1e-14));
        assertThat(model.transform(x).unit()).isEqualTo(model.transform().unit());
    }

    @Test
    void countsAndAnswersStayOnTheProbitScale() {
        LatentModel counts = model(Constraint.share("taste", 0.9), Observation.counts(7, 9));
        assertThat(counts.transform()).isEqualTo(OutputTransform.IDENTITY);
        assertThat(counts.location()).isEqualTo(0);
        assertThat(counts.coordinates().learnsNoise()).isFalse();
        assertThat(counts.coordinates().learnsWarp()).isFalse();
        assertThat(counts.prior()).isEqualTo(HyperPrior.counts(2));
        assertThat(density(counts, 0.3)).isEqualTo(new BinomialLikelihood(7, 9).logDensity(0.3));
        LatentModel answers = model(Constraint.holds("ok"), Observation.yes());
        assertThat(answers.prior()).isEqualTo(HyperPrior.answers(2));
        assertThat(model(Constraint.holds("ok").probability(0.9), Observation.yes())
                        .prior())
                .isEqualTo(HyperPrior.doubtfulAnswers(2));
        assertThat(model(Constraint.succeeds("ok", "run"), Observation.yes()).prior())
                .isEqualTo(HyperPrior.doubtfulAnswers(2));
        assertThat(density(answers, 0.3)).isEqualTo(Normal.logCdf(0.3));
        assertThat(density(model(Constraint.holds("ok"), Observation.no()), 0.3))
                .isEqualTo(Normal.logCdf(-0.3));
    }

    private static double density(LatentModel model, double latent) {
        return model.data().sites().get(0).likelihood(model.transform(), 0).logDensity(latent);
    }

    @Test
    void usersUnits() {
        assertThat(FunctionModel.fromLatent(TIME).applyAsDouble(Math.log(60))).isEqualTo(60, within(1e-12));
        assertThat(FunctionModel.fromLatent(Objective.minimize("f")).applyAsDouble(-3))
                .isEqualTo(-3);
        assertThat(FunctionModel.fromLatent(Constraint.share("s", 0.9)).applyAsDouble(0))
                .isEqualTo(0.5);
    }

    @Test
    void noiseAtTheEndOfAScaleStaysFinite() {
        ObservationModel.Gaussian logit = new ObservationModel.Gaussian(LatentScale.LOGIT, Noise.fixed(0.1));
        assertThat(FunctionModel.deviation(logit, Observation.of(1e-300), 1e-300))
                .isFinite()
                .isGreaterThan(1e100);
        assertThat(FunctionModel.deviation(logit, Observation.of(1e-300, 0), 1e-300))
                .isEqualTo(0);
    }

    @Test
    void observationsWithoutALikelihoodAreRefused() {
        assertThatThrownBy(() -> FunctionModel.site(TIME, Observation.of(3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'time' has no likelihood for 3.");
        assertThatThrownBy(() -> FunctionModel.site(Constraint.holds("ok"), Observation.moreThan(2)))
                .hasMessage("'ok' has no likelihood for more than 2.");
    }
}
