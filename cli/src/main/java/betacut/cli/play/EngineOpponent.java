package betacut.cli.play;

import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Limits;
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

  public EngineOpponent(Engine<P> engine, Limits limits, RandomGenerator random) {
    this.engine = engine;
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
