package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a person points at to make a move: a board in a browser knows nothing else of the rules. */
final class PathChecks<P extends Position> {
  private static final Pattern TARGET =
      Pattern.compile(
          "(?<cell>\\d+)|column:(?<column>\\d+)|turn:[0-3]:(left|right|mirror)|pass|move:.+");

  private final GameSample<P> sample;
  private final Game<P> game;

  PathChecks(GameSample<P> sample) {
    this.sample = sample;
    game = sample.game();
  }

  List<Check> checks() {
    return List.of(
        new Check("a move's targets can be found on the board", this::targetsExist),
        new Check("no path is another one's beginning", this::pathsAreUnambiguous));
  }

  private void targetsExist() {
    for (Walk<P> walk : sample.ongoing()) {
      Board board = game.board(walk.position());
      for (int move : allMovesOf(walk.position())) {
        List<String> path = game.path(walk.position(), move);
        Walk.Place where = walk.at("move " + game.formatMove(move));
        Check.that(!path.isEmpty(), "a move without a target", where, "at least 1", path);
        for (String target : path) {
          Check.that(exists(target, board), "a target nobody can find", where, "on it", target);
        }
      }
    }
  }

  private static boolean exists(String target, Board board) {
    Matcher parts = TARGET.matcher(target);
    if (!parts.matches()) {
      return false;
    }
    String cell = parts.group("cell");
    String column = parts.group("column");
    return (cell == null || Integer.parseInt(cell) < board.cells().length())
        && (column == null || Integer.parseInt(column) < board.width());
  }

  private void pathsAreUnambiguous() {
    for (Walk<P> walk : sample.ongoing()) {
      Map<List<String>, Integer> paths = new HashMap<>();
      for (int move : allMovesOf(walk.position())) {
        List<String> path = game.path(walk.position(), move);
        Integer other = paths.put(path, move);
        Check.that(other == null, "two moves share the path " + path, walk, other, move);
      }
      for (List<String> path : paths.keySet()) {
        for (int length = 1; length < path.size(); length++) {
          boolean isWhole = paths.containsKey(path.subList(0, length));
          Check.that(!isWhole, "a path goes on after a move is complete", walk, "no", path);
        }
      }
    }
  }

  private static int[] allMovesOf(Position position) {
    int[] moves = new int[position.maxMoves()];
    return Arrays.copyOf(moves, position.allMoves(moves, 0));
  }
}
