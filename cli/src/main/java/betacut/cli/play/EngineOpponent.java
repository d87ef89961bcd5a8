package betacut.cli.play;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.engine.Engine;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays what one engine finds inside its limits: any of the truly equal best moves. */
public final class EngineOpponent<P extends Position> implements Opponent<P> {
  private final Engine<P> engine;
  private final Limits limits;
  private final RandomGenerator random;

  public EngineOpponent(Game<P> game, Options options, Limits limits, RandomGenerator random) {
    engine = Engine.of(game, options);
    this.limits = limits;
    this.random = random;
  }

  @Override
  public Choice choose(P position) {
    Result result = engine.search(position, limits, Detail.TIES, Progress.SILENT);
    List<Integer> best = result.bestMoves();
    return new Choice(best.get(random.nextInt(best.size())), result);
  }

  @Override
  public String name() {
    return engine.describe();
  }
}
