package dev.brink.study.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.brink.study.plan.KnownCommands;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BrokenStudyFileTest {
    private static final String GOOD = resource("good.yaml");

    private static String resource(String name) {
        try (var stream = Objects.requireNonNull(BrokenStudyFileTest.class.getResourceAsStream(name))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException missing) {
            throw new IllegalStateException(missing);
        }
    }

    /** One line of broken.txt. */
    record Broken(String replaced, String by, int line, String message) {
        static Broken of(String text) {
            List<String> parts = List.of(text.split(" ?=> ?", -1));
            return new Broken(
                    unescaped(parts.get(0)), unescaped(parts.get(1)), Integer.parseInt(parts.get(2)), parts.get(3));
        }

        private static String unescaped(String text) {
            String plain = text.startsWith("\"  ") ? text.substring(1, text.length() - 1) : text;
            return plain.replace("\\n", "\n").replace("\\t", "\t");
        }
    }

    static Stream<Broken> broken() {
        return resource("broken.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(Broken::of);
    }

    @Test
    void thereAreManyBrokenFilesAndTheGoodOneIsGood() {
        assertThat(broken().count()).isGreaterThanOrEqualTo(60);
        assertThatCode(() -> parse(GOOD)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @MethodSource("broken")
    void everyMistakeIsNamedWithItsLineAndTheNextStep(Broken broken) {
        assertThat(GOOD).contains(broken.replaced());
        String text = GOOD.replaceFirst(Pattern.quote(broken.replaced()), Matcher.quoteReplacement(broken.by()));
        Throwable thrown = catchThrowable(() -> parse(text));
        assertThat(thrown).isInstanceOf(InvalidStudyFileException.class);
        assertThat(((InvalidStudyFileException) thrown).mistakes()).anySatisfy(mistake -> {
            assertThat(mistake.message()).contains(broken.message());
            assertThat(mistake.line()).isEqualTo(broken.line());
        });
    }

    @Test
    void allMistakesAreSaidAtOnceInTheOrderOfTheFile() {
        String text = GOOD.replace("type: real", "type: rael")
                .replace("noise: none", "noise: non")
                .replace("parallel: 4", "parallel: 0");
        assertThatThrownBy(() -> parse(text))
                .isInstanceOfSatisfying(
                        InvalidStudyFileException.class,
                        invalid -> assertThat(invalid.mistakes())
                                .extracting(Mistake::line)
                                .containsExactly(3, 11, 20))
                .hasMessageStartingWith("study.yaml:3:20: Parameter 'lr': 'type' is rael");
    }

    @Test
    void filesThatCannotBeReadAreNamed(@TempDir Path folder) throws IOException {
        Path binary = Files.write(folder.resolve("binary.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        Path empty = Files.writeString(folder.resolve("empty.yaml"), "");
        Path comment = Files.writeString(folder.resolve("comment.yaml"), "# nothing\n");
        Path large = Files.writeString(folder.resolve("large.yaml"), "#".repeat(2 << 20));
        assertRefused(binary, "is not text in UTF-8");
        assertRefused(empty, "is empty");
        assertRefused(comment, "is empty");
        assertRefused(large, "is larger than 1 MiB");
        assertRefused(folder.resolve("none.yaml"), "does not exist");
        assertRefused(folder, "cannot be read");
    }

    private static void assertRefused(Path file, String message) {
        assertThatThrownBy(() -> StudyFile.read(file, KnownCommands.none()))
                .isInstanceOf(InvalidStudyFileException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(message);
    }

    @Test
    void deepNestingAndManyAliasesAreRefused() {
        assertThatThrownBy(() -> parse("study: " + "[".repeat(100_000))).isInstanceOf(InvalidStudyFileException.class);
        assertThatThrownBy(() -> parse("a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nstudy: *c\n"))
                .isInstanceOf(InvalidStudyFileException.class);
    }

    /** Random slips of the pen: whatever they give, it is a plan or a list of mistakes. */
    @Test
    void randomSlipsGiveAPlanOrMistakesAndNothingElse() {
        List<String> words = List.of(
                "", " ", ":", "{", "}", "[", "]", "\"", "'", "-", "#", "&a", "*a", "!!x", "|", "1e400", "null", "true",
                "0x1F", "\t", "\u0000", "é", "%", "<<: *a", "? ", "---", "...", ",", "@", "`");
        int refused = 0;
        for (int seed = 0; seed < 3000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            String text = GOOD;
            for (int slips = random.nextInt(1, 4); slips > 0; slips--) {
                text = slip(text, words, random);
            }
            Throwable thrown = catchThrowable(parsing(text));
            if (thrown != null) {
                assertThat(thrown)
                        .as("seed %d:%n%s", seed, text)
                        .isInstanceOf(InvalidStudyFileException.class)
                        .hasMessageStartingWith("study.yaml:");
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(1500);
    }

    private static ThrowingCallable parsing(String text) {
        return () -> parse(text);
    }

    private static String slip(String text, List<String> words, SplittableRandom random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (lines.isEmpty()) {
            return text;
        }
        int line = random.nextInt(lines.size());
        String old = lines.get(line);
        int at = random.nextInt(old.length() + 1);
        switch (random.nextInt(7)) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(line, old);
            case 2 -> lines.set(line, old.substring(0, at));
            case 3 ->
                lines.set(line, old.substring(0, at) + words.get(random.nextInt(words.size())) + old.substring(at));
            case 4 -> lines.set(line, old.substring(0, at) + old.substring(Math.min(old.length(), at + 1)));
            case 5 -> lines.set(line, " ".repeat(random.nextInt(4)) + old.strip());
            default ->
                lines.set(
                        line,
                        old.replaceAll(
                                "[0-9.e-]+",
                                words.get(random.nextInt(words.size()))
                                        .replace("\\", "")
                                        .replace("$", "")));
        }
        return String.join("\n", lines) + "\n";
    }

    private static void parse(String text) {
        StudyFile.parse("study.yaml", text, KnownCommands.none());
    }
}
