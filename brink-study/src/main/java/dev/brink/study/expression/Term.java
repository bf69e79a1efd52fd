package dev.brink.study.expression;

import dev.brink.problem.Point;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;

/**
 * A part of an expression.
 *
 * @param at the character of the expression where it begins
 * @param choices the only values it can have, where it is a parameter that is chosen from several texts
 */
record Term(Kind kind, int at, Function<Point, Object> value, Optional<List<String>> choices) {
    static Term number(int at, Function<Point, Object> value) {
        return new Term(Kind.NUMBER, at, value, Optional.empty());
    }

    static Term truth(int at, Function<Point, Object> value) {
        return new Term(Kind.TRUTH, at, value, Optional.empty());
    }

    static Term text(int at, Function<Point, Object> value, Optional<List<String>> choices) {
        return new Term(Kind.TEXT, at, value, choices);
    }

    double real(Point point) {
        return ((Number) value.apply(point)).doubleValue();
    }

    boolean holds(Point point) {
        return (Boolean) value.apply(point);
    }

    /** This term, if it is of the kind that is needed. */
    Term as(Kind needed, String by) {
        if (kind != needed) {
            throw new InvalidExpressionException(
                    at, by + " needs " + needed + ", but here is " + kind + ": compare or compute something else.");
        }
        return this;
    }

    static Term arithmetic(String operator, Term left, Term right, DoubleBinaryOperator operation) {
        left.as(Kind.NUMBER, "'" + operator + "'");
        right.as(Kind.NUMBER, "'" + operator + "'");
        return number(left.at, point -> operation.applyAsDouble(left.real(point), right.real(point)));
    }

    static Term order(String operator, Term left, Term right, BiPredicate<Double, Double> condition) {
        left.as(Kind.NUMBER, "'" + operator + "'");
        right.as(Kind.NUMBER, "'" + operator + "'");
        return truth(left.at, point -> condition.test(left.real(point), right.real(point)));
    }

    static Term both(Term left, Term right) {
        return truth(left.at, point -> left.holds(point) && right.holds(point));
    }

    static Term either(Term left, Term right) {
        return truth(left.at, point -> left.holds(point) || right.holds(point));
    }

    static Term not(int at, Term term) {
        return truth(at, point -> !term.holds(point));
    }

    /** Numbers are equal by their value, so that a whole number can equal a real one. */
    static Term equal(String operator, Term left, Term right) {
        right.as(left.kind, "'" + operator + "' after " + left.kind);
        return left.kind == Kind.NUMBER
                ? truth(left.at, point -> left.real(point) == right.real(point))
                : truth(left.at, point -> left.value.apply(point).equals(right.value.apply(point)));
    }
}
