package dev.brink.experiments.hmc;

/**
 * Hamiltonian dynamics of a position q and a momentum p, in steps that can be walked back:
 *
 * <pre>p -= e/2 grad U(q);   q += e p/m;   p -= e/2 grad U(q)</pre>
 */
final class Leapfrog {
    private final Target target;
    private final double stepSize;
    private final double mass;

    Leapfrog(Target target, double stepSize, double mass) {
        this.target = target;
        this.stepSize = stepSize;
        this.mass = mass;
    }

    /**
     * Moves position and momentum so many steps on, with as many evaluations of the gradient.
     *
     * @param gradient at the position, before and after
     */
    void move(double[] position, double[] momentum, double[] gradient, int steps) {
        kick(momentum, gradient, stepSize / 2);
        for (int step = 1; step <= steps; step++) {
            for (int j = 0; j < position.length; j++) {
                position[j] += stepSize / mass * momentum[j];
            }
            target.moveTo(position, gradient);
            kick(momentum, gradient, step < steps ? stepSize : stepSize / 2);
        }
    }

    private static void kick(double[] momentum, double[] gradient, double time) {
        for (int j = 0; j < momentum.length; j++) {
            momentum[j] -= time * gradient[j];
        }
    }

    /** {@code |p|^2 / (2m)}. */
    double kinetic(double[] momentum) {
        double sum = 0;
        for (double one : momentum) {
            sum += one * one;
        }
        return sum / (2 * mass);
    }
}
