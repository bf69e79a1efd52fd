/** The method, as a library: see {@code ARCHITECTURE.md} for the order of the packages. */
module dev.brink.core {
    requires org.apache.commons.numbers.gamma;
    requires static org.jspecify;

    exports dev.brink;
    exports dev.brink.data;
    exports dev.brink.observation;
    exports dev.brink.problem;
}
