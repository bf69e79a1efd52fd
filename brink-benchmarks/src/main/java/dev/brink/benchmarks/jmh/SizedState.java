package dev.brink.benchmarks.jmh;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import dev.brink.benchmarks.work.Work;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** One piece of work, of a measure and a size that JMH hands in. */
@State(Scope.Thread)
public class SizedState {
    @Param({
        "CHOLESKY",
        "KERNEL",
        "EVALUATION",
        "SWEEP",
        "MARGINALS",
        "UPDATE",
        "FIRST_FIT",
        "TEXTBOOK_CHOLESKY",
        "TEXTBOOK_KERNEL"
    })
    public Measure measure = Measure.CHOLESKY;

    @Param({"50", "100", "200", "500", "1000"})
    public int n;

    @Param({"2", "6", "20"})
    public int d;

    private Work work;
    private int call;

    @Setup(Level.Trial)
    public void create() {
        work = measure.of(new Size(n, d));
        call = 0;
    }

    double next() {
        return work.run(call++);
    }

    @TearDown(Level.Trial)
    public void close() {
        work.close();
    }
}
