package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.problem.Problem;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ModuleExportsTest {
    @Test
    void exportsThePackagesOfValuesOnly() throws URISyntaxException {
        Path classes = Path.of(Problem.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        ModuleDescriptor module =
                ModuleFinder.of(classes).find("dev.brink.core").orElseThrow().descriptor();
        assertThat(module.exports())
                .allMatch(export -> !export.isQualified())
                .extracting(ModuleDescriptor.Exports::source)
                .containsExactlyInAnyOrder("dev.brink", "dev.brink.data", "dev.brink.observation", "dev.brink.problem");
    }
}
