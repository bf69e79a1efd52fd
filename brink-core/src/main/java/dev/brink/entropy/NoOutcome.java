package dev.brink.entropy;

/** The outcome of measuring what is known already: it leaves everything as it is. */
final class NoOutcome implements OutcomeLaw {
    @Override
    public int size() {
        return 1;
    }

    @Override
    public double probability(int outcome) {
        return 1;
    }

    @Override
    public double evidence(int outcome, int sample) {
        return 1;
    }

    @Override
    public double coordinate(int outcome, FunctionDraws draws, int draw) {
        return draws.coordinate(draw);
    }

    @Override
    public double information() {
        return 0;
    }
}
