package betacut.cli.play;

import betacut.rules.UsageException;
import java.util.List;

/**
 * How strong an opponent plays, the same on every machine. Not calibrated yet: a higher level is
 * stronger, but the steps are not even.
 *
 * @param nodes positions it may look at for a move
 * @param noise how far it misjudges moves, in spreads between the best and the worst opinion
 * @param guardPlies it overlooks no win or loss this near
 */
public record Level(int number, long nodes, double noise, int guardPlies) {
  /** Every level, weakest first. */
  public static final List<Level> ALL =
      List.of(
          new Level(1, 30, 2.0, 0),
          new Level(2, 100, 1.0, 2),
          new Level(3, 400, 0.6, 2),
          new Level(4, 1_500, 0.35, 2),
          new Level(5, 6_000, 0.2, 2),
          new Level(6, 25_000, 0.1, 2),
          new Level(7, 100_000, 0.05, 2),
          new Level(8, 400_000, 0, 2),
          new Level(9, 1_500_000, 0, 2),
          new Level(10, 5_000_000, 0, 2));

  /** What a game begins with if nothing is said. */
  public static final int USUAL = 5;

  /** Whether it plays perfectly where the game has a solver that reaches the position. */
  boolean asksSolver() {
    return number == ALL.size();
  }

  public static Level of(int number) {
    if (number < 1 || number > ALL.size()) {
      throw new UsageException(
          "There is no level %d; levels are 1 (weakest) to %d.".formatted(number, ALL.size()));
    }
    return ALL.get(number - 1);
  }
}
