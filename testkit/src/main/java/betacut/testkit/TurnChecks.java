package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.Arrays;
import java.util.List;

/** Sides that are skipped because the other moves again. */
final class TurnChecks<P extends Position> {
  private final GameSample<P> sample;

  TurnChecks(GameSample<P> sample) {
    this.sample = sample;
  }

  List<Check> checks() {
    return List.of(
        new Check("a skipped side passes and nothing else changes", this::passesChangeOnlyTheTurn));
  }

  private void passesChangeOnlyTheTurn() {
    for (Walk<P> walk : sample.wholeGames()) {
      P position = sample.game().start();
      Check.that(!position.isSkipped(), "a game begins with a skipped side", walk, false, true);
      for (int move : walk.moves()) {
        if (position.isSkipped()) {
          pass(position, walk);
        }
        position.make(move);
      }
    }
  }

  private void pass(P position, Walk<P> walk) {
    Game<P> game = sample.game();
    Walk.Place where = walk.at("at ply " + position.ply());
    Check.that(
        position.hasSkips(), "a side is skipped, but hasSkips denies it", where, true, false);
    int[] moves = position.legalMoves();
    Check.that(
        moves.length == 1, "a skipped side has a choice", where, "1 move", Arrays.toString(moves));
    P after = Walk.copyOf(position);
    after.make(moves[0]);
    Check.same("a skipped side's pass ends the game", where, Position.ONGOING, after.outcome());
    Check.that(!after.isSkipped(), "both sides are skipped", where, false, true);
    Check.same(
        "a skipped side's pass changes the board", where, game.board(position), game.board(after));
    Check.same("a skipped side's pass takes time", where, position.pliesLeft(), after.pliesLeft());
    Check.that(
        position.key() != after.key(),
        "the key does not tell whose turn it is",
        where,
        "another",
        after.key());
  }
}
