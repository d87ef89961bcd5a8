package betacut.lab.tournament;

import betacut.stats.rating.WinDrawLoss;

/**
 * What one player did in all its games.
 *
 * @param number its place among the players, counted from 0
 * @param results wins, draws and losses
 * @param forfeits losses by its own fault: time, illegal move, crash
 * @param moves moves it made
 * @param nanos thinking time of all of them
 * @param nodes positions it looked at; 0 if it does not say
 * @param judgedGames games in which the solver knew some of its moves
 * @param judgedMoves how many of its moves were judged: their worth was known before and after
 * @param blunders moves among these that gave away half a point or more
 */
public record PlayerResult(
    int number,
    String name,
    WinDrawLoss results,
    int forfeits,
    long moves,
    long nanos,
    long nodes,
    int judgedGames,
    int judgedMoves,
    int blunders) {
  PlayerResult called(String other) {
    return new PlayerResult(
        number, other, results, forfeits, moves, nanos, nodes, judgedGames, judgedMoves, blunders);
  }

  /** Points per game; 0 without games. */
  public double score() {
    return results.games() == 0 ? 0 : results.score();
  }

  public double millisPerMove() {
    return moves == 0 ? 0 : nanos / 1e6 / moves;
  }

  public double nodesPerMove() {
    return moves == 0 ? 0 : (double) nodes / moves;
  }

  /** Blunders per game that was judged; 0 if none was. */
  public double blundersPerGame() {
    return judgedGames == 0 ? 0 : (double) blunders / judgedGames;
  }
}
