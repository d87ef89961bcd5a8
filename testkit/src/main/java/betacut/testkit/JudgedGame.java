package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** A game with another evaluator than its own, for engines that take evaluators by name. */
public record JudgedGame<P extends Position>(Game<P> game, Evaluator<P> evaluator)
    implements Game<P> {
  @Override
  public String id() {
    return game.id();
  }

  @Override
  public String title() {
    return game.title();
  }

  @Override
  public P start() {
    return game.start();
  }

  @Override
  public P parse(String text) {
    return game.parse(text);
  }

  @Override
  public String format(P position) {
    return game.format(position);
  }

  @Override
  public int parseMove(P position, String text) {
    return game.parseMove(position, text);
  }

  @Override
  public String formatMove(int move) {
    return game.formatMove(move);
  }

  @Override
  public Board board(P position) {
    return game.board(position);
  }

  @Override
  public int targetCell(P position, int move) {
    return game.targetCell(position, move);
  }

  @Override
  public List<String> path(P position, int move) {
    return game.path(position, move);
  }

  @Override
  public SequencedMap<String, Evaluator<P>> evaluators() {
    var evaluators = new LinkedHashMap<String, Evaluator<P>>();
    evaluators.put("given", evaluator);
    return Collections.unmodifiableSequencedMap(evaluators);
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
