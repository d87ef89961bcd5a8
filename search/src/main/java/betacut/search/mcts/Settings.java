package betacut.search.mcts;

import betacut.rules.UsageException;

/**
 * How Monte-Carlo search explores and plays out.
 *
 * @param exploration UCB's constant: more looks wider, less looks deeper; rewards are 0 to 1
 * @param takesWins whether playouts take a win in one when there is one; the rest is random
 * @param playoutPlies the plies after which a playout is judged by the evaluator
 * @param opinionScale the opinion that is worth a chance of 73 % (one unit of a logistic curve)
 * @param mebibytes memory for the tree; when it is full the tree stops growing
 */
public record Settings(
    double exploration, boolean takesWins, int playoutPlies, int opinionScale, int mebibytes) {
  /** Playouts that always reach the end of the game. */
  public static final int TO_THE_END = Integer.MAX_VALUE;

  /**
   * The best of what was tried in a game of columns, 200 games each. At equal nodes exploration
   * 0.35, 0.5 and 1.0 scored 46 %, 56 % and 45 % against 0.7 (all ±6 %, so 0.5 is a choice, not a
   * finding). At equal time playouts that take wins scored 38 % (±6 %) against random ones: looking
   * for wins costs more than it teaches.
   */
  public static final Settings DEFAULT = new Settings(0.5, false, TO_THE_END, 100, 64);

  private static final int MAX_MEBIBYTES = 1 << 14;

  public Settings {
    if (!(exploration >= 0)) {
      throw new UsageException("The exploration is " + exploration + "; it must be at least 0.");
    }
    if (playoutPlies < 0 || opinionScale < 1) {
      throw new UsageException(
          "Playouts of %d plies judged at a scale of %d are not possible; from 0 and 1 on."
              .formatted(playoutPlies, opinionScale));
    }
    if (mebibytes < 1 || mebibytes > MAX_MEBIBYTES) {
      throw new UsageException(
          "The tree's memory is %d MiB; it must be from 1 to %d."
              .formatted(mebibytes, MAX_MEBIBYTES));
    }
  }

  public Settings withTakesWins(boolean taken) {
    return new Settings(exploration, taken, playoutPlies, opinionScale, mebibytes);
  }

  /** Playouts that end after some plies with an opinion. */
  public Settings withOpinions(int plies, int scale) {
    return new Settings(exploration, takesWins, plies, scale, mebibytes);
  }

  public Settings withMebibytes(int memory) {
    return new Settings(exploration, takesWins, playoutPlies, opinionScale, memory);
  }
}
