package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;

/** Everything a game owes a search, as {@linkplain Check checks} on a seeded sample. */
public final class GameChecks<P extends Position> {
  /** Enough to meet passes, mirrored wins and full columns in every game we know. */
  public static final int POSITIONS = 60;

  private final List<Check> checks = new ArrayList<>();

  private GameChecks(GameSample<P> sample, List<? extends Game<?>> others) {
    checks.addAll(new MoveChecks<>(sample).checks());
    checks.addAll(new TurnChecks<>(sample).checks());
    checks.addAll(new KeyChecks<>(sample).checks());
    checks.addAll(new BankChecks<>(sample).checks());
    checks.addAll(new LayerChecks<>(sample).checks());
    checks.addAll(new NotationChecks<>(sample).checks());
    checks.addAll(new PathChecks<>(sample).checks());
    checks.addAll(new SymmetryChecks<>(sample).checks());
    checks.addAll(new OpinionChecks<>(sample).checks());
    checks.addAll(new OwnershipChecks<>(sample, others).checks());
  }

  /** The checks of a game, told apart from every other game on the path. */
  public static <P extends Position> List<Check> of(GameSample<P> sample) {
    return of(sample, OwnershipChecks.gamesOnThePath());
  }

  /**
   * The checks of a game.
   *
   * @param others games whose positions must not be taken for this one's, other sizes above all
   */
  public static <P extends Position> List<Check> of(
      GameSample<P> sample, List<? extends Game<?>> others) {
    return List.copyOf(new GameChecks<>(sample, others).checks);
  }
}
