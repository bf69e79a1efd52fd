package dev.brink.cli;

import dev.brink.experiments.frame.Strategy;
import dev.brink.text.Text;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs an experiment of the paper in the terminal. */
@Command(
        name = "demo",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Runs an experiment of the paper, live.",
            "",
            "branin: the least value of Branin's function inside a disk that is not known. The value and the disk are"
                    + " measured separately, and Brink chooses which to measure next. Half a minute.",
            "",
            "lda: topics of documents, trained to predict documents best with few words a topic. Two minutes with"
                    + " --quick, half an hour without; on the blog Daily Kos, or a bag of words in the folder --data.",
            "",
            "net: a network that reads digits, trained for the least error with fewer than a million weights. Counting"
                    + " weights and training are separate tasks. Two minutes with --quick, hours without.",
            "",
            "hmc: a Hamiltonian sampler, tuned for the most effective samples from chains that pass two tests of"
                    + " convergence and do not diverge. Two minutes with --quick, hours without.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink demo branin",
            "  brink demo branin --folder here    then: cd here; brink trials branin",
            "  brink demo lda --quick",
            "  brink demo net --quick --data my-data",
            "  brink demo hmc --quick",
            "  brink demo hmc --seeds 5           Ctrl-C stops it; the same command goes on",
        })
final class DemoVerb implements Callable<Integer> {
    private static final String BRANIN = "branin";
    private static final int USUAL_SEEDS = 5;

    @Parameters(paramLabel = "NAME", description = "The experiment: branin, lda, net, hmc.")
    private String name = "";

    @Option(
            names = "--quick",
            description = "A smaller version that takes some two minutes, of one seed unless --seeds says more.")
    private boolean quick;

    @Option(names = "--long", description = "For net: 25,000 updates a training, as in the paper, instead of 2,000.")
    private boolean asLongAsThePaper;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            description = "Repeat the experiment with so many seeds; 5 if not given.")
    private @Nullable Integer seeds;

    @Option(
            names = "--strategy",
            paramLabel = "NAME",
            description = "Only constrained, as the paper proposes, or only baseline, which the paper compares that"
                    + " with: no constraints, and violations at the worst value. Both if not given.")
    private @Nullable String strategy;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Run so many studies at once; as many as there are processors if not given.")
    private @Nullable Integer jobs;

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where the data are, for experiments whose data do not ship with Brink. If not given, they"
                    + " are looked for in the folder that BRINK_DATA names and in the cache, and else downloaded.")
    private @Nullable Path data;

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            description = "Where to keep everything; brink-demo, or brink-demo-NAME for the other experiments, if not"
                    + " given. A demo that was stopped there goes on.")
    private @Nullable Path folder;

    @Option(names = "--plain", description = "Print plain lines also in a terminal.")
    private boolean plain;

    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (name.equals(BRANIN)) {
            requireNone();
            return new BraninRun(folder("brink-demo"), plain, spec.commandLine().getOut()).run();
        }
        if (!PaperDemo.NAMES.contains(name)) {
            throw new InvalidInputException("There is no demo '" + name + "': there are " + Text.names(List.of(BRANIN))
                    + " and " + Text.names(PaperDemo.NAMES) + ".");
        }
        PrintWriter out = spec.commandLine().getOut();
        PaperDemo demo = new PaperDemo(name, folder("brink-demo-" + name), Optional.ofNullable(data), plain, out);
        return demo.run(
                extent(),
                counted("--seeds", seeds, quick ? 1 : USUAL_SEEDS),
                strategies(),
                counted("--jobs", jobs, Runtime.getRuntime().availableProcessors()));
    }

    private PaperDemo.Extent extent() {
        if (quick && asLongAsThePaper) {
            throw new InvalidInputException("--quick and --long were both given: leave one of them out.");
        }
        if (quick) {
            return PaperDemo.Extent.QUICK;
        }
        return asLongAsThePaper ? PaperDemo.Extent.LONG : PaperDemo.Extent.USUAL;
    }

    private Set<Strategy> strategies() {
        if (strategy == null) {
            return EnumSet.allOf(Strategy.class);
        }
        return EnumSet.of(Stream.of(Strategy.values())
                .filter(each -> each.group().equals(strategy))
                .findFirst()
                .orElseThrow(() -> new InvalidInputException("--strategy is '" + strategy
                        + "': give 'constrained' or 'baseline', or leave it out for" + " both.")));
    }

    private void requireNone() {
        Map<String, Boolean> options = new LinkedHashMap<>();
        options.put("--quick", quick);
        options.put("--long", asLongAsThePaper);
        options.put("--seeds", seeds != null);
        options.put("--strategy", strategy != null);
        options.put("--jobs", jobs != null);
        options.put("--data", data != null);
        Optional<String> given = options.keySet().stream()
                .filter(option -> options.getOrDefault(option, false))
                .findFirst();
        given.ifPresent(option -> {
            throw new InvalidInputException("The demo 'branin' was given " + option
                    + ", but it has one study that takes half a minute: leave the option out.");
        });
    }

    private Path folder(String usual) {
        return folder == null ? Path.of(usual) : folder;
    }

    private static int counted(String option, @Nullable Integer given, int usual) {
        if (given != null && given < 1) {
            throw new InvalidInputException(option + " is " + given + ", but it counts something: give 1 or more.");
        }
        return given == null ? usual : given;
    }
}
