package dev.brink.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.util.Set;

/** Uses of a member: by a call, by a method reference such as {@code Math::random}, or by reading a field. */
final class Access {
    private static final String CONSTRUCTOR = "<init>";

    private Access() {}

    /** Any member of these names, of the type or a type below it. */
    static DescribedPredicate<JavaAccess<?>> to(Class<?> type, String... names) {
        Set<String> wanted = Set.of(names);
        return DescribedPredicate.describe(
                type.getSimpleName() + wanted,
                access -> wanted.contains(access.getName()) && isOrExtends(access.getTargetOwner(), type));
    }

    static DescribedPredicate<JavaAccess<?>> toConstructorOf(Class<?> type) {
        return to(type, CONSTRUCTOR);
    }

    /** Any member of the type. */
    static DescribedPredicate<JavaAccess<?>> toAnyOf(Class<?> type) {
        return DescribedPredicate.describe(type.getSimpleName(), access -> isOrExtends(access.getTargetOwner(), type));
    }

    static DescribedPredicate<JavaAccess<?>> toPackage(String prefix, String name) {
        return DescribedPredicate.describe(
                prefix + " " + name,
                access -> access.getName().equals(name)
                        && access.getTargetOwner().getPackageName().startsWith(prefix));
    }

    /** A call or reference that hands over nothing of the given type. */
    static DescribedPredicate<JavaAccess<?>> withoutArgument(Class<?> type) {
        return DescribedPredicate.describe(
                "without " + type.getSimpleName(),
                access -> access instanceof JavaCodeUnitAccess<?> unit
                        && unit.getTarget().getRawParameterTypes().stream()
                                .noneMatch(parameter -> isOrExtends(parameter, type)));
    }

    private static boolean isOrExtends(JavaClass owner, Class<?> type) {
        return owner.isAssignableTo(type);
    }
}
