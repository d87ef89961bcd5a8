package betacut.play.level;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * How strong a player plays, the same on every machine.
 *
 * @param number its name, from 1, the weakest
 * @param nodes positions it may look at for a move
 * @param noise how far it misjudges moves, in spreads between the best and the worst opinion
 * @param guardPlies it overlooks no win or loss this near; with 0 it may overlook any
 * @param asksSolver whether it plays perfectly where the game has a solver that reaches the
 *     position
 * @param elo what it was measured to be worth, random play being 0; empty if nobody has
 * @param error half the width of the 95 % interval of {@code elo}; 0 if nobody knows
 * @param stepError the same of the difference from the level below, which is better known, as the
 *     errors of all steps between do not add up in it
 */
public record Level(
    int number,
    long nodes,
    double noise,
    int guardPlies,
    boolean asksSolver,
    OptionalInt elo,
    int error,
    int stepError) {
  /** A level of which no error is known. */
  public Level(
      int number, long nodes, double noise, int guardPlies, boolean asksSolver, OptionalInt elo) {
    this(number, nodes, noise, guardPlies, asksSolver, elo, 0, 0);
  }

  /** The same player under another number, and not measured. */
  public Level numbered(int newNumber) {
    return new Level(newNumber, nodes, noise, guardPlies, asksSolver, OptionalInt.empty());
  }

  /** The same player, measured. */
  public Level rated(int newElo, int newError, int newStepError) {
    return new Level(
        number,
        nodes,
        noise,
        guardPlies,
        asksSolver,
        OptionalInt.of(newElo),
        newError,
        newStepError);
  }

  /** What it is made of, as players are described, whatever its number. */
  public String makings() {
    return String.format(
        Locale.ROOT,
        "level:nodes=%d,noise=%s,guard=%d,solver=%s",
        nodes,
        noise,
        guardPlies,
        asksSolver ? "yes" : "no");
  }
}
