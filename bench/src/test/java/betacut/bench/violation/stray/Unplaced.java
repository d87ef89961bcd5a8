package betacut.bench.violation.stray;

/** A class of no module. */
public interface Unplaced {}
