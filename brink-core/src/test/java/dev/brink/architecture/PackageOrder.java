package dev.brink.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import java.util.List;
import java.util.stream.Stream;

/** The packages below a base package, in the order of the paper: each may use only those before it. */
final class PackageOrder {
    /** The base package itself comes last: it may use all of them and none may use it. */
    private static final List<String> ORDER = List.of(
            "text",
            "numeric",
            "observation",
            "problem",
            "data",
            "gp",
            "mcmc",
            "posterior",
            "search",
            "recommend",
            "acquisition",
            "entropy");

    private final String base;

    PackageOrder(String base) {
        this.base = base;
    }

    List<ArchRule> rules() {
        return List.of(everyPackageHasItsPlace(), onlyEarlierPackages(), mcmcKnowsOnlyNumbers(), noCycles());
    }

    ArchRule everyPackageHasItsPlace() {
        String[] known =
                Stream.concat(Stream.of(base), ORDER.stream().map(this::in)).toArray(String[]::new);
        return classes()
                .should()
                .resideInAnyPackage(known)
                .as("every package has its place in the order")
                .allowEmptyShould(true);
    }

    ArchRule onlyEarlierPackages() {
        return ORDER.stream()
                .map(this::onlyEarlierPackages)
                .reduce((a, b) -> CompositeArchRule.of(a).and(b))
                .orElseThrow();
    }

    private ArchRule onlyEarlierPackages(String name) {
        String[] upToThis =
                ORDER.subList(0, ORDER.indexOf(name) + 1).stream().map(this::in).toArray(String[]::new);
        return classes()
                .that(resideInAPackage(in(name)))
                .should()
                .onlyDependOnClassesThat(not(resideInAPackage(base + "..")).or(resideInAnyPackage(upToThis)))
                .as(name + " uses only packages before it")
                .allowEmptyShould(true);
    }

    /** A chain that knows no Gaussian process can be tested against distributions whose moments are known. */
    ArchRule mcmcKnowsOnlyNumbers() {
        return classes()
                .that(resideInAPackage(in("mcmc")))
                .should()
                .onlyDependOnClassesThat(
                        resideInAnyPackage(in("mcmc"), in("numeric"), "java..", "org.jspecify.annotations.."))
                .as("mcmc uses only numeric and the JDK")
                .allowEmptyShould(true);
    }

    ArchRule noCycles() {
        return slices().matching(base + ".(*)..").should().beFreeOfCycles().allowEmptyShould(true);
    }

    private String in(String name) {
        return base + "." + name + "..";
    }
}
