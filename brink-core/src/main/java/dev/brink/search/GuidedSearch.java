package dev.brink.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Looks for points that fulfil all of several known constraints by way of points that fulfil many: a crowd of points
 * walks at random without ever fulfilling fewer, and those that fulfil fewest are replaced by copies of those that
 * fulfil most. Where each constraint leaves a thousandth, all together leave too little to hit by chance, but each
 * step up is a thousandth only (multilevel splitting, Kahn and Harris 1951).
 */
final class GuidedSearch {
    private static final int CROWD = 64;
    /** Tests of points that a search may take. */
    private static final int TESTS = 1 << 21;
    /** Rounds after which the crowd is thinned out from below. */
    private static final int ROUNDS_OF_GENERATION = 4;

    private final Compliance compliance;
    private final List<Member> crowd = new ArrayList<>();

    /** One of the crowd. */
    private static final class Member {
        private final double[] shares;
        private final int fulfilled;

        Member(double[] shares, int fulfilled) {
            this.shares = shares;
            this.fulfilled = fulfilled;
        }
    }

    GuidedSearch(Compliance compliance) {
        this.compliance = compliance;
    }

    /** Takes the point in if it fulfils more than the least of a full crowd. */
    void offer(double[] shares, int fulfilled) {
        if (crowd.size() < CROWD) {
            crowd.add(new Member(shares, fulfilled));
            crowd.sort(Comparator.comparingInt(member -> -member.fulfilled));
        } else if (fulfilled > crowd.get(CROWD - 1).fulfilled) {
            crowd.set(CROWD - 1, new Member(shares, fulfilled));
            crowd.sort(Comparator.comparingInt(member -> -member.fulfilled));
        }
    }

    /** Points that fulfil everything, so many where the search succeeds. */
    List<double[]> search(int wanted, RandomGenerator random) {
        List<double[]> found = new ArrayList<>();
        if (compliance.all() < 2) {
            return found;
        }
        for (int round = 1; compliance.points() < TESTS && found.size() < wanted; round++) {
            List<double[]> points = crowd.stream().map(member -> member.shares).toList();
            crowd.replaceAll(member -> moved(member, points, random));
            crowd.sort(Comparator.comparingInt(member -> -member.fulfilled));
            if (round % ROUNDS_OF_GENERATION == 0) {
                replaceLeast(random);
                crowd.stream()
                        .filter(member -> member.fulfilled == compliance.all() && found.size() < wanted)
                        .forEach(member -> found.add(member.shares));
            }
        }
        return found;
    }

    private Member moved(Member member, List<double[]> points, RandomGenerator random) {
        HitAndRun walk = new HitAndRun(shares -> compliance.fulfilled(shares) >= member.fulfilled);
        double[] shares = walk.walk(member.shares, 1, points, random);
        return new Member(shares, compliance.fulfilled(shares));
    }

    private void replaceLeast(RandomGenerator random) {
        int most = crowd.get(0).fulfilled;
        int best =
                (int) crowd.stream().filter(member -> member.fulfilled == most).count();
        for (int i = Math.max(best, CROWD - CROWD / 4); i < crowd.size(); i++) {
            crowd.set(i, crowd.get(random.nextInt(best)));
        }
    }
}
