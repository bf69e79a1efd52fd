package dev.brink.runner.command;

/** Where in a line of the shell a value is put in: what the shell would take for its own there differs. */
enum ShellContext {
    BARE {
        @Override
        String quoted(String value) {
            return "'" + SINGLE_QUOTED.quoted(value) + "'";
        }
    },
    SINGLE_QUOTED {
        @Override
        String quoted(String value) {
            return value.replace("'", "'\\''");
        }
    },
    DOUBLE_QUOTED {
        @Override
        String quoted(String value) {
            return value.replaceAll("[\\\\\"$`]", "\\\\$0");
        }
    };

    /** The value such that the shell reads exactly it. */
    abstract String quoted(String value);

    /** Whether no shell reads anything special into the value, wherever it stands. */
    static boolean isPlain(String value) {
        return value.matches("[A-Za-z0-9_./:=@%+,-]+");
    }

    /** What comes after this character. */
    ShellContext after(char character) {
        if (character == '\'' && this != DOUBLE_QUOTED) {
            return this == BARE ? SINGLE_QUOTED : BARE;
        }
        if (character == '"' && this != SINGLE_QUOTED) {
            return this == BARE ? DOUBLE_QUOTED : BARE;
        }
        return this;
    }
}
