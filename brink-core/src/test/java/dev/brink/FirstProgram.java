package dev.brink;

import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.Map;

/** The README's first program: how hot and how long to bake glue, so that it holds for the least money. */
final class FirstProgram {
    private FirstProgram() {}

    /** What lies between the marks is what the README shows. */
    static Recommendation run() {
        // README begins
        Problem problem = Problem.over(Parameter.real("celsius", 20, 150), Parameter.logReal("minutes", 1, 100))
                .objective(Objective.minimize("cost"))
                .constraint(Constraint.atLeast("strength", 30).confidence(0.95))
                .build();
        Optimizer optimizer = new Optimizer(problem);
        for (int run = 0; run < 25; run++) {
            Suggestion next = optimizer.ask();
            optimizer.tell(next, Map.of("cost", cost(next.point()), "strength", strength(next.point())));
        }
        System.out.println(optimizer.recommend());
        // README ends
        return optimizer.recommend();
    }

    /** The oven costs by the minute, and the more the hotter it is. */
    static double cost(Point oven) {
        return oven.real("minutes") * (10 + oven.real("celsius") - 20) / 100;
    }

    /** Heat sets the glue faster, and above 100 degrees it spoils it. */
    static double strength(Point oven) {
        double celsius = oven.real("celsius");
        double set = 1 - Math.exp(-oven.real("minutes") * Math.exp((celsius - 110) / 20));
        double spoiled = 1 / (1 + Math.exp((120 - celsius) / 8));
        return 50 * set * (1 - spoiled);
    }
}
