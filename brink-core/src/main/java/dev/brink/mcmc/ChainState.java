package dev.brink.mcmc;

import java.util.Arrays;

/** Where a chain stands: its coordinates and its whitened latent values. Immutable, and all that it takes to go on. */
public final class ChainState {
    private final double[] coordinates;
    private final double[] latents;

    private ChainState(double[] coordinates, double[] latents) {
        this.coordinates = coordinates;
        this.latents = latents;
    }

    public static ChainState of(double[] coordinates, double[] latents) {
        return new ChainState(coordinates.clone(), latents.clone());
    }

    public double[] coordinates() {
        return coordinates.clone();
    }

    public double[] latents() {
        return latents.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ChainState that
                && Arrays.equals(coordinates, that.coordinates)
                && Arrays.equals(latents, that.latents);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(coordinates) + Arrays.hashCode(latents);
    }

    @Override
    public String toString() {
        return "ChainState" + Arrays.toString(coordinates) + Arrays.toString(latents);
    }
}
