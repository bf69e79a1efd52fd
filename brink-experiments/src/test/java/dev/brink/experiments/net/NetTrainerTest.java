package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.experiments.data.Digits;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;

class NetTrainerTest {
    private static final Digits TRAINING = Blobs.digits(2000, 1);
    private static final Digits VALIDATION = Blobs.digits(600, 2);
    private static final NetTrainer TRAINER = new NetTrainer(TRAINING, VALIDATION, new NetTraining(300, 50));

    @Test
    void learnsToTellKindsApart() {
        assertThat(TRAINER.train(with(0.1, 0.8), 1))
                .isInstanceOfSatisfying(
                        TrainedNet.Converged.class,
                        net -> assertThat(net.error()).isLessThan(0.03));
    }

    @Test
    void whoHardlyLearnsErrs() {
        assertThat(TRAINER.train(with(1e-5, 0), 1))
                .isInstanceOfSatisfying(
                        TrainedNet.Converged.class,
                        net -> assertThat(net.error()).isGreaterThan(0.3));
    }

    @Test
    void reportsDivergenceSoon() {
        NetTrainer patient = new NetTrainer(TRAINING, VALIDATION, new NetTraining(100_000, 50));

        assertThat(patient.train(with(1e5, 0.95), 1))
                .isInstanceOfSatisfying(
                        TrainedNet.Diverged.class,
                        net -> assertThat(net.updates()).isLessThanOrEqualTo(500));
    }

    @Test
    void theSeedIsTheOnlyChance() {
        assertThat(TRAINER.train(with(0.02, 0.5), 1)).isEqualTo(TRAINER.train(with(0.02, 0.5), 1));
        assertThat(TRAINER.train(with(0.003, 0.5), 1)).isNotEqualTo(TRAINER.train(with(0.003, 0.5), 2));
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() throws Exception {
        assertThat(on(1)).isEqualTo(on(4));
    }

    /** A short training at a slow rate: its error would show the least difference of the weights. */
    private static TrainedNet on(int threads) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            NetTrainer trainer = new NetTrainer(TRAINING, TRAINING, new NetTraining(40, 50));
            return pool.submit(() -> trainer.train(with(0.01, 0.5), 3)).get();
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void momentumMovesOverTheFirstHalf() {
        NetHyperparameters moving = new NetHyperparameters(0.1, 0.5, 0.9, 5, 5, 1, 1, 1, 0, 0, 0);

        assertThat(moving.momentum(0, 1000)).isEqualTo(0.5);
        assertThat(moving.momentum(250, 1000)).isCloseTo(0.7, within(1e-12));
        assertThat(moving.momentum(500, 1000)).isCloseTo(0.9, within(1e-12));
        assertThat(moving.momentum(999, 1000)).isCloseTo(0.9, within(1e-12));
    }

    @Test
    void countsWeightsExactly() {
        assertThat(new NetShape(784, 312, 1772, 10).weights()).isEqualTo(815_192);
        assertThat(new NetShape(2, 3, 4, 5).weights()).isEqualTo(6 + 12 + 20);
        assertThat(new NetShape(100_000, 100_000, 1, 2).weights()).isEqualTo(10_000_100_002L);
    }

    @Test
    void refusesWhatCannotBe() {
        assertThatThrownBy(() -> new NetTrainer(TRAINING, VALIDATION, new NetTraining(1, 2001)))
                .hasMessageContaining("a minibatch takes 2001");
        assertThatThrownBy(() -> with(0, 0.5)).hasMessageContaining("learning rate was 0.0");
        assertThatThrownBy(() -> with(0.1, 1)).hasMessageContaining("final momentum was 1.0");
        assertThatThrownBy(() -> new NetShape(784, 0, 5, 10)).hasMessageContaining("784, 0, 5 and 10 units");
        assertThatThrownBy(() -> new NetTraining(0, 5)).hasMessageContaining("0 updates");
    }

    private static NetHyperparameters with(double learningRate, double momentum) {
        return new NetHyperparameters(learningRate, 0.5, momentum, 40, 50, 4, 4, 4, 0.1, 0.2, 0.2);
    }
}
