package dev.brink.study.expression;

import dev.brink.problem.BooleanParameter;
import dev.brink.problem.ChoiceParameter;
import dev.brink.problem.OrderedParameter;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.text.Spelling;
import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A condition on a point, in the notation of school: {@code units2 <= 4 * units1 and not (act == "tanh")}.
 *
 * <pre>
 * or          and {"or" and}
 * and         not {"and" not}
 * not         "not" not | comparison
 * comparison  sum {("<" | "<=" | ">" | ">=" | "==" | "!=") sum}, where 1 <= x <= 2 means what it says
 * sum         product {("+" | "-") product}
 * product     sign {("*" | "/" | "%") sign}
 * sign        "-" sign | power
 * power       atom ["^" sign]
 * atom        number | "text" | true | false | parameter | function "(" or {"," or} ")" | "(" or ")"
 * </pre>
 *
 * A comparison with something that is no number, such as {@code log(-1)}, does not hold.
 */
public final class Expression {
    private static final Map<String, DoubleUnaryOperator> FUNCTIONS =
            Map.of("abs", Math::abs, "log", Math::log, "exp", Math::exp, "sqrt", Math::sqrt);
    private static final List<String> WORDS =
            List.of("and", "or", "not", "true", "false", "min", "max", "abs", "log", "exp", "sqrt");
    private static final List<String> COMPARISONS = List.of("<", "<=", ">", ">=", "==", "!=", "=");

    /** Deeper nesting is nobody's constraint, and would exhaust the stack. */
    private static final int DEEPEST = 100;

    private final Map<String, Parameter> parameters = new LinkedHashMap<>();
    private final List<Token> tokens;
    private int next;
    private int depth;

    private Expression(String text, List<Parameter> parameters) {
        parameters.forEach(parameter -> this.parameters.put(parameter.name(), parameter));
        this.tokens = Tokens.of(text, this.parameters.keySet());
    }

    /**
     * The condition that the text says.
     *
     * @throws InvalidExpressionException if it says none
     */
    public static Predicate<Point> condition(String text, List<Parameter> parameters) {
        Expression expression = new Expression(text, parameters);
        Term term = expression.or();
        Token rest = expression.peek();
        if (rest.type() != Token.Type.END) {
            throw new InvalidExpressionException(
                    rest.at(),
                    "There is " + rest.describe() + " where the expression should have ended: join parts by"
                            + " 'and', 'or' or an operator.");
        }
        if (term.kind() != Kind.TRUTH) {
            throw new InvalidExpressionException(
                    0,
                    "The expression gives " + term.kind()
                            + ", but it must hold or not: compare it, as in 'x <= 2 * y'.");
        }
        return term::holds;
    }

    private Term or() {
        if (++depth > DEEPEST) {
            throw new InvalidExpressionException(
                    peek().at(), "The expression is nested too deeply: split it in parts.");
        }
        Term left = and();
        while (takes("or") || takes("||")) {
            left = Term.either(left.as(Kind.TRUTH, "'or'"), and().as(Kind.TRUTH, "'or'"));
        }
        depth--;
        return left;
    }

    private Term and() {
        Term left = not();
        while (takes("and") || takes("&&")) {
            left = Term.both(left.as(Kind.TRUTH, "'and'"), not().as(Kind.TRUTH, "'and'"));
        }
        return left;
    }

    private Term not() {
        int at = peek().at();
        boolean negated = false;
        while (takes("not") || takes("!")) {
            negated = !negated;
        }
        Term term = comparison();
        return negated ? Term.not(at, term.as(Kind.TRUTH, "'not'")) : term;
    }

    private Term comparison() {
        Term left = sum();
        Optional<Term> all = Optional.empty();
        while (COMPARISONS.contains(peek().text()) && peek().type() == Token.Type.SIGN) {
            Token operator = take();
            Term right = sum();
            Term holds = compare(operator, left, right);
            all = Optional.of(all.map(before -> Term.both(before, holds)).orElse(holds));
            left = right;
        }
        return all.orElse(left);
    }

    private static Term compare(Token operator, Term left, Term right) {
        requireChoice(left, right);
        requireChoice(right, left);
        return switch (operator.text()) {
            case "<" -> Term.order("<", left, right, (a, b) -> a < b);
            case "<=" -> Term.order("<=", left, right, (a, b) -> a <= b);
            case ">" -> Term.order(">", left, right, (a, b) -> a > b);
            case ">=" -> Term.order(">=", left, right, (a, b) -> a >= b);
            case "==" -> Term.equal("==", left, right);
            case "!=" -> Term.not(left.at(), Term.equal("!=", left, right));
            default ->
                throw new InvalidExpressionException(
                        operator.at(), "'=' does not compare: write '==' for equal, or '<=' or '>='.");
        };
    }

    /** Text that the parameter can never be is a slip of the pen. */
    private static void requireChoice(Term parameter, Term text) {
        if (parameter.choices().isPresent()
                && text.kind() == Kind.TEXT
                && text.choices().isPresent()) {
            List<String> values = parameter.choices().get();
            for (String value : text.choices().get()) {
                if (text.choices().get().size() == 1 && !values.contains(value)) {
                    throw new InvalidExpressionException(
                            text.at(),
                            "\"" + value + "\" is none of the values " + Text.values(values) + ": "
                                    + Spelling.suggestion(value, values));
                }
            }
        }
    }

    private Term sum() {
        Term left = product();
        while (true) {
            if (takes("+")) {
                left = Term.arithmetic("+", left, product(), Double::sum);
            } else if (takes("-")) {
                left = Term.arithmetic("-", left, product(), (a, b) -> a - b);
            } else {
                return left;
            }
        }
    }

    private Term product() {
        Term left = sign();
        while (true) {
            if (takes("*")) {
                left = Term.arithmetic("*", left, sign(), (a, b) -> a * b);
            } else if (takes("/")) {
                left = Term.arithmetic("/", left, sign(), (a, b) -> a / b);
            } else if (takes("%")) {
                left = Term.arithmetic("%", left, sign(), (a, b) -> a % b);
            } else {
                return left;
            }
        }
    }

    private Term sign() {
        int at = peek().at();
        boolean negative = false;
        while (takes("-")) {
            negative = !negative;
        }
        Term term = power();
        if (!negative) {
            return term;
        }
        term.as(Kind.NUMBER, "'-'");
        return Term.number(at, point -> -term.real(point));
    }

    private Term power() {
        Term base = atom();
        return takes("^") || takes("**") ? Term.arithmetic("^", base, sign(), Math::pow) : base;
    }

    private Term atom() {
        Token token = take();
        return switch (token.type()) {
            case NUMBER -> number(token);
            case TEXT -> Term.text(token.at(), point -> token.text(), Optional.of(List.of(token.text())));
            case NAME -> named(token);
            case SIGN, END -> parenthesis(token);
        };
    }

    private static Term number(Token token) {
        double value = Double.parseDouble(token.text());
        return Term.number(token.at(), point -> value);
    }

    private Term parenthesis(Token token) {
        if (!token.is("(")) {
            throw new InvalidExpressionException(
                    token.at(), "Here is " + token.describe() + " where a number, a parameter or '(' belongs.");
        }
        Term inner = or();
        close(token);
        return inner;
    }

    private void close(Token opened) {
        if (!takes(")")) {
            throw new InvalidExpressionException(
                    peek().at(),
                    "Here is " + peek().describe() + " where the ')' of character " + (opened.at() + 1)
                            + " belongs: close it.");
        }
    }

    private Term named(Token token) {
        Parameter parameter = parameters.get(token.text());
        if (parameter != null) {
            return valueOf(parameter, token);
        }
        if (peek().is("(")) {
            return function(token);
        }
        return switch (token.text()) {
            case "true" -> Term.truth(token.at(), point -> true);
            case "false" -> Term.truth(token.at(), point -> false);
            default ->
                throw new InvalidExpressionException(
                        token.at(),
                        "There is no parameter '" + token.text() + "': "
                                + Spelling.suggestion(token.text(), List.copyOf(parameters.keySet())));
        };
    }

    private static Term valueOf(Parameter parameter, Token token) {
        String name = parameter.name();
        if (parameter instanceof BooleanParameter) {
            return Term.truth(token.at(), point -> point.value(name));
        }
        if (parameter instanceof ChoiceParameter choice) {
            return Term.text(token.at(), point -> point.value(name), Optional.of(choice.values()));
        }
        if (parameter instanceof OrderedParameter ordered && ordered.values().get(0) instanceof String) {
            List<String> values =
                    ordered.values().stream().map(String.class::cast).toList();
            return Term.text(token.at(), point -> point.value(name), Optional.of(values));
        }
        return Term.number(token.at(), point -> point.value(name));
    }

    private Term function(Token name) {
        Token opened = take();
        List<Term> arguments = new ArrayList<>();
        do {
            arguments.add(or().as(Kind.NUMBER, "'" + name.text() + "'"));
        } while (takes(","));
        close(opened);
        if (name.text().equals("min") || name.text().equals("max")) {
            return extreme(name, arguments);
        }
        DoubleUnaryOperator function = FUNCTIONS.get(name.text());
        if (function == null) {
            throw new InvalidExpressionException(
                    name.at(),
                    "There is no function '" + name.text() + "': " + Spelling.suggestion(name.text(), WORDS));
        }
        if (arguments.size() != 1) {
            throw new InvalidExpressionException(
                    name.at(), "'" + name.text() + "' takes one number, but here are " + arguments.size() + ".");
        }
        Term argument = arguments.get(0);
        return Term.number(name.at(), point -> function.applyAsDouble(argument.real(point)));
    }

    private static Term extreme(Token name, List<Term> arguments) {
        boolean smallest = name.text().equals("min");
        return Term.number(name.at(), point -> {
            Stream<Double> values = arguments.stream().map(argument -> argument.real(point));
            return values.reduce((a, b) -> smallest ? Math.min(a, b) : Math.max(a, b))
                    .orElseThrow();
        });
    }

    private Token peek() {
        return tokens.get(next);
    }

    private Token take() {
        Token token = tokens.get(next);
        next = Math.min(next + 1, tokens.size() - 1);
        return token;
    }

    private boolean takes(String sign) {
        boolean here = peek().is(sign);
        if (here) {
            take();
        }
        return here;
    }
}
