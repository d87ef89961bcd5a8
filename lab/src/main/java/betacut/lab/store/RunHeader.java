package betacut.lab.store;

/**
 * What is known of a run before it begins.
 *
 * @param name what people call it; unique in a store
 * @param kind experiment or tournament
 * @param spec the whole specification as text, from which it can be begun again
 * @param provenance what it runs on, as JSON: version, commit, JVM, flags, processor, load, seeds
 */
public record RunHeader(String name, String kind, String spec, String provenance) {}
