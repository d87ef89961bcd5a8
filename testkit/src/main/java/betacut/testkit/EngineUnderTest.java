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
import betacut.search.table.Bound;
import java.util.List;
import java.util.Optional;

/** Our engine with some options, ready to be checked. */
public record EngineUnderTest(Options options) implements SearchUnderTest {
  @Override
  public <P extends Position> EngineSession<P> open(Game<P> game, Evaluator<P> evaluator) {
    return new EngineSession<>(Engine.of(game, evaluator, options.withEvaluation("")));
  }

  /** An engine in use. */
  public record EngineSession<P extends Position>(Engine engine) implements Session<P> {
    @Override
    public Answer search(P position, int depth) {
      return answer(engine.search(position, Limits.depth(depth)));
    }

    @Override
    public Optional<Answer> searchWithin(P position, int depth, long nodes) {
      if (!engine.options().has(Feature.DEEPENING)) {
        return Optional.empty(); // without a finished depth there is nothing to fall back on
      }
      Limits limits = Limits.nodes(nodes).withDepth(depth);
      return Optional.of(answer(engine.search(position, limits)));
    }

    @Override
    public Optional<List<Integer>> bestMoves(P position, int depth) {
      Result result = engine.search(position, Limits.depth(depth), Detail.TIES, Progress.SILENT);
      return Optional.of(result.bestMoves());
    }

    private static Answer answer(Result result) {
      // After a stop the move may come from an unfinished depth: then others may be better still.
      boolean unfinished = result.end() != Result.End.DEPTH && result.end() != Result.End.SOLVED;
      return new Answer(
          result.value().score(),
          result.move(),
          result.depth(),
          unfinished ? Bound.LOWER : Bound.EXACT);
    }
  }
}
