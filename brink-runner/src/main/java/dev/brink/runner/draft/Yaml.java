package dev.brink.runner.draft;

/** Text as a scalar of YAML. */
final class Yaml {
    private Yaml() {}

    /** In single quotes, where a quote is written twice and nothing else is special; line breaks need double quotes. */
    static String quoted(String text) {
        return text.contains("\n")
                ? '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"'
                : "'" + text.replace("'", "''") + "'";
    }
}
