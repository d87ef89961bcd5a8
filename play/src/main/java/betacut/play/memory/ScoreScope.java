package betacut.play.memory;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.engine.Engine;
import java.util.SplittableRandom;

/** Names all that the scores in an engine's table depend on. */
public final class ScoreScope {
  /** Positions whose opinions tell one evaluation from another of the same name. */
  private static final int OPINIONS = 64;

  private ScoreScope() {}

  /** Equal for two engines only if each may use the other's scores. */
  public static String of(Engine engine) {
    Options options = engine.options();
    String evaluation =
        options.evaluation().isEmpty()
            ? engine.game().evaluators().firstEntry().getKey()
            : options.evaluation();
    var text = new StringBuilder(engine.game().id()).append(' ').append(evaluation);
    text.append(" #%08x".formatted(opinions(engine.game(), engine.evaluator().orElseThrow())));
    for (Feature feature : options.features()) {
      boolean changesScores = feature == Feature.FOLD || feature == Feature.FLAT_WINS;
      if (changesScores || feature.isSelective()) {
        text.append(' ').append(feature.id());
      }
    }
    options.cutModel().ifPresent(m -> text.append(" #%08x".formatted(m.toString().hashCode())));
    return text.toString();
  }

  /** Changes when the weights or the code of an evaluation do: a hash of what it says. */
  private static <P extends Position> int opinions(Game<P> game, Evaluator<?> ofThisGame) {
    @SuppressWarnings("unchecked")
    var evaluator = (Evaluator<P>) ofThisGame;
    int hash = evaluator instanceof Evaluator.Weighted<P> sum ? sum.weights().hashCode() : 0;
    var random = new SplittableRandom(OPINIONS);
    P position = game.start();
    for (int i = 0; i < OPINIONS; i++) {
      hash = 31 * hash + evaluator.evaluate(position);
      int[] legal = position.legalMoves();
      position.make(legal[random.nextInt(legal.length)]);
      position = position.outcome() == Position.ONGOING ? position : game.start();
    }
    return hash;
  }
}
