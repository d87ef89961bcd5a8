package betacut.zoo;

import betacut.rules.Board;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * Othello as anybody would explain it. Level-1 rules know no margins, so it says only who won; the
 * comparison is of boards, moves and when the game ends.
 */
record OthelloRuleBook(int size) implements Rules<OthelloRuleBook.State, Integer> {
  /** Cells row by row from the top left. */
  record State(String cells, char mover) {}

  private static final int PASS = -1;

  @Override
  public State start() {
    var cells = new StringBuilder(".".repeat(size * size));
    int half = size / 2;
    cells.setCharAt((half - 1) * size + half - 1, Board.SECOND);
    cells.setCharAt((half - 1) * size + half, Board.FIRST);
    cells.setCharAt(half * size + half - 1, Board.FIRST);
    cells.setCharAt(half * size + half, Board.SECOND);
    return new State(cells.toString(), Board.FIRST);
  }

  @Override
  public List<Integer> moves(State state) {
    List<Integer> placing = placing(state);
    return placing.isEmpty() ? List.of(PASS) : placing;
  }

  private List<Integer> placing(State state) {
    List<Integer> moves = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      if (state.cells.charAt(cell) == Board.EMPTY && !turned(state, cell).isEmpty()) {
        moves.add(cell);
      }
    }
    return moves;
  }

  /** The discs between a new disc and the next own one, in all eight directions. */
  private List<Integer> turned(State state, int cell) {
    List<Integer> turned = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if (down != 0 || right != 0) {
          turned.addAll(turnedAlong(state, cell, right, down));
        }
      }
    }
    return turned;
  }

  private List<Integer> turnedAlong(State state, int cell, int right, int down) {
    List<Integer> passed = new ArrayList<>();
    int column = cell % size + right;
    int row = cell / size + down;
    while (column >= 0 && column < size && row >= 0 && row < size) {
      char there = state.cells.charAt(row * size + column);
      if (there == state.mover) {
        return passed;
      }
      if (there == Board.EMPTY) {
        return List.of();
      }
      passed.add(row * size + column);
      column += right;
      row += down;
    }
    return List.of();
  }

  @Override
  public State play(State state, Integer move) {
    var cells = new StringBuilder(state.cells);
    if (move != PASS) {
      cells.setCharAt(move, state.mover);
      turned(state, move).forEach(cell -> cells.setCharAt(cell, state.mover));
    }
    return new State(cells.toString(), other(state.mover));
  }

  private static char other(char disc) {
    return disc == Board.FIRST ? Board.SECOND : Board.FIRST;
  }

  @Override
  public Outcome result(State state) {
    State passed = new State(state.cells, other(state.mover));
    if (!placing(state).isEmpty() || !placing(passed).isEmpty()) {
      return Outcome.ONGOING;
    }
    long own = state.cells.chars().filter(disc -> disc == state.mover).count();
    long others = state.cells.chars().filter(disc -> disc == other(state.mover)).count();
    return own > others ? Outcome.WIN : own < others ? Outcome.LOSS : Outcome.DRAW;
  }

  @Override
  public Board board(State state) {
    return new Board(Board.Kind.FLIPPING_DISCS, size, size, state.cells, true);
  }
}
