package betacut.search;

/**
 * What a search did, counted: the same in every run of one thread.
 *
 * @param nodes positions searched, root and leaves included; one answered by the table counts as a
 *     table hit instead
 * @param leaves positions with nothing below them: judged at the horizon, or over
 * @param ends those where the game was over
 * @param draws those where it was over and nobody had won; the others are {@link #mates}
 * @param cuts nodes left before their last move
 * @param firstCuts those left after their first move
 * @param probes times the table was asked
 * @param exactHits times its answer ended a node because it was the value itself
 * @param lowerHits times it did because the value is at least beta
 * @param upperHits times it did because the value is at most alpha
 * @param stores times something was put into it
 */
public record Statistics(
    long nodes,
    long leaves,
    long ends,
    long draws,
    long cuts,
    long firstCuts,
    long probes,
    long exactHits,
    long lowerHits,
    long upperHits,
    long stores) {
  /** Nothing done. */
  public static final Statistics NONE = new Statistics(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** Work that is counted in nodes alone. */
  public static Statistics ofNodes(long nodes) {
    return of(nodes, 0, 0, 0);
  }

  /** Work without cuts and tables. */
  public static Statistics of(long nodes, long leaves, long ends, long draws) {
    return new Statistics(nodes, leaves, ends, draws, 0, 0, 0, 0, 0, 0, 0);
  }

  /** Times the table's answer ended a node. */
  public long tableHits() {
    return exactHits + lowerHits + upperHits;
  }

  /** Positions where the game was over and somebody had won. */
  public long mates() {
    return ends - draws;
  }

  /** Both together. */
  public Statistics plus(Statistics other) {
    return new Statistics(
        nodes + other.nodes,
        leaves + other.leaves,
        ends + other.ends,
        draws + other.draws,
        cuts + other.cuts,
        firstCuts + other.firstCuts,
        probes + other.probes,
        exactHits + other.exactHits,
        lowerHits + other.lowerHits,
        upperHits + other.upperHits,
        stores + other.stores);
  }
}
