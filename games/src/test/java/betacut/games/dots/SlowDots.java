package betacut.games.dots;

import betacut.rules.Board;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.List;
import java.util.stream.IntStream;

/** Dots and boxes as a person would play it: letters on squared paper. */
record SlowDots(int width, int height) implements Rules<SlowDots.State, Integer> {
  record State(String paper, int mover) {}

  private int columns() {
    return 2 * width + 1;
  }

  private int rows() {
    return 2 * height + 1;
  }

  @Override
  public State start() {
    var paper = new StringBuilder();
    for (int row = 0; row < rows(); row++) {
      for (int column = 0; column < columns(); column++) {
        paper.append(row % 2 == 0 && column % 2 == 0 ? '+' : '.');
      }
    }
    return new State(paper.toString(), 0);
  }

  private boolean isLine(int cell) {
    return (cell / columns() + cell % columns()) % 2 == 1;
  }

  @Override
  public List<Integer> moves(State state) {
    return IntStream.range(0, state.paper.length())
        .filter(cell -> isLine(cell) && state.paper.charAt(cell) == '.')
        .boxed()
        .toList();
  }

  @Override
  public State play(State state, Integer cell) {
    var paper = new StringBuilder(state.paper);
    paper.setCharAt(cell, cell / columns() % 2 == 0 ? '-' : '|');
    boolean closes = false;
    for (int row = 1; row < rows(); row += 2) {
      for (int column = 1; column < columns(); column += 2) {
        int box = row * columns() + column;
        boolean isClosed =
            paper.charAt(box - 1) == '|'
                && paper.charAt(box + 1) == '|'
                && paper.charAt(box - columns()) == '-'
                && paper.charAt(box + columns()) == '-';
        if (isClosed && paper.charAt(box) == '.') {
          paper.setCharAt(box, "xo".charAt(state.mover));
          closes = true;
        }
      }
    }
    return new State(paper.toString(), closes ? state.mover : 1 - state.mover);
  }

  @Override
  public int mover(State state) {
    return state.mover;
  }

  @Override
  public Outcome result(State state) {
    if (!moves(state).isEmpty()) {
      return Outcome.ONGOING;
    }
    int first = state.paper.chars().map(letter -> letter == 'x' ? 1 : letter == 'o' ? -1 : 0).sum();
    return Outcome.by(state.mover == 0 ? first : -first);
  }

  @Override
  public Board board(State state) {
    return new Board(Board.Kind.LINES, columns(), rows(), state.paper);
  }

  @Override
  public int pliesLeft(State state) {
    return moves(state).size();
  }
}
