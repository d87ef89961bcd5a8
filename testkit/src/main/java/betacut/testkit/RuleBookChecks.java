package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Compares a fast game with a slow one whose rules anybody can read: same boards to follow, same
 * results, along random games. Moves are matched by the board they lead to, so the two need not
 * share a notation.
 */
public final class RuleBookChecks<P extends Position, Q extends Position> {
  /** What is wrong where one of both says that the game is over, or how. */
  public static final String OUTCOMES = "the outcomes differ";

  /** The outcome of a game that is not over. */
  public static final String GOES_ON = "goes on";

  private static final int FEW = 20;
  private static final int DEEPEST_COUNT = 9;
  private static final long MOST_LINES = 20_000;

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
    return List.of(
        checks.drawsAlike()
            ? new Check("the game follows its rule book", checks::gamesAgree)
            : new Check("as many lines of play as in the rule book", checks::countsAgree));
  }

  /** Whether the boards of both can be compared: one size, the same signs. */
  public static <P extends Position, Q extends Position> boolean drawAlike(
      GameSample<P> sample, Game<Q> book) {
    return new RuleBookChecks<>(sample, book).drawsAlike();
  }

  private boolean drawsAlike() {
    Board own = sample.game().board(sample.game().start());
    Board books = book.board(book.start());
    return own.width() == books.width()
        && own.height() == books.height()
        && signs(new GameSample<>(book, sample.seed(), FEW)).containsAll(signs(sample));
  }

  private static <R extends Position> Set<Integer> signs(GameSample<R> games) {
    return games.wholeGames().stream()
        .flatMap(walk -> games.game().board(walk.position()).cells().chars().boxed())
        .collect(Collectors.toSet());
  }

  /** Without boards no move can be told from another, but lines and their ends can be counted. */
  private void countsAgree() {
    for (int depth = 1; depth <= DEEPEST_COUNT; depth++) {
      Map<String, Long> expected = new TreeMap<>();
      count(book.start(), depth, expected);
      Map<String, Long> actual = new TreeMap<>();
      count(sample.game().start(), depth, actual);
      Check.same(
          "the number of lines differs",
          "%d plies from the start".formatted(depth),
          expected,
          actual);
      if (expected.values().stream().mapToLong(Long::longValue).sum() > MOST_LINES) {
        return;
      }
    }
  }

  /** Lines of a length by what they lead to. */
  private static void count(Position position, int depth, Map<String, Long> lines) {
    if (depth == 0 || position.outcome() != Position.ONGOING) {
      lines.merge(result(position), 1L, Long::sum);
      return;
    }
    for (int move : position.legalMoves()) {
      position.make(move);
      count(position, depth - 1, lines);
      position.undo(move);
    }
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
    String expected = cells(book, slow);
    Check.same("the boards differ", walk, expected, cells(sample.game(), position));
    Check.same(OUTCOMES, walk, result(slow), result(position));
    if (slow.outcome() == Position.ONGOING) {
      Map<String, Integer> bookMoves = children(book, slow);
      Map<String, Integer> moves = children(sample.game(), position);
      Check.same("other boards can follow", walk, bookMoves.keySet(), moves.keySet());
    }
  }

  /** A rule book may say who won without saying by how much. */
  private static String result(Position position) {
    int outcome = position.outcome();
    if (outcome == Position.ONGOING) {
      return GOES_ON;
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
