package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.experiments.data.DataFolders;
import dev.brink.experiments.data.DataSets;
import dev.brink.experiments.data.Digits;
import dev.brink.experiments.data.DownloadListener;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** Runs where {@code BRINK_DATA} names a folder with MNIST, which does not ship with Brink. */
@EnabledIfEnvironmentVariable(named = "BRINK_DATA", matches = ".+")
class RealDigitsTest {
    /** The network that the paper found (section 4.3); it does not tell the norms, and trains longer. */
    @Test
    void thePapersNetworkErrsInFewerThanThreeOfAHundred() {
        Digits digits =
                DataSets.trainingDigits(DataFolders.of(Optional.empty(), System.getenv(), DownloadListener.none()));
        NetTrainer trainer =
                new NetTrainer(digits.range(0, 50_000), digits.range(50_000, 60_000), new NetTraining(2000, 100));

        TrainedNet trained =
                trainer.train(new NetHyperparameters(0.1, 0.86, 0.81, 312, 1772, 4, 4, 4, 0.17, 0.3, 0), 1);

        assertThat(trained)
                .isInstanceOfSatisfying(
                        TrainedNet.Converged.class,
                        net -> assertThat(net.error()).isLessThan(0.03));
    }
}
