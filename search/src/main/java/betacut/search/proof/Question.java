package betacut.search.proof;

/**
 * What can be proved of a position: yes or no, whoever is to move. Both questions are about the
 * first player, so that what is learned for one root still holds for the next.
 */
enum Question {
  /** Does the first player win? No means that the second player at least draws. */
  FIRST_WINS,
  /** Does the first player at least draw? No means that the second player wins. */
  FIRST_HOLDS;

  private static final int FIRST = 0;

  /** The question whose answer tells whether a side wins. */
  static Question winOf(int side) {
    return side == FIRST ? FIRST_WINS : FIRST_HOLDS;
  }

  /** The question whose answer tells whether a side at least draws. */
  static Question holdOf(int side) {
    return side == FIRST ? FIRST_HOLDS : FIRST_WINS;
  }

  /** Whether a finished game answers the question as {@code mover}, to move there, wants it. */
  boolean isReached(int outcome, int mover) {
    int first = mover == FIRST ? outcome : -outcome;
    boolean yes = this == FIRST_WINS ? first > 0 : first >= 0;
    return yes == (mover == FIRST);
  }
}
