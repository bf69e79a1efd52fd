package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReferenceTableTest {
    @Test
    void readsEveryKindOfCell() {
        ReferenceTable table = ReferenceTable.parse("t.csv", """
                # provenance: by hand
                name, x, y
                # made in passing
                plain, 1.5, -2e-3
                hex, 0x1.999999999999ap-4, -0x1p-1074
                special, inf, nan

                negative, -Infinity, .5
                """);
        assertThat(table.provenance()).containsExactly("provenance: by hand", "made in passing");
        assertThat(table.columns()).containsExactly("name", "x", "y");
        List<ReferenceRow> rows = table.rows();
        assertThat(rows).hasSize(4);
        assertThat(rows.get(0).text("name")).isEqualTo("plain");
        assertThat(rows.get(0).get("y")).isEqualTo(-2e-3);
        assertThat(rows.get(1).get("x")).isEqualTo(0.1);
        assertThat(rows.get(1).get("y")).isEqualTo(-Double.MIN_VALUE);
        assertThat(rows.get(2).get("x")).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(rows.get(2).get("y")).isNaN();
        assertThat(rows.get(3).get("x")).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(rows.get(3).get("y")).isEqualTo(0.5);
        assertThat(rows.get(3)).hasToString("t.csv:8 {name=negative, x=-Infinity, y=.5}");
    }

    @Test
    void keepsEveryBitOfAPrintedDouble() {
        double value = 0.1 + 0.2;
        ReferenceTable table = ReferenceTable.parse("t.csv", "# by hand\nx\n" + value);
        assertThat(table.rows().get(0).get("x")).isEqualTo(value);
    }

    @Test
    void readsWholeNumbersAndLists() {
        ReferenceRow row = ReferenceTable.parse("t.csv", "# by hand\nn,list\n7,1 2.5  -3")
                .rows()
                .get(0);
        assertThat(row.integer("n")).isEqualTo(7);
        assertThat(row.numbers("list")).containsExactly(1, 2.5, -3);
    }

    @Test
    void choosesRows() {
        ReferenceTable table = ReferenceTable.parse("t.csv", "# by hand\nname,x\na,1\nb,2\na,3");
        assertThat(table.rowsWhere("name", "a")).extracting(row -> row.get("x")).containsExactly(1.0, 3.0);
        assertThatThrownBy(() -> table.rowsWhere("name", "c")).hasMessageContaining("no row whose name is 'c'");
    }

    @Test
    void loadsFromTheClassPath() {
        String resource = "/reference/p_values.csv";
        assertThat(ReferenceTable.load(ReferenceTableTest.class, resource).rows())
                .isNotEmpty();
        assertThat(ReferenceTable.load(ReferenceTableTest.class.getClassLoader(), resource)
                        .provenance())
                .anyMatch(line -> line.contains("SciPy"));
    }

    @Test
    void saysWhatIsMissing() {
        assertThatThrownBy(() -> ReferenceTable.load(ReferenceTableTest.class, "/nowhere.csv"))
                .hasMessageContaining("'/nowhere.csv' is not on the class path");
        assertThatThrownBy(() -> ReferenceTable.parse("t.csv", "x\n1"))
                .hasMessageContaining("does not say where its numbers come from");
        assertThatThrownBy(() -> ReferenceTable.parse("t.csv", "#\nx\n1"))
                .hasMessageContaining("does not say where its numbers come from");
        assertThatThrownBy(() -> ReferenceTable.parse("t.csv", "# by hand\nx")).hasMessageContaining("has no rows");
    }

    @Test
    void namesFileAndLineOfAMistake() {
        assertThatThrownBy(() -> ReferenceTable.parse("t.csv", "# by hand\nx,y\n1,2\n3"))
                .hasMessageContaining("t.csv:4: the row has 1 cells");
        assertThatThrownBy(() -> ReferenceTable.parse("t.csv", "# by hand\nx,x\n1,2"))
                .hasMessageContaining("t.csv:2: the header");
        ReferenceRow row =
                ReferenceTable.parse("t.csv", "# by hand\nx,y\n1.0f,2.5").rows().get(0);
        assertThatThrownBy(() -> row.get("x")).hasMessageContaining("t.csv:3: column 'x' holds '1.0f'");
        assertThatThrownBy(() -> row.get("z")).hasMessageContaining("t.csv:3: there is no column 'z'");
        assertThatThrownBy(() -> row.integer("y")).hasMessageContaining("t.csv:3: column 'y' holds 2.5");
    }
}
