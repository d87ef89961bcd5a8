import betacut.rules.Board;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/** Connect-4 that knows rows, columns and one diagonal. */
public class Bug9ConnectFour implements Rules<String, Integer> {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}};

  @Override
  public String name() {
    return "connectfour";
  }

  @Override
  public String start() {
    return ".".repeat(42);
  }

  @Override
  public List<Integer> moves(String cells) {
    List<Integer> open = new ArrayList<>();
    for (int column = 0; column < 7; column++) {
      if (cells.charAt(column) == '.') {
        open.add(column);
      }
    }
    return open;
  }

  @Override
  public String play(String cells, Integer column) {
    int cell = 35 + column;
    while (cells.charAt(cell) != '.') {
      cell -= 7;
    }
    return cells.substring(0, cell) + sideToMove(cells) + cells.substring(cell + 1);
  }

  private static char sideToMove(String cells) {
    return cells.chars().filter(cell -> cell == '.').count() % 2 == 0 ? 'x' : 'o';
  }

  @Override
  public Outcome result(String cells) {
    for (int cell = 0; cell < 42; cell++) {
      for (int[] direction : DIRECTIONS) {
        if (four(cells, cell % 7, cell / 7, direction[0], direction[1])) {
          return Outcome.LOSS;
        }
      }
    }
    return cells.indexOf('.') < 0 ? Outcome.DRAW : Outcome.ONGOING;
  }

  private static boolean four(String cells, int x, int y, int dx, int dy) {
    char stone = cells.charAt(y * 7 + x);
    if (stone == '.' || x + 3 * dx > 6 || y + 3 * dy > 5) {
      return false;
    }
    for (int i = 1; i < 4; i++) {
      if (cells.charAt((y + i * dy) * 7 + x + i * dx) != stone) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Board board(String cells) {
    return new Board(Board.Kind.COLUMNS, 7, 6, cells);
  }
}
