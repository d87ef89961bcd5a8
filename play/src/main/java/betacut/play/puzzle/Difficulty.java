package betacut.play.puzzle;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How hard a puzzle is wanted, on the scale of {@link Puzzle#difficulty}. */
public enum Difficulty {
  /** Whatever comes first. */
  ANY(0, Double.POSITIVE_INFINITY),
  /** Most levels find it. */
  EASY(0, 2.5),
  /** Some do. */
  MEDIUM(2.5, 4.5),
  /** Few do. */
  HARD(4.5, Double.POSITIVE_INFINITY);

  private final double low;
  private final double high;

  Difficulty(double low, double high) {
    this.low = low;
    this.high = high;
  }

  /** The name in addresses and on the command line. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The difficulty of a name. */
  public static Difficulty named(String name) {
    List<String> names = Arrays.stream(values()).map(Difficulty::id).toList();
    if (!names.contains(name)) {
      throw new UsageException(
          "There is no difficulty '%s'.%s Difficulties: %s"
              .formatted(name, Nearest.hint(name, names), String.join(", ", names)));
    }
    return values()[names.indexOf(name)];
  }

  /** The one whose puzzles somebody so strong, in levels, finds about every second time. */
  public static Difficulty suiting(double rating) {
    return rating < EASY.high ? EASY : rating < MEDIUM.high ? MEDIUM : HARD;
  }

  /** How far a puzzle is from it; 0 if it is as wanted. */
  double distance(Puzzle puzzle) {
    double own = puzzle.difficulty();
    return own < low ? low - own : own >= high ? own - high + 0.01 : 0;
  }
}
