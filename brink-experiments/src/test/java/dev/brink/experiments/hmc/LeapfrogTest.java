package dev.brink.experiments.hmc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LeapfrogTest {
    private static final double[] START = {1.3, -0.4};
    private static final double[] PUSH = {0.7, 0.9};

    @Test
    void canBeWalkedBack() {
        GaussianTarget target = new GaussianTarget(1, 4);
        Leapfrog leapfrog = new Leapfrog(target, 0.3, 2);
        double[] position = START.clone();
        double[] momentum = PUSH.clone();
        double[] gradient = new double[2];
        target.moveTo(position, gradient);
        leapfrog.move(position, momentum, gradient, 17);
        for (int j = 0; j < 2; j++) {
            momentum[j] = -momentum[j];
        }
        leapfrog.move(position, momentum, gradient, 17);
        assertThat(position).containsExactly(START, within(1e-13));
        assertThat(momentum).containsExactly(new double[] {-PUSH[0], -PUSH[1]}, within(1e-13));
    }

    /** Half the step size makes a quarter of the error. */
    @Test
    void isOfSecondOrder() {
        double coarse = energyError(0.1, 15);
        double fine = energyError(0.05, 30);
        assertThat(coarse / fine).isEqualTo(4, within(0.1));
    }

    private static double energyError(double stepSize, int steps) {
        GaussianTarget target = new GaussianTarget(1, 4);
        Leapfrog leapfrog = new Leapfrog(target, stepSize, 1);
        double[] position = START.clone();
        double[] momentum = PUSH.clone();
        double[] gradient = new double[2];
        target.moveTo(position, gradient);
        double before = target.potential() + leapfrog.kinetic(momentum);
        leapfrog.move(position, momentum, gradient, steps);
        return Math.abs(target.potential() + leapfrog.kinetic(momentum) - before);
    }

    /** A particle in a parabola swings like a pendulum, {@code cos(t / sqrt(m v))}. */
    @Test
    void followsTheDynamics() {
        GaussianTarget target = new GaussianTarget(0.5);
        double[] position = {1};
        double[] momentum = {0};
        double[] gradient = new double[1];
        target.moveTo(position, gradient);
        new Leapfrog(target, 1e-3, 2).move(position, momentum, gradient, 1000);
        assertThat(position[0]).isEqualTo(Math.cos(1), within(1e-6));
    }
}
