package dev.brink.study.store;

import java.util.Optional;

/** Another program is carrying out the trials of the study. */
public final class StudyInUseException extends StoreException {
    private static final long serialVersionUID = 1L;

    StudyInUseException(String study, Optional<Holder> holder) {
        super("Study '" + study + "' is being run by "
                + holder.map(Holder::toString).orElse("another process")
                + ", but only one program may carry out its trials: wait for it or stop it. 'brink status', 'ask',"
                + " 'tell', 'add' and 'cancel' work meanwhile.");
    }
}
