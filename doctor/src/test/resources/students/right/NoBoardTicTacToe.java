import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Tic-tac-toe that nobody can see: its states are arrays of an object, and there is no board. */
public class NoBoardTicTacToe implements Rules<NoBoardTicTacToe.State, Integer> {
  static final class State {
    final int[] cells;
    final int stones;

    State(int[] cells, int stones) {
      this.cells = cells;
      this.stones = stones;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof State state && Arrays.equals(cells, state.cells);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(cells);
    }
  }

  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  @Override
  public State start() {
    return new State(new int[9], 0);
  }

  @Override
  public List<Integer> moves(State state) {
    List<Integer> free = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      if (state.cells[i] == 0) {
        free.add(i);
      }
    }
    return free;
  }

  @Override
  public State play(State state, Integer cell) {
    int[] cells = state.cells.clone();
    cells[cell] = 1 + state.stones % 2;
    return new State(cells, state.stones + 1);
  }

  @Override
  public Outcome result(State state) {
    for (int[] line : LINES) {
      int first = state.cells[line[0]];
      if (first != 0 && first == state.cells[line[1]] && first == state.cells[line[2]]) {
        return Outcome.LOSS;
      }
    }
    return state.stones == 9 ? Outcome.DRAW : Outcome.ONGOING;
  }
}
