package dev.brink.study.file;

import dev.brink.study.plan.Budget;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.DoublePredicate;

/** Reads the block {@code budget}. */
final class BudgetReader {
    private BudgetReader() {}

    static Budget read(Value value) {
        return value.block("{trials: 100, time: 8h}").map(BudgetReader::read).orElse(Budget.unlimited());
    }

    private static Budget read(Block block) {
        block.allowOnly("trials", "time", "cost", "failures");
        Optional<Value> trials = block.get("trials");
        return new Budget(
                trials.isPresent() ? trials.get().wholeAtLeast(1) : OptionalLong.empty(),
                block.get("time").flatMap(Value::duration),
                number(block, "cost", cost -> cost > 0, "it must be more than 0: raise it, or leave it out."),
                number(
                        block,
                        "failures",
                        share -> share >= 0 && share <= 1,
                        "it is a share of the trials and must be from 0 to 1: write 0.5 for a half."));
    }

    private static OptionalDouble number(Block block, String name, DoublePredicate rule, String otherwise) {
        Optional<Value> value = block.get(name);
        OptionalDouble number = value.isPresent() ? value.get().number() : OptionalDouble.empty();
        if (value.isPresent() && number.isPresent() && !rule.test(number.getAsDouble())) {
            value.get().mistake(otherwise);
        }
        return number;
    }
}
