package betacut.cli.text;

import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import java.util.Locale;

/** Values, counts and times in words; every number says what it is. */
public final class Sentences {
  private Sentences() {}

  /** The player who moves at even or odd plies. */
  public static String player(int mover) {
    return mover == 0 ? "first player" : "second player";
  }

  /** Who wins, and how that is known: {@code Second player wins by 8 (exact ✓)}. */
  public static String verdict(Value value, int mover) {
    int score = value.score();
    String winner = capitalised(player(score > 0 ? mover : 1 - mover));
    boolean isBound = value.kind() == Bound.LOWER || value.kind() == Bound.UPPER;
    boolean isWonAnyway = value.kind() == Bound.LOWER ? score > 0 : score < 0;
    if (value.kind() == Bound.EXACT) {
      return score == Score.DRAW ? "Draw (exact ✓)" : winner + wins(score, "", "") + " (exact ✓)";
    }
    if (isBound && Score.isDecided(score) && isWonAnyway) {
      return winner + wins(score, "at most ", "at least ");
    }
    return "Not decided yet: the " + player(mover) + " has " + value.text();
  }

  private static String wins(int score, String beforePlies, String beforeMargin) {
    if (Score.hasDistance(score)) {
      int plies = Score.distance(score);
      if (!Score.countsPlies(score)) {
        return " wins";
      }
      return " wins in " + beforePlies + plies + (plies == 1 ? " ply" : " plies");
    }
    return Score.isDecided(score)
        ? " wins by " + beforeMargin + Math.abs(Score.margin(score))
        : " is ahead by " + Math.abs(score);
  }

  /** How a finished game ended, by the outcome for the side to move. */
  public static String over(int outcome, int mover) {
    if (outcome == Score.DRAW) {
      return "The game is over: a draw.";
    }
    String winner = player(outcome > 0 ? mover : 1 - mover);
    String margin = Score.hasDistance(outcome) ? "" : " by " + Math.abs(Score.margin(outcome));
    return "The game is over: the " + winner + " has won" + margin + ".";
  }

  /** {@code 1,234,567 positions in 0.31 s}. */
  public static String work(long nodes, long nanos) {
    return count(nodes) + (nodes == 1 ? " position" : " positions") + " in " + seconds(nanos);
  }

  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  public static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.2f s", nanos / 1e9);
  }

  /** Millions of nodes per second; empty if the time is too short to tell. */
  public static String speed(long nodes, long nanos) {
    return nanos < 1_000_000 ? "" : String.format(Locale.ROOT, "%.1f", nodes * 1e3 / nanos);
  }

  public static String capitalised(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** The text with its lines broken between words, so that they fit; long words stay whole. */
  public static String wrapped(String text, int width) {
    var wrapped = new StringBuilder();
    String rest = text;
    while (rest.length() > width) {
      int space = rest.lastIndexOf(' ', width);
      space = space > 0 ? space : rest.indexOf(' ', width);
      if (space < 0) {
        break;
      }
      wrapped.append(rest, 0, space).append(System.lineSeparator());
      rest = rest.substring(space + 1);
    }
    return wrapped.append(rest).toString();
  }

  /** At most so many characters, the last ones dots if some had to go. */
  public static String fitted(String text, int width) {
    return text.length() <= width ? text : text.substring(0, Math.max(0, width - 3)) + "...";
  }
}
