package betacut.bench.violation.search;

/** Breaks nothing. */
public interface Kernel {}
