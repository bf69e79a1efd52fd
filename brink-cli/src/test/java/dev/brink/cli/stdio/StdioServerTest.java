package dev.brink.cli.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.study.Environment;
import dev.brink.study.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is answered to which request. */
class StdioServerTest {
    private static final String DEFINE =
            "{'op': 'define', 'study': {'parameters': {'x': {'type': 'real', 'min': 0, 'max':"
                    + " 1}}, 'objective': {'minimize': 'price', 'noise': 'none'}, 'constraints': {'tasty': {'metric': 'liked',"
                    + " 'out_of': 'asked', 'at_least': 0.5}}, 'seed': 3}}";

    private final List<Throwable> bugs = new ArrayList<>();

    /** The answers to requests that are written with single quotes. */
    private List<Map<?, ?>> answers(String... requests) throws IOException {
        return raw(String.join("\n", requests).replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    private List<Map<?, ?>> raw(byte[] requests) throws IOException {
        StringWriter out = new StringWriter();
        new StdioServer(Dialogue.inMemory(Environment.standard()), bugs::add)
                .serve(new ByteArrayInputStream(requests), new PrintWriter(out, true));
        return out.toString().lines().<Map<?, ?>>map(StdioServerTest::object).toList();
    }

    private static Map<?, ?> object(Object json) {
        return (Map<?, ?>) Objects.requireNonNull(json instanceof String text ? Json.parse(text) : json);
    }

    private static Map<?, ?> member(Map<?, ?> object, String name) {
        return object(Objects.requireNonNull(object.get(name), name));
    }

    private static String error(Map<?, ?> answer) {
        return String.valueOf(answer.get("error"));
    }

    @Test
    void fromTheDefinitionToTheAnswer() throws IOException {
        List<Map<?, ?>> answers = answers(
                DEFINE,
                "{'op': 'ask', 'id': 'ü1'}",
                "{'op': 'tell', 'trial': 1, 'values': {'price': 1.5, 'liked': 9, 'asked': 10}}",
                "{'op': 'tell', 'point': {'x': 0.25}, 'values': {'price': 1.25, 'liked': [8, 2]}, 'cost': 2}",
                "{'op': 'best'}",
                "{'op': 'ask', 'count': 2}",
                "{'op': 'withdraw', 'trial': 3}",
                "{'op': 'tell', 'trial': 4, 'failed': 'fell apart'}",
                "{'op': 'trials'}",
                "{'op': 'quit'}",
                "{'op': 'ask'}");
        assertThat(answers)
                .hasSize(10)
                .allSatisfy(answer -> assertThat(answer.get("error")).isNull());
        assertThat(answers.get(0))
                .isEqualTo(Json.parse("{\"study\": \"unnamed\", \"parameters\": [\"x\"], \"tasks\": {\"run\":"
                        + " [\"price\", \"liked\", \"asked\"]}, \"trials\": 0}"));
        assertThat(answers.get(1).get("id")).isEqualTo("ü1");
        assertThat((Double) answers.get(1).get("seconds")).isPositive();
        assertThat(member(answers.get(2), "trial").get("state")).isEqualTo("done");
        assertThat(member(answers.get(3), "trial").get("cost")).isEqualTo(2.0);
        assertThat(member(member(answers.get(3), "trial"), "values").get("liked"))
                .isEqualTo(Map.of("successes", 8L, "trials", 10L));
        assertThat(answers.get(4).get("confident")).isEqualTo(true);
        assertThat((Double) member(answers.get(4), "point").get("x")).isBetween(0.0, 1.0);
        assertThat((List<?>) answers.get(5).get("trials")).hasSize(2);
        assertThat(member(answers.get(6), "trial").get("state")).isEqualTo("cancelled");
        assertThat(member(answers.get(7), "trial").get("state")).isEqualTo("failed");
        assertThat((List<?>) answers.get(8).get("trials")).hasSize(4);
        assertThat(answers.get(9).get("quit")).isEqualTo(true);
        assertThat(bugs).isEmpty();
    }

    @Test
    void theSameRequestsHaveTheSameAnswers() throws IOException {
        String[] requests = {
            DEFINE,
            "{'op': 'tell', 'point': {'x': 0.5}, 'values': {'price': 1, 'liked': 9, 'asked': 10}}",
            "{'op': 'ask'}"
        };
        assertThat(point(answers(requests).get(2)))
                .isEqualTo(point(answers(requests).get(2)));
    }

    private static Object point(Map<?, ?> asked) {
        List<?> trials = (List<?>) Objects.requireNonNull(asked.get("trials"));
        return member(object(Objects.requireNonNull(trials.get(0))), "point");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'op': 'aks'}                                  | There is no "op": "aks": did you mean 'ask'?
            {'trial': 1}                                   | The request does not say what to do: add "op", one of 'define'
            {'op': 7}                                      | The field 'op' is 7, but it must be text: put it in quotes.
            [1, 2]                                         | The request is [1,2], but it must be an object
            {'op': 'ask'                                   | The line is not JSON (
            {'op': 'ask'} {'op': 'ask'}                    | The line is not JSON (something follows after its end)
            {'op': 'ask', 'cuont': 2}                      | The request 'ask' has no field 'cuont': did you mean 'count'?
            {'op': 'ask', 'count': 0}                      | The field 'count' is 0, but it must be from 1 to 1000
            {'op': 'ask', 'count': 1.5}                    | The field 'count' is 1.5, but it must be a whole number
            {'op': 'define'}                               | The request 'define' has no 'study': add what a study file holds
            {'op': 'define', 'study': {'parameters': {}}}  | there must be something to choose
            {'op': 'tell', 'values': {}}                   | has neither 'trial' nor 'point'
            {'op': 'tell', 'trial': 9, 'failed': 'x'}      | 9
            {'op': 'tell', 'trial': 1}                     | has 0 of the fields 'values', 'failed' and 'lost'
            {'op': 'tell', 'trial': 1, 'values': {'price': 1, 'liked': 3}} | Metric 'asked' was not reported
            {'op': 'tell', 'trial': 1, 'values': {'prize': 1}} | Task 'run' reports no metric 'prize': did you mean 'price'?
            {'op': 'tell', 'trial': 1, 'values': {'price': NaN, 'liked': 3, 'asked': 4}} | Metric 'price'
            {'op': 'tell', 'trial': 1, 'values': {'price': 1, 'liked': 'ü', 'asked': 4}} | Metric 'liked'
            {'op': 'tell', 'trial': 1, 'values': {'price': 1, 'liked': {'a': 1}, 'asked': 4}} | report one of these
            {'op': 'tell', 'trial': 1, 'values': {'price': 1, 'liked': 9, 'asked': 4}} | Metrics 'liked' and 'asked'
            {'op': 'tell', 'trial': 1, 'failed': 'x', 'cost': -1} | The field 'cost' is -1, but it must be finite and more than 0
            {'op': 'tell', 'point': {'x': 2}, 'failed': 'x'}   | 'x'
            {'op': 'tell', 'point': {'x': null}, 'failed': 'x'} | 'x'
            {'op': 'tell', 'point': {'x': 1}, 'lost': 'x'}     | has no field 'lost'
            {'op': 'withdraw'}                             | add the number of a trial
            """)
    void aWrongRequestIsAnsweredWithWhatIsWrongAndTheSessionGoesOn(String request, String expected) throws IOException {
        List<Map<?, ?>> answers = answers(DEFINE, "{'op': 'ask'}", request, "{'op': 'study'}");
        assertThat(answers).hasSize(4);
        assertThat(error(answers.get(2))).contains(expected).doesNotContain("Exception");
        assertThat(answers.get(3).get("trials")).as("trials afterwards").isEqualTo(1L);
        assertThat(bugs).isEmpty();
    }

    @Test
    void withoutAStudyThereIsNothingToAsk() throws IOException {
        assertThat(error(answers("{'op': 'ask'}").get(0)))
                .startsWith("There is no study yet for the request 'ask': define one first");
    }

    @Test
    void aBadDefinitionLeavesTheStudyBeforeAsItWas() throws IOException {
        List<Map<?, ?>> answers = answers(
                DEFINE,
                "{'op': 'ask'}",
                "{'op': 'define', 'study': {'parameters': {'x': {'type': 'reel'}}}}",
                "{'op': 'study'}");
        assertThat(error(answers.get(2)))
                .contains("reel", "did you mean 'real'?")
                .doesNotContain("request:1");
        assertThat(answers.get(3).get("trials")).isEqualTo(1L);
    }

    @Test
    void aSecondDefinitionBeginsAnew() throws IOException {
        assertThat(answers(DEFINE, "{'op': 'ask'}", DEFINE).get(2).get("trials"))
                .isEqualTo(0L);
    }

    @Test
    void linesThatAreNoTextOrTooLongAreRefusedOneByOne() throws IOException {
        byte[] study = "{\"op\": \"quit\"}".getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[(1 << 20) + 20 + study.length];
        all[0] = (byte) 0xff;
        all[1] = '\n';
        all[2] = '\r';
        all[3] = '\n';
        Arrays.fill(all, 4, all.length - study.length - 1, (byte) '[');
        all[all.length - study.length - 1] = '\n';
        System.arraycopy(study, 0, all, all.length - study.length, study.length);
        List<Map<?, ?>> answers = raw(all);
        assertThat(answers).hasSize(3);
        assertThat(error(answers.get(0))).contains("not UTF-8");
        assertThat(error(answers.get(1))).contains("at most 1048576");
        assertThat(answers.get(2).get("quit")).isEqualTo(true);
        assertThat(error(answers("[".repeat(100_000)).get(0))).startsWith("The line is not JSON (");
    }
}
