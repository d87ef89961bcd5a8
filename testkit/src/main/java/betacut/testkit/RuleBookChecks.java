package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares a fast game with a slow one whose rules anybody can read: same boards to follow, same
 * results, along random games. Moves are matched by the board they lead to, so the two need not
 * share a notation.
 */
public final class RuleBookChecks<P extends Position, Q extends Position> {
  private final GameSample<P> sample;
  private final Game<Q> book;

  private RuleBookChecks(GameSample<P> sample, Game<Q> book) {
    this.sample = sample;
    this.book = book;
  }

  /** One check per question to the book. */
  public static <P extends Position, Q extends Position> List<Check> of(
      GameSample<P> sample, Game<Q> book) {
    var checks = new RuleBookChecks<>(sample, book);
    return List.of(new Check("the game follows its rule book", checks::gamesAgree));
  }

  /** Two games side by side. */
  private record Pair<P extends Position, Q extends Position>(Walk<P> walk, P position, Q slow) {}

  /** All games advance together, so that the first difference found is an early one. */
  private void gamesAgree() {
    List<Pair<P, Q>> pairs = new ArrayList<>();
    sample
        .wholeGames()
        .forEach(walk -> pairs.add(new Pair<>(walk, sample.game().start(), book.start())));
    int longest = pairs.stream().mapToInt(pair -> pair.walk.moves().size()).max().orElse(0);
    for (int ply = 0; ply <= longest; ply++) {
      for (Pair<P, Q> pair : pairs) {
        if (ply <= pair.walk.moves().size()) {
          advance(pair, ply);
        }
      }
    }
  }

  private void advance(Pair<P, Q> pair, int ply) {
    if (ply > 0) {
      pair.position.make(pair.walk.moves().get(ply - 1));
      pair.slow.make(children(book, pair.slow).get(cells(sample.game(), pair.position)));
    }
    compare(pair.walk.first(ply), pair.position, pair.slow);
  }

  private void compare(Walk<P> walk, P position, Q slow) {
    String where = walk.toString();
    String expected = cells(book, slow);
    Check.same("the boards differ", where, expected, cells(sample.game(), position));
    Check.same("the outcomes differ", where, result(slow), result(position));
    if (slow.outcome() == Position.ONGOING) {
      Map<String, Integer> bookMoves = children(book, slow);
      Map<String, Integer> moves = children(sample.game(), position);
      Check.same("other boards can follow", where, bookMoves.keySet(), moves.keySet());
    }
  }

  /** A rule book may say who won without saying by how much. */
  private static String result(Position position) {
    int outcome = position.outcome();
    if (outcome == Position.ONGOING) {
      return "goes on";
    }
    return outcome > 0 ? "won" : outcome < 0 ? "lost" : "drawn";
  }

  private static <P extends Position> String cells(Game<P> game, P position) {
    Board board = game.board(position);
    return board.cells() + " " + position.mover();
  }

  private static <P extends Position> Map<String, Integer> children(Game<P> game, P position) {
    Map<String, Integer> children = new HashMap<>();
    for (int move : position.legalMoves()) {
      position.make(move);
      children.put(cells(game, position), move);
      position.undo(move);
    }
    return children;
  }
}
