package dev.brink.search;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.search.Candidate.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** One maximisation of a landscape. */
final class Maximization {
    /** The best of each origin by their rough values are scored exactly. */
    private static final int SHORTLIST = 32;
    /** So many of the best climbs are followed along the edge of the known region. */
    private static final int EDGE_SEARCHES = 2;

    private final KnownRegion region;
    private final SearchSettings settings;
    private final Parallel parallel;
    private final Scores scores;
    private final List<double[]> incumbents;
    private final Predicate<double[]> passOver;
    private final List<String> notes = new ArrayList<>();

    Maximization(
            KnownRegion region,
            SearchSettings settings,
            Parallel parallel,
            Landscape landscape,
            List<double[]> incumbents,
            Predicate<double[]> passOver) {
        this.region = region;
        this.settings = settings;
        this.parallel = parallel;
        this.scores = new Scores(landscape, parallel);
        this.incumbents = incumbents;
        this.passOver = passOver;
    }

    Optional<Maximum> run(RandomStream stream) {
        Optional<double[][]> everything = region.everything();
        if (everything.isPresent()) {
            return everything.flatMap(all -> best(exact(eligible(List.of(all)), Origin.SWEEP)));
        }
        CandidatePoints points = new CandidatePoints(region, settings, passOver);
        List<double[]> sweep = points.sweep(stream.split("sweep"));
        List<double[]> around = points.around(incumbents, stream.split("surroundings"));
        List<Candidate> shortlist = shortlist(sweep, around);
        List<Candidate> found = new ArrayList<>(shortlist);
        found.addAll(climbed(shortlist, sweep.isEmpty() ? around : sweep, stream.split("edge")));
        return best(found);
    }

    private boolean isEligible(double[] point) {
        return region.allows(point) && !passOver.test(point);
    }

    private List<double[]> eligible(List<double[]> points) {
        return points.stream().filter(passOver.negate()).toList();
    }

    private List<Candidate> exact(List<double[]> points, Origin origin) {
        double[] values = scores.exact(points);
        return IntStream.range(0, values.length)
                .mapToObj(i -> new Candidate(points.get(i), values[i], origin))
                .toList();
    }

    private List<Candidate> shortlist(List<double[]> sweep, List<double[]> around) {
        List<Candidate> shortlist = new ArrayList<>(exact(roughlyBest(sweep), Origin.SWEEP));
        shortlist.addAll(exact(roughlyBest(around), Origin.SURROUNDINGS));
        if (shortlist.stream().allMatch(Candidate::isWorthless)) {
            // The rough values may have misled; the order of the shortlist stays that of the rough values.
            shortlist.addAll(exact(sweep, Origin.SWEEP));
            shortlist.addAll(exact(around, Origin.SURROUNDINGS));
        }
        return shortlist;
    }

    private List<double[]> roughlyBest(List<double[]> points) {
        double[] values = scores.rough(points);
        return IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -values[i]))
                .limit(SHORTLIST)
                .map(points::get)
                .toList();
    }

    private List<Candidate> climbed(List<Candidate> shortlist, List<double[]> inside, RandomStream stream) {
        Starts starts = new Starts(incumbents);
        List<Candidate> chosen =
                new Approach(scores, region, parallel).from(starts.choose(shortlist, settings.ascents()));
        List<Climb> climbs = parallel.map(
                chosen.size(),
                i -> Climb.from(
                        chosen.get(i),
                        starts.reach(chosen.get(i)),
                        settings.evaluations(),
                        scores,
                        region,
                        this::isEligible));
        List<Climb> ended = climbs.stream()
                .filter(climb -> isEligible(climb.summit().point()))
                .sorted(Comparator.comparingDouble(climb -> -climb.summit().value()))
                .toList();
        List<Candidate> summits =
                new ArrayList<>(rescored(ended.stream().map(Climb::summit).toList()));
        List<Candidate> atEdge = ended.stream()
                .filter(Climb::metEdge)
                .map(Climb::summit)
                .limit(EDGE_SEARCHES)
                .toList();
        summits.addAll(parallel.map(
                atEdge.size(),
                i -> new EdgeSearch(
                                scores,
                                region,
                                this::isEligible,
                                inside.toArray(double[][]::new),
                                stream.split(i).generator())
                        .from(atEdge.get(i))));
        return summits;
    }

    /** Values that came with gradients, taken again in the way of all others, so that they compare. */
    private List<Candidate> rescored(List<Candidate> candidates) {
        double[] values = scores.exact(candidates.stream().map(Candidate::point).toList());
        return IntStream.range(0, values.length)
                .mapToObj(i -> candidates.get(i).at(candidates.get(i).point(), values[i]))
                .toList();
    }

    private Optional<Maximum> best(List<Candidate> candidates) {
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        Candidate best = candidates.get(0);
        for (Candidate candidate : candidates) {
            best = candidate.value() > best.value() ? candidate : best;
        }
        if (scores.broken() > 0) {
            notes.add("The landscape was not a finite number at " + scores.broken()
                    + " of the points asked; they were taken as worthless.");
        }
        if (best.isWorthless()) {
            notes.add("The landscape is zero at every point looked at, so that any is as good as another.");
        }
        return Optional.of(new Maximum(best, candidates, notes));
    }
}
