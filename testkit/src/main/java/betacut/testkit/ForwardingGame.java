package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.DepthFit;
import betacut.rules.Game;
import betacut.rules.Game.LateMoves;
import betacut.rules.Position;
import betacut.rules.SetUp;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * A game that is another one in everything a subclass does not override.
 *
 * @param <P> the positions of the game inside
 * @param <Q> the positions of this game, each around one of those; often the very same
 */
public abstract class ForwardingGame<P extends Position, Q extends Position> implements Game<Q> {
  /** The game that answers. */
  protected final Game<P> game;

  /** Forwards to a game. */
  protected ForwardingGame(Game<P> game) {
    this.game = game;
  }

  /** A position of this game around one of the other. */
  protected abstract Q wrap(P position);

  /** The position inside. */
  protected abstract P unwrap(Q position);

  /** An evaluator of the game inside, for the positions of this one. */
  protected Evaluator<Q> judging(Evaluator<P> evaluator) {
    return position -> evaluator.evaluate(unwrap(position));
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
  public Q start() {
    return wrap(game.start());
  }

  @Override
  public Q parse(String text) {
    return wrap(game.parse(text));
  }

  @Override
  public String format(Q position) {
    return game.format(unwrap(position));
  }

  @Override
  public int parseMove(Q position, String text) {
    return game.parseMove(unwrap(position), text);
  }

  @Override
  public String formatMove(int move) {
    return game.formatMove(move);
  }

  @Override
  public Board board(Q position) {
    return game.board(unwrap(position));
  }

  @Override
  public int targetCell(Q position, int move) {
    return game.targetCell(unwrap(position), move);
  }

  @Override
  public int restingCell(Q position, int move) {
    return game.restingCell(unwrap(position), move);
  }

  @Override
  public List<String> path(Q position, int move) {
    return game.path(unwrap(position), move);
  }

  @Override
  public String notationHelp() {
    return game.notationHelp();
  }

  @Override
  public Optional<SetUp<Q>> setUp() {
    return game.setUp()
        .map(
            inner ->
                new SetUp<>(
                    inner.pieces(),
                    inner.cellCount(),
                    inner.tellsMover(),
                    (cells, mover) -> wrap(inner.reader().read(cells, mover))));
  }

  @Override
  public SequencedMap<String, Evaluator<Q>> evaluators() {
    var evaluators = new LinkedHashMap<String, Evaluator<Q>>();
    game.evaluators().forEach((name, evaluator) -> evaluators.put(name, judging(evaluator)));
    return Collections.unmodifiableSequencedMap(evaluators);
  }

  @Override
  public List<DepthFit> depthFits(String evaluation) {
    return game.depthFits(evaluation);
  }

  @Override
  public Optional<CutModel> cutModel(String evaluation) {
    return game.cutModel(evaluation);
  }

  @Override
  public boolean cutsInPlay() {
    return game.cutsInPlay();
  }

  @Override
  public LateMoves lateMoves() {
    return game.lateMoves();
  }

  @Override
  public boolean reducesInPlay() {
    return game.reducesInPlay();
  }

  @Override
  public String preferredOrder() {
    return game.preferredOrder();
  }

  /** A game with positions of its own kind must say which they are. */
  @Override
  public boolean owns(Position position) {
    return game.owns(position);
  }

  @Override
  public boolean hasPasses() {
    return game.hasPasses();
  }

  @Override
  public boolean endsInPoints() {
    return game.endsInPoints();
  }

  @Override
  public boolean hasStableKeys() {
    return game.hasStableKeys();
  }
}
