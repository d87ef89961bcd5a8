package betacut.play.puzzle;

import betacut.search.Result.RootMove;
import java.util.List;

/**
 * A position in which exactly one move is right.
 *
 * @param moves what leads there from the start of the game
 * @param answer the right move
 * @param others the wrong ones, the best first; each value is exact or says how far it was searched
 * @param tries what the levels of the game do here
 * @param nodes what the solver looked at to find it
 */
public record Puzzle(
    List<Integer> moves,
    PuzzleGoal goal,
    RootMove answer,
    List<RootMove> others,
    List<LevelTries> tries,
    long nodes) {
  public Puzzle {
    moves = List.copyOf(moves);
    others = List.copyOf(others);
    tries = List.copyOf(tries);
  }

  /** The level that finds it about every second time; between two if it is a half. */
  public double difficulty() {
    return LevelTries.threshold(tries);
  }

  /** Whether another move wins, too, only later. */
  public boolean hasLaterWins() {
    return others.getFirst().value().score() > 0 && PuzzleGoal.isExact(others.getFirst().value());
  }
}
