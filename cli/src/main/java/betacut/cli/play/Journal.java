package betacut.cli.play;

import betacut.cli.text.Json;
import betacut.play.player.Player;
import java.util.List;

/** Writes down a session for programs: who began, every move, every result. */
@FunctionalInterface
public interface Journal {
  Journal NONE = event -> {};

  void write(Json event);

  /** A game begins. */
  default void start(String game, String opponent, String human, long seed) {
    write(
        new Json()
            .put("event", "start")
            .put("game", game)
            .put("opponent", opponent)
            .put("human", human)
            .put("seed", seed));
  }

  /** The person moved, or was made to pass. */
  default void humanMove(String move, String position) {
    write(
        new Json()
            .put("event", "move")
            .put("player", "human")
            .put("move", move)
            .put("position", position));
  }

  /** The opponent moved, and why. */
  default void engineMove(String move, String position, Player.Choice choice) {
    var thought = choice.thought();
    write(
        new Json()
            .put("event", "move")
            .put("player", "engine")
            .put("move", move)
            .put("position", position)
            .put("score", thought.value().score())
            .put("kind", thought.value().kind().id())
            .put("depth", thought.depth())
            .put("nodes", thought.statistics().nodes())
            .put("nanos", thought.nanos()));
  }

  /** The person took moves back. */
  default void undo(String position) {
    write(new Json().put("event", "undo").put("position", position));
  }

  /** Moves that were taken back are played again. */
  default void redo(String position) {
    write(new Json().put("event", "redo").put("position", position));
  }

  /**
   * A game is over, or was left.
   *
   * @param result first, second, draw or abandoned
   * @param winner human, engine, draw, or null if the game was left
   */
  default void end(String result, String winner, List<String> moves, long seed) {
    write(
        new Json()
            .put("event", "end")
            .put("result", result)
            .put("winner", winner)
            .putTexts("moves", moves)
            .put("seed", seed));
  }
}
