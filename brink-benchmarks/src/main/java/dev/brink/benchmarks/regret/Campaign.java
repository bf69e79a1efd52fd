package dev.brink.benchmarks.regret;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Makes the runs that are missing, several at a time, each in a thread of its own. */
final class Campaign {
    private final RunStore store;
    private final int threads;
    private final PrintStream messages;

    Campaign(RunStore store, int threads, PrintStream messages) {
        this.store = store;
        this.threads = threads;
        this.messages = messages;
    }

    /** Makes what is missing; one run that breaks does not stop the others. Gives the number of those that broke. */
    int make(List<Job> jobs, Progress progress) throws IOException, InterruptedException {
        List<Job> missing = missing(jobs);
        progress.begin(jobs.size(), missing);
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> futures = new ArrayList<>();
            missing.forEach(job -> futures.add(executor.submit(() -> {
                make(job, progress);
                return null;
            })));
            int broken = 0;
            for (int i = 0; i < futures.size(); i++) {
                broken += await(futures.get(i), missing.get(i)) ? 0 : 1;
            }
            progress.end();
            return broken;
        } finally {
            executor.shutdownNow();
        }
    }

    private List<Job> missing(List<Job> jobs) throws IOException {
        List<Job> missing = new ArrayList<>();
        for (Job job : jobs) {
            if (store.find(job.key()).isEmpty()) {
                missing.add(job);
            }
        }
        return missing;
    }

    private void make(Job job, Progress progress) throws IOException {
        long before = System.nanoTime();
        try {
            store.save(job.run());
        } finally {
            progress.finished(job.key(), (System.nanoTime() - before) / 1e9);
        }
    }

    private boolean await(Future<?> future, Job job) throws InterruptedException {
        try {
            future.get();
            return true;
        } catch (ExecutionException e) {
            messages.println("The run " + job.key() + " broke:");
            Optional.ofNullable(e.getCause()).orElse(e).printStackTrace(messages);
            return false;
        }
    }
}
