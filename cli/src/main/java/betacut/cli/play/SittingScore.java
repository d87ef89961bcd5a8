package betacut.cli.play;

import java.util.OptionalInt;

/** How the games of one person went. */
record SittingScore(int won, int drawn, int lost) {
  static final SittingScore NONE = new SittingScore(0, 0, 0);

  int games() {
    return won + drawn + lost;
  }

  /**
   * One game more, if one person played one of ours.
   *
   * @param winner a side, or -1 for a draw
   */
  SittingScore with(OptionalInt person, int winner) {
    if (person.isEmpty()) {
      return this;
    }
    boolean isDraw = winner < 0;
    boolean isWon = winner == person.getAsInt();
    return new SittingScore(
        won + (isWon ? 1 : 0), drawn + (isDraw ? 1 : 0), lost + (isWon || isDraw ? 0 : 1));
  }
}
