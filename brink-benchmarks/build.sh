# Builds brink-benchmarks if a source has changed since, and sets "java" and "jar"; run_program runs a class of a copy of
# it. To be read by the scripts beside it, from the root of the repository. Needs a JDK 17 or newer and Maven.
#
#   JAVA_HOME     the JDK to build and run with; without it, the java on the PATH
target=brink-benchmarks/target
jar=$target/brink-benchmarks.jar
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

if ! [ -f $jar ] || [ -n "$(find pom.xml brink-core/pom.xml brink-report/pom.xml brink-benchmarks/pom.xml \
    brink-core/src/main brink-report/src/main brink-benchmarks/src/main -newer $jar | head -n 1)" ]; then
    mvn -q -B -ntp -Dmaven.test.skip=true -Dspotless.check.skip=true -pl brink-benchmarks -am package >&2
    touch $jar # Maven leaves it alone where only the core has changed.
fi

# Runs take hours, and Maven would write the next build over the jar that they are read from: they have a copy.
run_program() {
    program=$target/program-$(cat $jar $target/lib/brink-*.jar | cksum | tr " " -)
    if ! [ -d "$program" ]; then
        find $target -maxdepth 1 -name 'program-*' -mtime +7 -exec rm -rf {} +
        mkdir "$program.$$"
        cp -Rp $jar $target/lib "$program.$$/"
        mv "$program.$$" "$program"
    fi
    terminal=false
    if [ -t 2 ]; then
        terminal=true
    fi
    exec "$java" -Dbrink.terminal=$terminal -cp "$program/brink-benchmarks.jar" "$@"
}
