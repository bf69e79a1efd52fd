package dev.brink.study.store;

import dev.brink.study.event.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A {@link StudyStore} that is forgotten with the process. Closing it changes nothing. */
public final class MemoryStore implements StudyStore {
    private final Map<String, List<Entry>> entries = new LinkedHashMap<>();
    private final Map<String, Holder> holders = new HashMap<>();

    @Override
    public synchronized List<String> studies() {
        return List.copyOf(entries.keySet());
    }

    @Override
    public synchronized List<Entry> read(String study, int from) {
        List<Entry> all = entries.getOrDefault(study, List.of());
        return List.copyOf(all.subList(Math.min(from, all.size()), all.size()));
    }

    @Override
    public synchronized boolean append(String study, int seen, Entry entry) {
        List<Entry> all = entries.computeIfAbsent(study, name -> new ArrayList<>());
        return all.size() == seen && all.add(entry);
    }

    @Override
    public synchronized RunLock hold(String study, Holder holder) {
        if (holders.putIfAbsent(study, holder) != null) {
            throw new StudyInUseException(study, holder(study));
        }
        return () -> release(study);
    }

    private synchronized void release(String study) {
        holders.remove(study);
    }

    @Override
    public synchronized Optional<Holder> holder(String study) {
        return Optional.ofNullable(holders.get(study));
    }

    @Override
    public List<String> notes() {
        return List.of();
    }

    @Override
    public void close() {
        // Whoever still has it may go on reading.
    }
}
