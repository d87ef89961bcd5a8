package betacut.cli.analyse;

import betacut.cli.core.Terminal;
import betacut.cli.text.Sentences;
import betacut.rules.Game;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The answer of a search for people: a row per depth, then a sentence. */
final class AnalysisText {
  private static final String ROW = "%5s  %-25s %13s %6s  ";

  private AnalysisText() {}

  static String heading() {
    return ROW.formatted("depth", "value", "nodes", "Mn/s") + "line";
  }

  static String row(Game<?> game, Result result) {
    long nodes = result.statistics().nodes();
    String row =
        ROW.formatted(
            result.depth(),
            Sentences.fitted(brief(result.value()), 25),
            Sentences.count(nodes),
            Sentences.speed(nodes, result.nanos()));
    return Sentences.fitted(row + line(game, result), Terminal.WIDTH);
  }

  /** The value without its depth, which has a column of its own. */
  private static String brief(Value value) {
    return value.kind() == Bound.ESTIMATE ? value.scoreText() + " estimate" : value.text();
  }

  private static String line(Game<?> game, Result result) {
    return result.line().stream().map(game::formatMove).collect(Collectors.joining(" "));
  }

  /**
   * The last sentence.
   *
   * @param isLookedUp whether a table of every position had it
   */
  static String answer(Game<?> game, Result result, boolean isLookedUp) {
    String value = result.value().text();
    if (result.end() == Result.End.BOOK) {
      return "Best move %s: %s, from the book.".formatted(game.formatMove(result.move()), value);
    }
    return "Best move %s: %s. %s."
        .formatted(
            game.formatMove(result.move()),
            isLookedUp ? value.replace("✓", "✓ by table") : value,
            Sentences.work(result.statistics().nodes(), result.nanos()));
  }

  /** The best moves with what follows them, as many as are wanted. */
  static List<String> lines(Game<?> game, Result result, int wanted) {
    List<String> lines = new ArrayList<>();
    for (RootMove move : result.moves().stream().limit(wanted).toList()) {
      String play = move.line().stream().map(game::formatMove).collect(Collectors.joining(" "));
      String line = "%3d. %-28s %s".formatted(lines.size() + 1, move.value().text(), play);
      lines.add(Sentences.fitted(line, Terminal.WIDTH));
    }
    return lines;
  }

  /** One line per move, best first. */
  static String moves(Game<?> game, Result result) {
    return result.moves().stream().map(move -> moveRow(game, move)).collect(Collectors.joining());
  }

  private static String moveRow(Game<?> game, RootMove move) {
    return "  %-6s %s\n".formatted(game.formatMove(move.move()), move.value().text());
  }
}
