package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LatentDataTest {
    private static LatentData mixed(int numbers, int sites) {
        LatentData data = new LatentData(1);
        for (int i = 0; i < Math.max(numbers, sites); i++) {
            if (i < numbers) {
                data.add(new double[] {i}, 10 * i, i % 2 == 0 ? Double.NaN : 0.5);
            }
            if (i < sites) {
                data.add(new double[] {-i - 1}, new LatentSite.Counted(i, i + 1));
            }
        }
        return data;
    }

    @Test
    void numbersComeBeforeSitesHoweverTheyCame() {
        LatentData data = mixed(3, 2);
        assertThat(data.size()).isEqualTo(5);
        assertThat(data.axes()).isEqualTo(1);
        assertThat(data.numbers()).containsExactly(0, 10, 20);
        assertThat(data.deviations()).containsExactly(Double.NaN, 0.5, Double.NaN);
        assertThat(data.sites()).hasSize(2);
        double[] order = new double[5];
        for (int i = 0; i < 5; i++) {
            order[i] = data.inputs().point(i)[0];
        }
        assertThat(order).containsExactly(0, 1, 2, -1, -2);
    }

    @Test
    void pointsAreCopied() {
        double[] point = {0.25};
        LatentData data = new LatentData(1).add(point, 1, 0).add(point, new LatentSite.Counted(0, 1));
        point[0] = 9;
        assertThat(data.numberPoints()[0]).containsExactly(0.25);
        assertThat(data.sitePoints()[0]).containsExactly(0.25);
    }

    @Test
    void thinningKeepsAnEvenSpread() {
        LatentData data = mixed(100, 100);
        assertThat(data.thinned(200)).isSameAs(data);
        assertThat(data.thinned(500)).isSameAs(data);
        LatentData thinned = data.thinned(50);
        assertThat(thinned.size()).isEqualTo(50);
        assertThat(thinned.numbers()).hasSize(25).startsWith(0, 40, 80).endsWith(960);
        assertThat(thinned.deviations()).hasSize(25).containsOnly(Double.NaN);
        assertThat(thinned.sitePoints()).hasDimensions(25, 1);
        assertThat(thinned.sites().get(1)).isSameAs(data.sites().get(4));
        assertThat(thinned.sitePoints()[1]).containsExactly(-5);
        assertThat(data.thinned(7).size()).isEqualTo(7);
    }

    @Test
    void noDataAtAll() {
        LatentData none = new LatentData(2);
        assertThat(none.size()).isEqualTo(0);
        assertThat(none.inputs().size()).isEqualTo(0);
        assertThat(none.inputs().axes()).isEqualTo(2);
        assertThat(none.thinned(10)).isSameAs(none);
    }
}
