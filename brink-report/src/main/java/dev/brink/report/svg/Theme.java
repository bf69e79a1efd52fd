package dev.brink.report.svg;

import java.util.List;
import java.util.Map;

/**
 * The colours of a drawing on a light and on a dark page. A drawing follows what its reader prefers; programs that know
 * no such preference show the light one.
 */
public final class Theme {
    /**
     * From low to high: OKLCH colours whose lightness changes in even steps, 0.975 to 0.33 on light and 0.27 to 0.90 on
     * dark, while the hue goes from cyan to blue or back; so the order survives print and colour blindness.
     */
    private static final List<String> LIGHT_RAMP = List.of(
            "#eff9fb", "#c6e8f4", "#a0d6ec", "#7ec2e3", "#60aed9", "#4798cd", "#3583be", "#2a6dac", "#245897",
            "#21447f", "#1d3265");

    private static final List<String> DARK_RAMP = List.of(
            "#13244c", "#143466", "#11477e", "#095b94", "#0670a7", "#1686b7", "#319bc5", "#50b0d0", "#72c3d9",
            "#97d6e2", "#bee7ec");

    private static final Map<Ink, String> LIGHT = Map.of(
            Ink.STRONG, "#1f2328",
            Ink.SOFT, "#57606a",
            Ink.FAINT, "#d8dee4",
            Ink.PAPER, "#ffffff",
            Ink.STAR, "#f76707",
            Ink.FIRST, "#0b5cad",
            Ink.SECOND, "#b34700");

    private static final Map<Ink, String> DARK = Map.of(
            Ink.STRONG, "#e6edf3",
            Ink.SOFT, "#9da7b3",
            Ink.FAINT, "#30363d",
            Ink.PAPER, "#0d1117",
            Ink.STAR, "#ffa94d",
            Ink.FIRST, "#6cb6ff",
            Ink.SECOND, "#f0a36b");

    private Theme() {}

    /** How many colours the ramp from low to high has. */
    public static int rampSize() {
        return LIGHT_RAMP.size();
    }

    /** The rules that every drawing carries within itself. */
    static String css() {
        return lightCss() + "@media (prefers-color-scheme: dark){" + rules(DARK, DARK_RAMP) + "}";
    }

    static String lightCss() {
        return rules(LIGHT, LIGHT_RAMP);
    }

    private static String rules(Map<Ink, String> inks, List<String> ramp) {
        StringBuilder css = new StringBuilder();
        for (Ink ink : Ink.values()) {
            String colour = inks.getOrDefault(ink, "");
            css.append('.').append(ink.fill()).append("{fill:").append(colour).append('}');
            css.append('.')
                    .append(ink.stroke())
                    .append("{stroke:")
                    .append(colour)
                    .append('}');
        }
        for (int i = 0; i < ramp.size(); i++) {
            css.append(".ramp").append(i).append("{fill:").append(ramp.get(i)).append('}');
        }
        return css.toString();
    }
}
