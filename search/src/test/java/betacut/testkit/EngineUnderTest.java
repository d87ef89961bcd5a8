package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.engine.Engine;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Our engine with some options, ready to be checked; it keeps the first opinion it is given. */
public final class EngineUnderTest<P extends Position> implements OwnSearch {
  private final Game<P> game;
  private final Options options;
  private Engine engine;

  /** An engine that knows nothing yet. */
  public EngineUnderTest(Game<P> game, Options options) {
    this.game = game;
    this.options = options;
  }

  private Result search(
      Position position, Evaluator<Position> evaluator, Limits limits, Detail detail) {
    if (engine == null) {
      Evaluator<P> opinion = evaluator::evaluate;
      engine = Engine.of(game, opinion, options.withEvaluation(""));
    }
    Position own = position instanceof WatchedPosition<?> watched ? watched.inner() : position;
    return engine.search(own, limits, detail, Progress.SILENT);
  }

  private static Answer answer(Result result) {
    return new Answer(result.move(), result.value().score(), result.depth());
  }

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    return answer(search(position, evaluator, Limits.depth(depth), Detail.BEST));
  }

  @Override
  public Optional<Answer> searchWithin(
      Position position, Evaluator<Position> evaluator, int depth, long nodes) {
    if (!options.has(Feature.DEEPENING)) {
      return Optional.empty(); // without a finished depth there is nothing to fall back on
    }
    Limits limits = Limits.nodes(nodes).withDepth(depth);
    return Optional.of(answer(search(position, evaluator, limits, Detail.BEST)));
  }

  @Override
  public Optional<List<Integer>> bestMoves(
      Position position, Evaluator<Position> evaluator, int depth) {
    Result result = search(position, evaluator, Limits.depth(depth), Detail.TIES);
    return Optional.of(result.bestMoves());
  }

  @Override
  public Optional<Integer> choose(
      Position position, Evaluator<Position> evaluator, int depth, RandomGenerator random) {
    return bestMoves(position, evaluator, depth).map(best -> best.get(random.nextInt(best.size())));
  }
}
