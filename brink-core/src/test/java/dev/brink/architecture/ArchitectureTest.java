package dev.brink.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.brink.numeric.Normal;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules of {@code ARCHITECTURE.md}, held against every class of the core. */
class ArchitectureTest {
    private static final JavaClasses CORE = new ClassFileImporter().importPath(coreClasses());

    static Stream<ArchRule> rules() {
        return Stream.concat(new PackageOrder("dev.brink").rules().stream(), coreRules().stream());
    }

    static List<ArchRule> coreRules() {
        return List.of(
                CoreRules.NO_AMBIENT_RANDOMNESS,
                CoreRules.generatorsOnlyIn("dev.brink.numeric.."),
                CoreRules.NO_AMBIENT_CLOCK,
                CoreRules.NO_PRINTING,
                CoreRules.NO_LOGGERS,
                CoreRules.NO_THREADS,
                CoreRules.NO_ARRAYS_IN_RECORDS,
                CoreRules.TELLING_NAMES);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theCoreKeepsTheRule(ArchRule rule) {
        List<String> violations = rule.evaluate(CORE).getFailureReport().getDetails();
        assertThat(violations).as(rule.getDescription()).isEmpty();
    }

    @Test
    void theRulesAreHeldAgainstTheCoreAndNothingElse() {
        assertThat(CORE.contain(Normal.class)).isTrue();
        assertThat(CORE.contain(ArchitectureTest.class)).isFalse();
    }

    private static Path coreClasses() {
        try {
            URI location = Normal.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
            return Path.of(location);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
