package dev.brink.report.svg;

/** A small sign at a place. Each has a shape of its own, so that none needs its colour to be told from the others. */
public enum Mark {
    /** Measured, and nothing is wrong with it. */
    CIRCLE,
    /** A violation. */
    CROSS,
    /** A run that failed. */
    TRIANGLE,
    /** What is measured next. */
    DIAMOND,
    /** The recommended point. */
    STAR;

    /** The outline around the origin. */
    String path() {
        return switch (this) {
            case CIRCLE -> "M3.4 0A3.4 3.4 0 1 1 -3.4 0A3.4 3.4 0 1 1 3.4 0Z";
            case CROSS -> "M-3.2 -3.2L3.2 3.2M-3.2 3.2L3.2 -3.2";
            case TRIANGLE -> "M-4 -3L4 -3L0 4Z";
            case DIAMOND -> "M0 -6.2L5 0L0 6.2L-5 0Z";
            case STAR -> star();
        };
    }

    private static String star() {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            double radius = i % 2 == 0 ? 8.2 : 3.4;
            double angle = Math.PI * i / 5;
            path.append(i == 0 ? 'M' : 'L')
                    .append(Svg.number(radius * Math.sin(angle)))
                    .append(' ')
                    .append(Svg.number(-radius * Math.cos(angle)));
        }
        return path.append('Z').toString();
    }
}
