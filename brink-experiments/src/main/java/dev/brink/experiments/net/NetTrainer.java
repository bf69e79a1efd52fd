package dev.brink.experiments.net;

import dev.brink.experiments.data.Digits;
import dev.brink.experiments.random.Permutation;
import dev.brink.numeric.RandomStream;
import java.util.Optional;

/**
 * Trains networks by stochastic gradient descent with momentum. Work is done in parallel on the pool of the calling
 * thread; the number of its threads does not change the result.
 */
public final class NetTrainer {
    private final Digits training;
    private final Digits validation;
    private final NetTraining effort;

    public NetTrainer(Digits training, Digits validation, NetTraining effort) {
        if (training.size() < effort.minibatch() || validation.size() == 0) {
            throw new IllegalArgumentException("There are " + training.size() + " digits to learn from and "
                    + validation.size() + " to judge by, but a minibatch takes " + effort.minibatch()
                    + " of the first, and there must be some of the second: give more digits.");
        }
        this.training = training;
        this.validation = validation;
        this.effort = effort;
    }

    /** The seed decides the first weights, the order of the digits, and which units are dropped. */
    public TrainedNet train(NetHyperparameters hyperparameters, long seed) {
        RandomStream stream = RandomStream.of(seed).split("net");
        Network network = new Network(training.pixels(), hyperparameters, stream.split("weights"));
        LossWatch watch = new LossWatch();
        int perPass = training.size() / effort.minibatch();
        int[] order = {};
        for (int update = 0; update < effort.updates(); update++) {
            if (update % perPass == 0) {
                order = Permutation.of(
                        training.size(), stream.split("order").split(update).generator());
            }
            double loss = update(network, hyperparameters, update, order, update % perPass, stream.split("dropout"));
            Optional<String> trouble = watch.see(loss);
            if (trouble.isPresent()) {
                return new TrainedNet.Diverged(update + 1, trouble.get());
            }
        }
        return watch.noBetterThanAGuess()
                .<TrainedNet>map(reason -> new TrainedNet.Diverged(effort.updates(), reason))
                .orElseGet(() -> new TrainedNet.Converged(effort.updates(), network.error(validation)));
    }

    private double update(
            Network network,
            NetHyperparameters hyperparameters,
            int update,
            int[] order,
            int minibatch,
            RandomStream dropped) {
        float[][] images = new float[effort.minibatch()][];
        byte[] labels = new byte[effort.minibatch()];
        for (int i = 0; i < images.length; i++) {
            int digit = order[minibatch * images.length + i];
            images[i] = training.image(digit);
            labels[i] = training.label(digit);
        }
        double momentum = hyperparameters.momentum(update, effort.updates());
        return network.update(images, labels, hyperparameters.learningRate(), momentum, dropped.split(update));
    }
}
