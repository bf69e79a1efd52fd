package dev.brink.study.store;

class MemoryStoreTest extends StudyStoreContract {
    private final StudyStore store = new MemoryStore();

    @Override
    StudyStore open() {
        return store;
    }
}
