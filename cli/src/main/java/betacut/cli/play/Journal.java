package betacut.cli.play;

import betacut.play.player.Player;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.text.json.Inline;
import betacut.text.json.OrNull;
import java.util.List;
import java.util.Optional;

/** Writes down a session for programs: who began, every move, every result. */
@FunctionalInterface
public interface Journal {
  Journal NONE = event -> {};

  /** A game begins. */
  record Start(String event, String game, String opponent, String human, long seed) {}

  /** Somebody moved; the engine says what it thought. */
  record Move(
      String event,
      String player,
      String move,
      String position,
      @Inline Optional<Thought> thought) {}

  /** What the engine thought of its move. */
  record Thought(int score, Bound kind, int depth, long nodes, long nanos) {}

  /** Moves were taken back, or played again. */
  record Return(String event, String position) {}

  /** A game is over, or was left, which has no winner. */
  record End(String event, String result, @OrNull String winner, List<String> moves, long seed) {}

  void write(Record event);

  /** A game begins. */
  default void start(String game, String opponent, String human, long seed) {
    write(new Start("start", game, opponent, human, seed));
  }

  /** The person moved. */
  default void humanMove(String move, String position) {
    write(new Move("move", "human", move, position, Optional.empty()));
  }

  /** Somebody had no choice but to pass. */
  default void pass(boolean isPerson, String move, String position) {
    write(new Move("move", isPerson ? "human" : "engine", move, position, Optional.empty()));
  }

  /** The opponent moved, and why. */
  default void engineMove(String move, String position, Player.Choice choice) {
    var result = choice.thought();
    Value value = result.value();
    long nodes = result.statistics().nodes();
    var thought = new Thought(value.score(), value.kind(), result.depth(), nodes, result.nanos());
    write(new Move("move", "engine", move, position, Optional.of(thought)));
  }

  /** The person took moves back. */
  default void undo(String position) {
    write(new Return("undo", position));
  }

  /** Moves that were taken back are played again. */
  default void redo(String position) {
    write(new Return("redo", position));
  }

  /**
   * A game is over, or was left.
   *
   * @param result first, second, draw or abandoned
   * @param winner human, engine, draw, or null if the game was left
   */
  default void end(String result, String winner, List<String> moves, long seed) {
    write(new End("end", result, winner, moves, seed));
  }
}
