package betacut.lab.tuning;

import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.SetUp;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** A game with one more evaluation, so that new weights can play before they are shipped. */
public record TunedGame<P extends Position>(
    Game<P> game, SequencedMap<String, Evaluator<P>> evaluators) implements Game<P> {
  /** The name of the new evaluation. */
  public static final String LEARNED = "learned";

  public static <P extends Position> TunedGame<P> of(Game<P> game, Evaluator<P> learned) {
    var evaluators = new LinkedHashMap<>(game.evaluators());
    evaluators.put(LEARNED, learned);
    return new TunedGame<>(game, Collections.unmodifiableSequencedMap(evaluators));
  }

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
  public int restingCell(P position, int move) {
    return game.restingCell(position, move);
  }

  @Override
  public List<String> path(P position, int move) {
    return game.path(position, move);
  }

  @Override
  public String notationHelp() {
    return game.notationHelp();
  }

  @Override
  public Optional<SetUp<P>> setUp() {
    return game.setUp();
  }

  @Override
  public String preferredOrder() {
    return game.preferredOrder();
  }

  @Override
  public boolean owns(P position) {
    return game.owns(position);
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
