# Finds the Java to run with: sets java, home and version, or says what is missing. Whoever reads this file has defined
# follow, which resolves symbolic links, and get_java, which says where to get a Java.

fail() {
    printf 'brink: %s\n' "$*" >&2
    exit 1
}

find_java() {
    if [ -n "${JAVA_HOME:-}" ]; then
        java=$JAVA_HOME/bin/java
        [ -x "$java" ] || fail "JAVA_HOME is '$JAVA_HOME', but there is no bin/java in it. $get_java"
    else
        java=$(command -v java) || fail "There is no java on the PATH. $get_java"
    fi
    home=$(follow "$java")
    home=${home%/bin/java}
}

# A JDK states its version in the file "release", which is faster to read than Java is to start. Shims have no such file.
find_version() {
    version=
    if [ -f "$home/release" ]; then
        while IFS='=' read -r key value; do
            if [ "$key" = JAVA_VERSION ]; then
                version=${value#\"}
                version=${version%%\"*}
            fi
        done < "$home/release"
    fi
    if [ -z "$version" ]; then
        version=$("$java" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p' | head -n 1)
    fi
    [ -n "$version" ] || fail "'$java -version' does not tell its version. $get_java"
}

# 17.0.15 is Java 17, and 1.8.0_402 is Java 8.
check_version() {
    major=${version#1.}
    major=${major%%[!0-9]*}
    [ "${major:-0}" -ge 17 ] || fail "Found Java $version ($java), but Brink needs 17 or newer. $get_java"
}
