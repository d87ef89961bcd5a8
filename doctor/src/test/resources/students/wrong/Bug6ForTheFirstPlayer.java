import betacut.rules.Board;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Three in a row on a board of 4 by 3: a whole game to start from. A state is the text of the
 * cells, row by row from the top left; a move is the number of an empty cell.
 */
public class Bug6ForTheFirstPlayer implements Rules<String, Integer> {
  private static final int WIDTH = 4;
  private static final int HEIGHT = 3;
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

  @Override
  public String start() {
    return ".".repeat(WIDTH * HEIGHT);
  }

  @Override
  public List<Integer> moves(String state) {
    return IntStream.range(0, state.length()).filter(c -> state.charAt(c) == '.').boxed().toList();
  }

  /** Never changes the state it is given: it returns a new one. */
  @Override
  public String play(String state, Integer cell) {
    char stone = stones(state) % 2 == 0 ? 'x' : 'o';
    return state.substring(0, cell) + stone + state.substring(cell + 1);
  }

  /** For the side to move: a loss if the other side has just made its line. */
  @Override
  public Outcome result(String state) {
    boolean hasLine = IntStream.range(0, state.length()).anyMatch(cell -> startsLine(state, cell));
    if (hasLine) {
      return Outcome.LOSS;
    }
    return stones(state) == state.length() ? Outcome.DRAW : Outcome.ONGOING;
  }

  private static boolean startsLine(String state, int cell) {
    for (int[] step : DIRECTIONS) {
      int column = cell % WIDTH + 2 * step[0];
      int row = cell / WIDTH + 2 * step[1];
      int next = step[1] * WIDTH + step[0];
      boolean fits = column >= 0 && column < WIDTH && row < HEIGHT;
      if (fits
          && state.charAt(cell) != '.'
          && state.charAt(cell) == state.charAt(cell + next)
          && state.charAt(cell) == state.charAt(cell + 2 * next)) {
        return true;
      }
    }
    return false;
  }

  private static int stones(String state) {
    return (int) state.chars().filter(cell -> cell != '.').count();
  }

  // What follows is optional, and makes the game nicer to look at and quicker to search.

  @Override
  public String notation(Integer cell) {
    return "" + (char) ('a' + cell % WIDTH) + (HEIGHT - cell / WIDTH);
  }

  @Override
  public Board board(String state) {
    return new Board(Board.Kind.CELLS, WIDTH, HEIGHT, state);
  }

  @Override
  public int targetCell(String state, Integer cell) {
    return cell;
  }

  @Override
  public int pliesLeft(String state) {
    return state.length() - stones(state);
  }

  @Override
  public int evaluate(String state) {
    int sum = 0;
    int[] w = {1, 5, 5, 1, 3, 9, 9, 3, 1, 5, 5, 1};
    for (int i = 0; i < 12; i++)
      sum += state.charAt(i) == 'x' ? w[i] : state.charAt(i) == 'o' ? -w[i] : 0;
    return sum;
  }
}
