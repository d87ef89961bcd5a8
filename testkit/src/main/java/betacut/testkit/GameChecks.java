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

  private GameChecks(GameSample<P> sample) {
    checks.addAll(new MoveChecks<>(sample).checks());
    checks.addAll(new KeyChecks<>(sample).checks());
    checks.addAll(new NotationChecks<>(sample).checks());
    checks.addAll(new PathChecks<>(sample).checks());
    checks.addAll(new SymmetryChecks<>(sample).checks());
    checks.addAll(new OpinionChecks<>(sample).checks());
  }

  public static <P extends Position> List<Check> of(Game<P> game, long seed) {
    return of(new GameSample<>(game, seed, POSITIONS));
  }

  public static <P extends Position> List<Check> of(GameSample<P> sample) {
    return List.copyOf(new GameChecks<>(sample).checks);
  }
}
