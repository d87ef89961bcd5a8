package betacut.cli.play;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** One game under way: the position, how it came about, and the ways back and forth. */
final class Match<P extends Position> {
  private record Step(int move, int cell, boolean isChosenByHuman, String tenths) {}

  /** The passes of sides that the steps skip, -1 where none is skipped. */
  private final Deque<Integer> passes = new ArrayDeque<>();

  private final Game<P> game;
  private final String start;
  private final P position;
  private final List<Step> steps = new ArrayList<>();

  /** What was taken back, the next one first. */
  private final Deque<Step> undone = new ArrayDeque<>();

  /**
   * A game of which nothing is played.
   *
   * @param start the first position, empty for the game's own
   */
  Match(Game<P> game, String start) {
    this.game = game;
    this.start = start;
    position = first();
  }

  String start() {
    return start;
  }

  P first() {
    return game.parse(start);
  }

  P position() {
    return position;
  }

  boolean isOver() {
    return position.outcome() != Position.ONGOING;
  }

  /** Who has won a finished game: first, second or draw. */
  String result() {
    int outcome = Integer.signum(position.outcome());
    boolean isFirst = (outcome > 0) == (position.mover() == 0);
    return outcome == 0 ? "draw" : isFirst ? "first" : "second";
  }

  /** The only legal move, if it is a pass; otherwise -1. */
  int forcedPass() {
    int[] moves = position.legalMoves();
    return moves.length == 1 && game.targetCell(position, moves[0]) < 0 && isPass(moves[0])
        ? moves[0]
        : -1;
  }

  /** A game of others may have passes and not know that we ask. */
  private boolean isPass(int move) {
    return game.hasPasses() || game.formatMove(move).equalsIgnoreCase(Board.Target.PASS);
  }

  /**
   * Plays a move.
   *
   * @param tenths of a second that it took; empty if nobody knows
   */
  void play(int move, boolean isChosenByHuman, String tenths) {
    undone.clear();
    step(new Step(move, game.restingCell(position, move), isChosenByHuman, tenths));
  }

  private void step(Step step) {
    steps.add(step);
    passes.push(position.play(step.move()));
  }

  /**
   * Goes back to before the last choice of a person, or by one move if nobody chose any and {@code
   * isAnyMove}; false if there was none.
   */
  boolean undo(boolean isAnyMove) {
    int last = steps.size() - 1;
    while (last >= 0 && !steps.get(last).isChosenByHuman()) {
      last--;
    }
    last = last < 0 && isAnyMove ? steps.size() - 1 : last;
    if (last < 0) {
      return false;
    }
    while (steps.size() > last) {
      Step step = steps.removeLast();
      int pass = passes.pop();
      if (pass >= 0) {
        position.undo(pass);
      }
      position.undo(step.move());
      undone.push(step);
    }
    return true;
  }

  /** Plays again what was taken back last, answers included; false if there is nothing. */
  boolean redo() {
    if (undone.isEmpty()) {
      return false;
    }
    do {
      step(undone.pop());
    } while (!undone.isEmpty() && !undone.peek().isChosenByHuman());
    return true;
  }

  /** The last move a person chose, with the position before it; -1 if there is none. */
  int lastChoice(P before) {
    int last = steps.size() - 1;
    while (last >= 0 && !steps.get(last).isChosenByHuman()) {
      last--;
    }
    for (int i = 0; i < last; i++) {
      before.play(steps.get(i).move());
    }
    return last < 0 ? -1 : steps.get(last).move();
  }

  List<Integer> moves() {
    return steps.stream().map(Step::move).toList();
  }

  List<String> moveNames() {
    return steps.stream().map(step -> game.formatMove(step.move())).toList();
  }

  /** A letter per move: h for one a person chose, e for the others. */
  String chosen() {
    var letters = new StringBuilder();
    steps.forEach(step -> letters.append(step.isChosenByHuman() ? 'h' : 'e'));
    return letters.toString();
  }

  /** What the moves took, as it was told. */
  String times() {
    String times = steps.stream().map(Step::tenths).collect(Collectors.joining(","));
    return times.matches(",*") ? "" : times;
  }

  /** The cell to mark on the board: where the last stone is now, or -1 for none. */
  int lastCell() {
    return steps.isEmpty() ? -1 : steps.getLast().cell();
  }
}
