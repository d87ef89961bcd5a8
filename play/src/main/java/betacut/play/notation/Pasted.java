package betacut.play.notation;

/**
 * What a pasted text says, in our own notation.
 *
 * @param game the id of the game
 * @param start where it begins; empty for the game's own start
 * @param text the moves since; without a start it may be a position, too
 */
public record Pasted(String game, String start, String text, Format format) {
  /** How a text was written. */
  public enum Format {
    /** As the game itself writes it. */
    PLAIN,
    /** An address of ours, or a text that ends with one. */
    OURS,
    /** A link to the Connect-4 solver at gamesolver.org. */
    GAMESOLVER,
    /** A link to perfect-pentago.net. */
    PERFECT_PENTAGO,
    GGF,
    SGF,
    /** Moves with numbers, as chess games are written. */
    NUMBERED,
    /** Connect-4 moves as cells: D1 D2. */
    CELLS,
    /** Pentago moves whose turn stands apart: b5 1R. */
    TURNS,
    /** Gomoku moves as pairs of numbers. */
    PAIRS,
    /** A board drawn in lines. */
    GRID
  }

  static Pasted of(String game, String text, Format format) {
    return new Pasted(game, "", text, format);
  }
}
