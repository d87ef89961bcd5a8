package betacut.play.protocol;

import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the moves between positions, for programs that can only be told moves. Stones that stay
 * where they are put may have come in any order; in other games a short search finds the way.
 */
final class History<P extends Position> {
  /** Enough for an opening of eight plies of Othello. */
  private static final int MOST_POSITIONS = 1_000_000;

  private final Game<P> game;
  private P known;
  private int looked;

  History(Game<P> game) {
    this.game = game;
    known = game.start();
  }

  /** Goes on from a position, of which it keeps a copy. */
  @SuppressWarnings("unchecked")
  History(Game<P> game, P from) {
    this.game = game;
    known = (P) from.copy();
  }

  /** The moves that lead from the last position, or our own move since, to this one. */
  List<Integer> until(P position) {
    var path = new ArrayList<Integer>();
    looked = 0;
    boolean isFound =
        game.board(position).kind() == Board.Kind.CELLS
            ? addStones(position, path)
            : addPath(position, position.ply() - known.ply(), path);
    if (!isFound) {
      throw new PlayerFailure(
          Fault.CRASH,
          "no moves lead to %s that could be told; begin games at the start or after few moves"
              .formatted(game.format(position)));
    }
    return path;
  }

  /** The position that the moves told so far lead to. */
  P position() {
    return known;
  }

  void play(int move) {
    known.play(move);
  }

  /** Plays the stones that are missing, each side its own in turn. */
  private boolean addStones(P position, List<Integer> path) {
    String wanted = game.board(position).cells();
    boolean isOn = true;
    while (isOn) {
      char own = known.mover() == 0 ? Board.FIRST : Board.SECOND;
      String now = game.board(known).cells();
      isOn = false;
      for (int cell = 0; cell < now.length() && !isOn; cell++) {
        if (wanted.charAt(cell) == own && now.charAt(cell) == Board.EMPTY) {
          int move = ProgramMove.onCell(game, known, cell, "stone");
          known.make(move);
          path.add(move);
          isOn = true;
        }
      }
    }
    return game.board(known).cells().equals(wanted);
  }

  private boolean addPath(P position, int plies, List<Integer> path) {
    if (plies <= 0) {
      return plies == 0 && game.format(known).equals(game.format(position));
    }
    if (known.outcome() != Position.ONGOING || ++looked > MOST_POSITIONS) {
      return false;
    }
    for (int move : known.legalMoves()) {
      boolean isMove = !known.isSkipped(); // a skipped side's pass is not told
      known.make(move);
      if (isMove) {
        path.add(move);
      }
      if (addPath(position, plies - 1, path)) {
        return true;
      }
      if (isMove) {
        path.removeLast();
      }
      known.undo(move);
    }
    return false;
  }
}
