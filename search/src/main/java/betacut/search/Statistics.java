package betacut.search;

/**
 * What a search did, counted: the same in every run of one thread.
 *
 * @param nodes positions searched, root and leaves included; one answered by the table counts as a
 *     table hit instead
 * @param leaves positions with nothing below them: judged at the horizon, or over
 * @param ends those where the game was over
 * @param cuts nodes left before their last move
 * @param firstCuts those left after their first move
 * @param probes times the table was asked
 * @param tableHits times its answer ended a node
 * @param stores times something was put into it
 */
public record Statistics(
    long nodes,
    long leaves,
    long ends,
    long cuts,
    long firstCuts,
    long probes,
    long tableHits,
    long stores) {
  public static final Statistics NONE = new Statistics(0, 0, 0, 0, 0, 0, 0, 0);

  public Statistics plus(Statistics other) {
    return new Statistics(
        nodes + other.nodes,
        leaves + other.leaves,
        ends + other.ends,
        cuts + other.cuts,
        firstCuts + other.firstCuts,
        probes + other.probes,
        tableHits + other.tableHits,
        stores + other.stores);
  }
}
