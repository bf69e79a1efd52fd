package dev.brink.study;

import java.util.List;

/** A study file was changed so that what was measured before no longer fits it. */
public final class IncompatiblePlanException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    IncompatiblePlanException(String study, String file, List<String> reasons) {
        super(file + " does not fit the study '" + study + "' that has begun: " + String.join(" ", reasons)
                + " Undo that change, or give the study another name in the file to begin a new one.");
    }
}
