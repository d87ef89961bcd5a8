package betacut.games.breakthrough;

import betacut.rules.Board;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/** Breakthrough as a person would explain it, on an array of letters. */
record SlowBreakthrough(int width, int height) implements Rules<SlowBreakthrough.State, String> {
  /**
   * @param cells row by row from the top
   */
  record State(String cells, char mover) {}

  @Override
  public State start() {
    String own = "x".repeat(2 * width);
    String others = "o".repeat(2 * width);
    return new State(others + ".".repeat(width * (height - 4)) + own, 'x');
  }

  private char at(State state, int column, int row) {
    return column < 0 || column >= width || row < 0 || row >= height
        ? '#'
        : state.cells.charAt(row * width + column);
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    int ahead = state.mover == 'x' ? -1 : 1;
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        if (at(state, column, row) != state.mover) {
          continue;
        }
        for (int aside = -1; aside <= 1; aside++) {
          char there = at(state, column + aside, row + ahead);
          boolean isOther = there != '.' && there != '#' && there != state.mover;
          if (there == '.' || isOther && aside != 0) {
            moves.add(name(column, row) + name(column + aside, row + ahead));
          }
        }
      }
    }
    return moves;
  }

  private String name(int column, int row) {
    return "abcdefghijklmnop".charAt(column) + "" + (height - row);
  }

  private int cell(String name) {
    return (height - Integer.parseInt(name.substring(1))) * width + name.charAt(0) - 'a';
  }

  @Override
  public State play(State state, String move) {
    var cells = new StringBuilder(state.cells);
    int middle = 1 + move.substring(1).replaceAll("[a-p].*", "").length();
    cells.setCharAt(cell(move.substring(0, middle)), '.');
    cells.setCharAt(cell(move.substring(middle)), state.mover);
    return new State(cells.toString(), state.mover == 'x' ? 'o' : 'x');
  }

  @Override
  public Outcome result(State state) {
    boolean isReached =
        state.mover == 'x'
            ? state.cells.substring(width * (height - 1)).contains("o")
            : state.cells.substring(0, width).contains("x");
    boolean isEmpty = state.cells.indexOf(state.mover) < 0;
    return isReached || isEmpty ? Outcome.LOSS : Outcome.ONGOING;
  }

  @Override
  public Board board(State state) {
    return new Board(Board.Kind.PIECES, width, height, state.cells);
  }
}
