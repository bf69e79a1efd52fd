package dev.brink.report;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;

class PackageOrderTest {
    private static final String BASE = "dev.brink.report";

    /** The order of ARCHITECTURE.md: each package may use only those above it there. */
    @Test
    void packagesKeepTheirOrder() {
        JavaClasses classes = new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests())).importPackages(BASE);
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("text")
                .definedBy(BASE + ".text")
                .layer("svg")
                .definedBy(BASE + ".svg")
                .layer("panel")
                .definedBy(BASE + ".panel")
                .layer("base")
                .definedBy(BASE)
                .layer("page")
                .definedBy(BASE + ".page")
                .whereLayer("page")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("base")
                .mayOnlyBeAccessedByLayers("page")
                .whereLayer("panel")
                .mayOnlyBeAccessedByLayers("base", "page")
                .whereLayer("svg")
                .mayOnlyBeAccessedByLayers("panel", "base", "page")
                .check(classes);
    }
}
