package betacut.play.people;

import java.util.List;

/**
 * The level that keeps games even, found as psychologists find a threshold: one level up after a
 * win, one down after a loss, the same after a draw. Where it comes to rest a person wins about as
 * often as not.
 */
public final class AdaptiveLevel {
  private static final int FIRST = 3;
  private static final String LEVEL = "level:";

  private AdaptiveLevel() {}

  /**
   * The level of the next game.
   *
   * @param games those of the person in this game, the last one last; others' opponents are passed
   *     over
   * @param levels how many there are
   */
  public static int next(List<SheetRow> games, int levels) {
    for (SheetRow row : games.reversed()) {
      if (row.opponent().matches(LEVEL + "\\d{1,3}")) {
        int last = Integer.parseInt(row.opponent().substring(LEVEL.length()));
        int step = (int) Math.signum(row.points() - 0.5);
        return Math.clamp(last + step, 1, levels);
      }
    }
    return Math.min(FIRST, levels);
  }
}
