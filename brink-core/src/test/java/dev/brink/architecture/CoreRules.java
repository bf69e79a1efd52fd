package dev.brink.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.BaseStream;

/**
 * What no code of the core may do: the same problem, history and seed must give the same numbers on every machine and
 * on any number of threads, and a library neither prints nor starts threads of its own.
 */
final class CoreRules {
    static final ArchRule NO_AMBIENT_RANDOMNESS = no(
            "draws randomness that was not handed in",
            Access.toAnyOf(Random.class) // also ThreadLocalRandom and SecureRandom, which extend it
                    .or(Access.toAnyOf(SplittableRandom.class))
                    .or(Access.to(Math.class, "random"))
                    .or(Access.to(StrictMath.class, "random"))
                    .or(Access.to(UUID.class, "randomUUID"))
                    .or(Access.to(RandomGenerator.class, "getDefault", "of"))
                    .or(Access.to(Collections.class, "shuffle")));

    static final ArchRule NO_AMBIENT_CLOCK = no(
            "reads a clock",
            Access.to(System.class, "currentTimeMillis", "nanoTime")
                    .or(Access.toPackage("java.time", "now"))
                    .or(Access.to(Clock.class, "systemUTC", "systemDefaultZone", "system"))
                    .or(Access.to(Clock.class, "tickMillis", "tickSeconds", "tickMinutes"))
                    .or(Access.toConstructorOf(Date.class).and(Access.withoutArgument(long.class)))
                    .or(Access.to(Calendar.class, "getInstance")));

    static final ArchRule NO_PRINTING = no(
            "prints",
            Access.to(System.class, "out", "err", "console")
                    .or(Access.to(Throwable.class, "printStackTrace"))
                    .or(Access.to(Thread.class, "dumpStack")));

    static final ArchRule NO_LOGGERS = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "java.util.logging..", "org.slf4j..", "org.apache.logging..", "org.apache.commons.logging..")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(System.Logger.class)
            .as("no class of the core logs")
            .allowEmptyShould(true);

    static final ArchRule NO_THREADS = no(
            "starts threads or uses those of a pool that was not handed in",
            Access.toConstructorOf(Thread.class)
                    .or(Access.to(Thread.class, "startVirtualThread", "ofVirtual", "ofPlatform"))
                    .or(Access.toAnyOf(Executors.class))
                    .or(Access.toConstructorOf(ExecutorService.class))
                    .or(Access.to(ForkJoinPool.class, "commonPool"))
                    .or(Access.to(ForkJoinTask.class, "fork", "invoke", "invokeAll"))
                    .or(Access.toConstructorOf(Timer.class))
                    .or(Access.to(Collection.class, "parallelStream"))
                    .or(Access.to(BaseStream.class, "parallel"))
                    .or(Access.to(Arrays.class, "parallelSort", "parallelPrefix", "parallelSetAll"))
                    .or(asyncWithoutExecutor()));

    /** An array in a record is compared by identity and can be changed from outside. */
    static final ArchRule NO_ARRAYS_IN_RECORDS = fields().that()
            .areDeclaredInClassesThat(DescribedPredicate.describe("are records", JavaClass::isRecord))
            .and()
            .doNotHaveModifier(STATIC)
            .should()
            .notHaveRawType(DescribedPredicate.describe("an array", JavaClass::isArray))
            .as("no record has an array among its components")
            .allowEmptyShould(true);

    static final ArchRule TELLING_NAMES = classes()
            .that()
            .arePublic()
            .should()
            .haveNameNotMatching(".*(Manager|Helper|Utils|Util|Impl)")
            .as("public classes are named for what they are")
            .allowEmptyShould(true);

    private CoreRules() {}

    /** Streams are made in one place, from a seed and a purpose. */
    static ArchRule generatorsOnlyIn(String folder) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(folder)
                .should()
                .dependOnClassesThat()
                .areAssignableTo(RandomGeneratorFactory.class)
                .as("random generators are made only in " + folder)
                .allowEmptyShould(true);
    }

    private static DescribedPredicate<JavaAccess<?>> asyncWithoutExecutor() {
        DescribedPredicate<JavaAccess<?>> async = DescribedPredicate.describe(
                "CompletableFuture's …Async",
                access -> access.getName().endsWith("Async")
                        && access.getTargetOwner().isAssignableTo(CompletableFuture.class));
        return async.and(Access.withoutArgument(Executor.class));
    }

    private static ArchRule no(String doing, DescribedPredicate<JavaAccess<?>> access) {
        return noClasses()
                .should()
                .accessTargetWhere(access.forSubtype())
                .as("no class of the core " + doing)
                .allowEmptyShould(true);
    }
}
