package dev.brink.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Says what works on this machine and what is missing. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = {
            "Says what works on this machine and what is missing.",
            "",
            "Ends with exit code 0 if studies can be run in this folder, with 2 if not.",
            "",
        },
        footerHeading = "%nExample:%n",
        footer = {"  brink doctor"})
final class DoctorVerb implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Examination.Finding> findings = new Examination(Path.of("").toAbsolutePath(), System.getenv()).findings();
        findings.forEach(finding -> out.println(finding.line()));
        boolean sound = findings.stream().noneMatch(finding -> finding.grade() == Examination.Grade.MISSING);
        out.println(sound ? "Studies can be run here." : "Studies cannot be run here until this is mended.");
        return sound ? ExitCodes.OK : ExitCodes.INVALID;
    }
}
