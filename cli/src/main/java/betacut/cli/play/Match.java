package betacut.cli.play;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;

/** One game under way: the position, how it came about, and the way back. */
final class Match<P extends Position> {
  private record Step(int move, int cell, boolean isChosenByHuman) {}

  private final Game<P> game;
  private final P position;
  private final int human;
  private final List<Step> steps = new ArrayList<>();

  Match(Game<P> game, boolean humanMovesFirst) {
    this.game = game;
    position = game.start();
    human = humanMovesFirst ? position.mover() : 1 - position.mover();
  }

  P position() {
    return position;
  }

  boolean isOver() {
    return position.outcome() != Position.ONGOING;
  }

  boolean isHumansTurn() {
    return position.mover() == human;
  }

  /** The player who moves at even plies is 0. */
  int human() {
    return human;
  }

  /** Positive if the person has won, negative if the opponent has, 0 for a draw. */
  int resultForHuman() {
    return Integer.signum(position.outcome()) * (isHumansTurn() ? 1 : -1);
  }

  /** How the game ended: first, second or draw. */
  String result() {
    int outcome = Integer.signum(position.outcome());
    boolean isFirst = (outcome > 0) == (position.mover() == 0);
    return outcome == 0 ? "draw" : isFirst ? "first" : "second";
  }

  /** The only legal move, if it is a pass; otherwise -1. */
  int forcedPass() {
    int[] moves = new int[position.maxMoves()];
    int end = position.moves(moves, 0);
    return end == 1 && game.targetCell(position, moves[0]) < 0 && game.hasPasses() ? moves[0] : -1;
  }

  void play(int move, boolean isChosenByHuman) {
    steps.add(new Step(move, game.restingCell(position, move), isChosenByHuman));
    position.make(move);
  }

  /** Goes back to before the person's last choice; false if there was none. */
  boolean undo() {
    int last = steps.size() - 1;
    while (last >= 0 && !steps.get(last).isChosenByHuman()) {
      last--;
    }
    if (last < 0) {
      return false;
    }
    while (steps.size() > last) {
      position.undo(steps.removeLast().move());
    }
    return true;
  }

  List<String> moveNames() {
    return steps.stream().map(step -> game.formatMove(step.move())).toList();
  }

  /** The cell to mark on the board: where the last stone is now, or -1 for none. */
  int lastCell() {
    return steps.isEmpty() ? -1 : steps.getLast().cell();
  }
}
