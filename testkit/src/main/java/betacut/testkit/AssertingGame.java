package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** A game whose positions watch their use; see {@link AssertingPosition}. */
public record AssertingGame<P extends Position>(Game<P> game)
    implements Game<AssertingPosition<P>> {
  @Override
  public String id() {
    return game.id();
  }

  @Override
  public String title() {
    return game.title();
  }

  @Override
  public AssertingPosition<P> start() {
    return new AssertingPosition<>(game.start());
  }

  @Override
  public AssertingPosition<P> parse(String text) {
    return new AssertingPosition<>(game.parse(text));
  }

  @Override
  public String format(AssertingPosition<P> position) {
    return game.format(position.inner());
  }

  @Override
  public int parseMove(AssertingPosition<P> position, String text) {
    return game.parseMove(position.inner(), text);
  }

  @Override
  public String formatMove(int move) {
    return game.formatMove(move);
  }

  @Override
  public Board board(AssertingPosition<P> position) {
    return game.board(position.inner());
  }

  @Override
  public int targetCell(AssertingPosition<P> position, int move) {
    return game.targetCell(position.inner(), move);
  }

  @Override
  public List<String> path(AssertingPosition<P> position, int move) {
    return game.path(position.inner(), move);
  }

  @Override
  public SequencedMap<String, Evaluator<AssertingPosition<P>>> evaluators() {
    var evaluators = new LinkedHashMap<String, Evaluator<AssertingPosition<P>>>();
    game.evaluators()
        .forEach((name, evaluator) -> evaluators.put(name, AssertingPosition.judging(evaluator)));
    return evaluators;
  }

  @Override
  public boolean hasPasses() {
    return game.hasPasses();
  }

  @Override
  public boolean hasStableKeys() {
    return game.hasStableKeys();
  }
}
