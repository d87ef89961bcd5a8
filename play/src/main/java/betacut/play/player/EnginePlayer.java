package betacut.play.player;

import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Plays what one engine finds inside its limits: any of the truly equal best moves, and of those
 * that a book cannot tell apart.
 */
public final class EnginePlayer<P extends Position> implements Player<P> {
  private final String name;
  private final Engine engine;
  private final Limits limits;
  private final RandomGenerator random;
  private final StopSignal stop = new StopSignal();

  /** A player that is called what its engine is. */
  public EnginePlayer(Engine engine, Limits limits, RandomGenerator random) {
    this(engine.describe(), engine, limits, random);
  }

  /**
   * @param random decides between moves that are equally good
   */
  public EnginePlayer(String name, Engine engine, Limits limits, RandomGenerator random) {
    this.name = name;
    this.engine = engine;
    this.limits = limits;
    // The engine may have the same seed: drawing the same numbers, we would undo its choices.
    this.random = new SplittableRandom(random.nextLong());
  }

  @Override
  public Choice choose(P position, Limits match) {
    return choose(position, match, Progress.SILENT, stop);
  }

  @Override
  public Choice choose(P position, Limits match, Progress progress, StopSignal signal) {
    Limits both = Strictest.of(limits, match);
    Result result = engine.search(position, both, Detail.TIES, progress, signal);
    List<Integer> best =
        result.end() == Result.End.BOOK
            ? result.moves().stream().map(RootMove::move).toList()
            : result.bestMoves();
    boolean isBlind = best.isEmpty() || FirstLook.isAllThereIs(result);
    return new Choice(
        isBlind ? FirstLook.move(position) : best.get(random.nextInt(best.size())), result);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<Engine> engine() {
    return Optional.of(engine);
  }

  @Override
  public void stop() {
    stop.stop();
  }
}
