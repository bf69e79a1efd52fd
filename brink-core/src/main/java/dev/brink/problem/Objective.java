package dev.brink.problem;

import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.ObservationModel;

/** What is to be made as small or as large as possible. */
public record Objective(String name, String metric, ObservationModel model, boolean maximized)
        implements ModelledFunction {
    public Objective {
        Rules.requireName("An objective", name);
        GaussianSettings.requireMetric("Objective '" + name + "'", metric);
        if (model instanceof ObservationModel.YesNo) {
            throw new InvalidProblemException("Objective '" + name
                    + "' is a yes or a no, but those have no best value: count successes, or make it a constraint.");
        }
    }

    public static Objective minimize(String name) {
        return new Objective(name, name, GaussianSettings.DEFAULT, false);
    }

    public static Objective maximize(String name) {
        return new Objective(name, name, GaussianSettings.DEFAULT, true);
    }

    /** Measurements report it under this key instead of its name. */
    public Objective metric(String metric) {
        return new Objective(name, metric, model, maximized);
    }

    public Objective scale(LatentScale scale) {
        return new Objective(name, metric, GaussianSettings.scale(label(), model, scale), maximized);
    }

    public Objective noise(Noise noise) {
        return new Objective(name, metric, GaussianSettings.noise(label(), model, noise), maximized);
    }

    /** It is the share of successes, and measurements report successes out of trials. */
    public Objective counted() {
        if (model instanceof ObservationModel.Gaussian && !model.equals(GaussianSettings.DEFAULT)) {
            throw new InvalidProblemException(label()
                    + " counts successes and was given a scale or noise, but only numbers have those: leave them out.");
        }
        return new Objective(name, metric, new ObservationModel.Binomial(), maximized);
    }

    /** The factor that turns the objective into something to minimise: 1, or -1 if it is maximised. */
    public double sign() {
        return maximized ? -1 : 1;
    }

    @Override
    public String label() {
        return "Objective '" + name + "'";
    }

    @Override
    public String describe() {
        return (maximized ? "maximize " : "minimize ") + metric;
    }
}
