package dev.brink.entropy;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.JointMarginal;
import dev.brink.gp.Marginals;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import java.util.ArrayList;
import java.util.List;

/**
 * One sample of a function's posterior at several points jointly, turned so that an objective is to be minimised and a
 * constraint holds where it is not negative: {@code sign (h - threshold)} on the sample's model scale.
 */
final class SampleAtPoints {
    private final JointMarginal joint;
    private final double sign;
    private final double[] offsets; // from the joint distribution, before the sign

    private SampleAtPoints(JointMarginal joint, double sign, double[] offsets) {
        this.joint = joint;
        this.sign = sign;
        this.offsets = offsets;
    }

    /** All samples of a posterior; those that share a factor share the work, as they differ in their means alone. */
    static List<SampleAtPoints> all(ModelledFunction function, LatentPosterior posterior, double[][] points) {
        List<SampleAtPoints> all = new ArrayList<>();
        List<LatentSample> samples = posterior.samples();
        for (int first = 0; first < samples.size(); ) {
            GaussianProcess process = samples.get(first).process();
            List<GaussianProcess> sharing = new ArrayList<>();
            for (int s = first; s < samples.size() && samples.get(s).process().sharesFactor(process); s++) {
                sharing.add(samples.get(s).process());
            }
            JointMarginal joint = process.joint(points);
            List<double[]> shifts = shifts(sharing, points);
            for (double[] shift : shifts) {
                all.add(of(function, samples.get(all.size()).transform(), joint, shift));
            }
            first += sharing.size();
        }
        return all;
    }

    /** How much each process' mean lies above that of the first. */
    private static List<double[]> shifts(List<GaussianProcess> sharing, double[][] points) {
        if (sharing.size() == 1) {
            return List.of(new double[points.length]);
        }
        List<Marginals> marginals = GaussianProcess.marginals(sharing, points);
        List<double[]> shifts = new ArrayList<>();
        for (Marginals own : marginals) {
            double[] shift = new double[points.length];
            for (int i = 0; i < shift.length; i++) {
                shift[i] = own.mean(i) - marginals.get(0).mean(i);
            }
            shifts.add(shift);
        }
        return shifts;
    }

    private static SampleAtPoints of(
            ModelledFunction function, OutputTransform transform, JointMarginal joint, double[] shift) {
        if (function instanceof Objective objective) {
            return new SampleAtPoints(joint, objective.sign(), shift);
        }
        Constraint constraint = (Constraint) function;
        double threshold = transform.toModel(constraint.latentThreshold());
        for (int i = 0; i < shift.length; i++) {
            shift[i] -= threshold;
        }
        return new SampleAtPoints(joint, constraint.latentSign(), shift);
    }

    /** The draw that belongs to a vector of independent standard normal numbers. */
    double[] draw(double[] standardNormals) {
        double[] draw = joint.draw(standardNormals);
        for (int i = 0; i < draw.length; i++) {
            draw[i] = sign * (draw[i] + offsets[i]);
        }
        return draw;
    }

    /** {@code cov(., x)/sd(x)} for the first point x: by how much a draw moves with its first normal number. */
    double[] alongFirst() {
        double[] z = new double[joint.size()];
        double[] at0 = joint.draw(z);
        z[0] = 1;
        double[] at1 = joint.draw(z);
        for (int i = 0; i < at1.length; i++) {
            at1[i] = sign * (at1[i] - at0[i]);
        }
        return at1;
    }
}
