package betacut.zoo;

import betacut.rules.Board;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.List;
import java.util.stream.IntStream;

/** Connect-4 as anybody would explain it: a text of cells, looked at one by one. */
record ConnectFourRuleBook(int width, int height)
    implements Rules<ConnectFourRuleBook.State, Integer> {
  /** Cells row by row from the top left. */
  record State(String cells, char mover) {}

  @Override
  public State start() {
    return new State(".".repeat(width * height), Board.FIRST);
  }

  @Override
  public List<Integer> moves(State state) {
    return IntStream.range(0, width)
        .filter(column -> state.cells.charAt(column) == Board.EMPTY)
        .boxed()
        .toList();
  }

  @Override
  public State play(State state, Integer column) {
    int cell = (height - 1) * width + column;
    while (state.cells.charAt(cell) != Board.EMPTY) {
      cell -= width;
    }
    String cells = state.cells.substring(0, cell) + state.mover + state.cells.substring(cell + 1);
    return new State(cells, other(state.mover));
  }

  private static char other(char stone) {
    return stone == Board.FIRST ? Board.SECOND : Board.FIRST;
  }

  @Override
  public Outcome result(State state) {
    char last = other(state.mover);
    for (int cell = 0; cell < width * height; cell++) {
      int column = cell % width;
      int row = cell / width;
      boolean four =
          isFour(state, last, column, row, 1, 0)
              || isFour(state, last, column, row, 0, 1)
              || isFour(state, last, column, row, 1, 1)
              || isFour(state, last, column, row, 1, -1);
      if (four) {
        return Outcome.LOSS;
      }
    }
    return state.cells.indexOf(Board.EMPTY) < 0 ? Outcome.DRAW : Outcome.ONGOING;
  }

  private boolean isFour(State state, char stone, int column, int row, int right, int down) {
    for (int i = 0; i < 4; i++) {
      int c = column + i * right;
      int r = row + i * down;
      boolean onBoard = c >= 0 && c < width && r >= 0 && r < height;
      if (!onBoard || state.cells.charAt(r * width + c) != stone) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Board board(State state) {
    return new Board(Board.Kind.COLUMNS, width, height, state.cells);
  }
}
