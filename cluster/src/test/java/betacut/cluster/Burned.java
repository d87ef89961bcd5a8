package betacut.cluster;

/** What a unit of {@link Overhead} gives. */
public record Burned(int unit, long nodes) {}
