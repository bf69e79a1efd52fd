package dev.brink.experiments.data;

/** Loans of which is known whether they were paid back. Immutable; arrays handed out are copies. */
public final class Credit {
    private final double[][] attributes;
    private final boolean[] bad;

    private Credit(double[][] attributes, boolean[] bad) {
        this.attributes = attributes;
        this.bad = bad;
    }

    /**
     * These loans.
     *
     * @param attributes one array for each, with a value for every loan
     * @param bad whether each loan was a bad risk
     */
    public static Credit of(double[][] attributes, boolean[] bad) {
        double[][] copy = new double[attributes.length][];
        for (int j = 0; j < attributes.length; j++) {
            if (attributes[j].length != bad.length) {
                throw new IllegalArgumentException("Attribute " + j + " has " + attributes[j].length
                        + " values, but there are " + bad.length + " loans: give one value for each.");
            }
            copy[j] = attributes[j].clone();
        }
        return new Credit(copy, bad.clone());
    }

    /** How many loans there are. */
    public int size() {
        return bad.length;
    }

    public int attributes() {
        return attributes.length;
    }

    /** The value of one attribute for every loan. */
    public double[] attribute(int number) {
        return attributes[number].clone();
    }

    /** Whether each loan was a bad risk. */
    public boolean[] bad() {
        return bad.clone();
    }
}
