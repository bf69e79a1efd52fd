package dev.brink.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.brink.architecture.fixture.Allowed;
import dev.brink.architecture.fixture.Violations;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule that nothing breaks may be a rule that nothing can break: each is shown code that breaks it. */
class RulesCanFailTest {
    private static final String FIXTURES = "dev.brink.architecture.fixture";
    private static final PackageOrder ORDER = new PackageOrder(FIXTURES + ".order");
    private static final JavaClasses ORDERED = new ClassFileImporter().importPackages(FIXTURES + ".order");

    private static final JavaClasses WRONG =
            new ClassFileImporter().importClasses(Violations.class.getDeclaredClasses());

    private static final Map<String, ArchRule> RULES = Map.of(
            "AmbientRandomness", CoreRules.NO_AMBIENT_RANDOMNESS,
            "GeneratorFactory", CoreRules.generatorsOnlyIn("dev.brink.numeric.."),
            "AmbientClock", CoreRules.NO_AMBIENT_CLOCK,
            "Printing", CoreRules.NO_PRINTING,
            "Loggers", CoreRules.NO_LOGGERS,
            "Threads", CoreRules.NO_THREADS);

    /** The methods of the fixture, each with the rule that it breaks. */
    static Stream<Arguments> violations() {
        return Arrays.stream(Violations.class.getDeclaredClasses())
                .filter(type -> RULES.containsKey(type.getSimpleName()))
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(method -> !method.isSynthetic())
                .map(method -> Arguments.of(method.getDeclaringClass(), method));
    }

    @ParameterizedTest
    @MethodSource("violations")
    void everyWayOfBreakingARuleIsReported(Class<?> type, Method method) {
        String where = "$" + type.getSimpleName() + "." + method.getName() + "(";
        assertThat(violationsOf(RULES.get(type.getSimpleName()), WRONG)).anyMatch(detail -> detail.contains(where));
    }

    @Test
    void theFixtureHasViolationsOfEveryRule() {
        assertThat(violations().map(arguments -> ((Class<?>) arguments.get()[0]).getSimpleName()))
                .containsAll(RULES.keySet());
    }

    @Test
    void anArrayInARecordIsReported() {
        assertThat(violationsOf(CoreRules.NO_ARRAYS_IN_RECORDS, nested("ArrayRecord")))
                .singleElement()
                .asString()
                .contains("ArrayRecord.array");
    }

    @ParameterizedTest
    @MethodSource("vagueNames")
    void vagueNamesAreReported(Class<?> type) {
        assertThat(violationsOf(CoreRules.TELLING_NAMES, type)).hasSize(1);
    }

    static Stream<Class<?>> vagueNames() {
        return Stream.of("PointManager", "PointHelper", "PointUtils", "PointUtil", "PointImpl")
                .map(RulesCanFailTest::nested);
    }

    @Test
    void whatIsAllowedIsNotReported() {
        JavaClasses allowed = new ClassFileImporter().importClasses(Allowed.class, Allowed.Names.class);
        assertThat(ArchitectureTest.coreRules())
                .allSatisfy(rule -> assertThat(violationsOf(rule, allowed))
                        .as(rule.getDescription())
                        .isEmpty());
    }

    @Test
    void aGeneratorFactoryIsAllowedInItsOwnPackage() {
        assertThat(violationsOf(CoreRules.generatorsOnlyIn(FIXTURES), nested("GeneratorFactory")))
                .isEmpty();
    }

    @Test
    void aLaterPackageIsReportedAndAnEarlierOneIsNot() {
        assertThat(violationsOf(ORDER.onlyEarlierPackages(), ORDERED))
                .anyMatch(detail -> detail.contains("numeric.Digits.use()"))
                .anyMatch(detail -> detail.contains("entropy.Search.use()") && detail.contains("order.Root"))
                .noneMatch(detail -> detail.contains("gp.Surface.use()"))
                .noneMatch(detail -> detail.contains("mcmc.Chain.useDigits()"));
    }

    @Test
    void aChainThatKnowsMoreThanNumbersIsReported() {
        assertThat(violationsOf(ORDER.mcmcKnowsOnlyNumbers(), ORDERED))
                .anyMatch(detail -> detail.contains("useSurface()"))
                .anyMatch(detail -> detail.contains("useLibrary()"))
                .noneMatch(detail -> detail.contains("useDigits()"));
    }

    @Test
    void aCycleIsReported() {
        assertThat(violationsOf(ORDER.noCycles(), ORDERED))
                .anyMatch(detail -> detail.contains("gp") && detail.contains("numeric"));
    }

    @Test
    void aPackageWithoutAPlaceIsReported() {
        assertThat(violationsOf(ORDER.everyPackageHasItsPlace(), ORDERED))
                .singleElement()
                .asString()
                .contains("elsewhere.Stray");
    }

    private static List<String> violationsOf(ArchRule rule, Class<?>... types) {
        return violationsOf(rule, new ClassFileImporter().importClasses(types));
    }

    private static List<String> violationsOf(ArchRule rule, JavaClasses classes) {
        return rule.evaluate(classes).getFailureReport().getDetails();
    }

    private static Class<?> nested(String name) {
        return Arrays.stream(Violations.class.getDeclaredClasses())
                .filter(type -> type.getSimpleName().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
