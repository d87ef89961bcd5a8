package betacut.solve;

import betacut.rules.Score;
import betacut.rules.Value;

/**
 * Turns the scores of the Connect-4 solver, which count stones, into plies and values.
 *
 * <p>Worked example on 42 cells: after 4 stones a score of 3 belongs to the first player, whose
 * stones are those with odd numbers. It has 21 of them and wins with the third from the last, which
 * is its 19th, number 37 of the game: 33 plies from here.
 */
public record SolverScale(int cells) {
  /** The number, counted from the first stone of the game, of the one that wins; not for a draw. */
  public int winningStone(int stones, int score) {
    int later = cells + 2 - 2 * Math.abs(score);
    boolean isWinners = (later - stones & 1) == (score > 0 ? 1 : 0);
    return isWinners ? later : later - 1;
  }

  /** Plies to the end of a game that goes on, if both sides keep to the score. */
  public int plies(int stones, int score) {
    return (score == 0 ? cells : winningStone(stones, score)) - stones;
  }

  /** The value of a position of so many stones, or of a move in it, for the side to move. */
  public Value value(int stones, int score) {
    int plies = plies(stones, score);
    int rules = score > 0 ? Score.WIN - plies : score < 0 ? Score.LOSS + plies : Score.DRAW;
    return Value.exact(rules, plies);
  }
}
