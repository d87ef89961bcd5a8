package betacut.games.contract.zoo;

import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** A game of {@link BuggyPosition}s. */
record BuggyGame<P extends Position>(Game<P> game, BuggyPosition.Judge<P> judge)
    implements Game<BuggyPosition<P>> {
  @Override
  public String id() {
    return game.id() + " with a bug";
  }

  @Override
  public String title() {
    return game.title();
  }

  @Override
  public BuggyPosition<P> start() {
    return new BuggyPosition<>(game.start(), judge);
  }

  @Override
  public BuggyPosition<P> parse(String text) {
    return new BuggyPosition<>(game.parse(text), judge);
  }

  @Override
  public String format(BuggyPosition<P> position) {
    return game.format(position.inner());
  }

  @Override
  public int parseMove(BuggyPosition<P> position, String text) {
    return game.parseMove(position.inner(), text);
  }

  @Override
  public String formatMove(int move) {
    return game.formatMove(move);
  }

  @Override
  public Board board(BuggyPosition<P> position) {
    return game.board(position.inner());
  }

  @Override
  public int targetCell(BuggyPosition<P> position, int move) {
    return game.targetCell(position.inner(), move);
  }

  @Override
  public SequencedMap<String, Evaluator<BuggyPosition<P>>> evaluators() {
    var evaluators = new LinkedHashMap<String, Evaluator<BuggyPosition<P>>>();
    evaluators.put("zero", position -> 0);
    return evaluators;
  }

  @Override
  public boolean hasPasses() {
    return game.hasPasses();
  }
}
