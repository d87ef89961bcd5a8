package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Result;
import betacut.search.Statistics;
import java.util.List;

/** What a program answered, turned into a move of the game. */
final class ProgramMove {
  private ProgramMove() {}

  /** The move if the rules allow it; what else is written must not upset us. */
  static <P extends Position> int legal(Game<P> game, P position, String text) {
    try {
      @SuppressWarnings("unchecked")
      P copy = (P) position.copy();
      return game.parseMove(copy, text);
    } catch (RuntimeException e) { // whatever a game's notation makes of rubbish
      throw illegal(game, position, text);
    }
  }

  static <P extends Position> PlayerFailure illegal(Game<P> game, P position, String text) {
    return new PlayerFailure(Fault.ILLEGAL_MOVE, "%s in %s".formatted(text, game.format(position)));
  }

  /** The legal move onto a cell, counted row by row from the top left. */
  static <P extends Position> int onCell(Game<P> game, P position, int cell, String text) {
    int[] moves = position.legalMoves();
    for (int i = 0; i < moves.length; i++) {
      if (game.targetCell(position, moves[i]) == cell) {
        return moves[i];
      }
    }
    throw illegal(game, position, text);
  }

  static Player.Choice choice(int move, long score, long nodes, long nanos) {
    return new Player.Choice(
        move,
        new Result(
            move,
            Value.estimate(Math.clamp(score, -Score.INF, Score.INF), 0),
            List.of(move),
            List.of(),
            Statistics.ofNodes(nodes),
            nanos,
            Result.End.DEPTH));
  }
}
