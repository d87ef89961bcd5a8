package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** A game with other evaluators than its own, for engines that take evaluators by name. */
public final class JudgedGame<P extends Position> extends ForwardingGame<P, P> {
  private final SequencedMap<String, Evaluator<P>> evaluators;

  private JudgedGame(Game<P> game, SequencedMap<String, Evaluator<P>> evaluators) {
    super(game);
    this.evaluators = Collections.unmodifiableSequencedMap(evaluators);
  }

  /** The game with this evaluator alone. */
  public static <P extends Position> JudgedGame<P> by(Evaluator<P> evaluator, Game<P> game) {
    var evaluators = new LinkedHashMap<String, Evaluator<P>>();
    evaluators.put("given", evaluator);
    return new JudgedGame<>(game, evaluators);
  }

  /** The game with its own evaluators and these, so that new ones can play before they ship. */
  public static <P extends Position> JudgedGame<P> adding(
      SequencedMap<String, ? extends Evaluator<P>> more, Game<P> game) {
    var evaluators = new LinkedHashMap<>(game.evaluators());
    evaluators.putAll(more);
    return new JudgedGame<>(game, evaluators);
  }

  @Override
  protected P wrap(P position) {
    return position;
  }

  @Override
  protected P unwrap(P position) {
    return position;
  }

  @Override
  public SequencedMap<String, Evaluator<P>> evaluators() {
    return evaluators;
  }
}
