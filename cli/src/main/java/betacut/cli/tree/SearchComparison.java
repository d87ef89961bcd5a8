package betacut.cli.tree;

import betacut.cli.text.Sentences;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.Statistics;
import betacut.search.engine.Engine;
import betacut.text.json.Json;
import betacut.text.json.OrNull;
import java.util.List;
import java.util.function.ToLongFunction;

/** The same position searched in two ways, and what each of them cost. */
public final class SearchComparison {
  private static final String ROW = "%-14s %26s %26s%n";

  /** One way to search, by the name people gave it. */
  public record Side(String name, Result result) {
    public static <P extends Position> Side of(
        String name, Game<P> game, P position, Options options, Limits limits) {
      return new Side(name, Engine.of(game, options).search(position, limits));
    }

    private Statistics counts() {
      return result.statistics();
    }

    private Answer answer(Game<?> game) {
      return new Answer(
          name,
          result.move() < 0 ? null : game.formatMove(result.move()),
          result.value().score(),
          result.value().kind(),
          result.depth(),
          counts().nodes(),
          counts().leaves(),
          counts().cuts(),
          counts().tableHits());
    }
  }

  private record Answer(
      String engine,
      @OrNull String move,
      int score,
      Bound kind,
      int depth,
      long nodes,
      long leaves,
      long cuts,
      long tableHits) {}

  private record Answers(String type, String game, List<Answer> sides) {}

  private final Game<?> game;
  private final Side first;
  private final Side second;

  public SearchComparison(Game<?> game, Side first, Side second) {
    this.game = game;
    this.first = first;
    this.second = second;
  }

  /** One line with both sides. */
  public String json() {
    List<Answer> sides = List.of(first.answer(game), second.answer(game));
    return Json.line(new Answers("comparison", game.id(), sides));
  }

  /** A table, then a sentence. */
  public String text() {
    var out = new StringBuilder();
    out.append(ROW.formatted("", name(first), name(second)));
    out.append(ROW.formatted("best move", move(first), move(second)));
    out.append(ROW.formatted("value", value(first), value(second)));
    row(out, "nodes", Statistics::nodes);
    row(out, "leaves", Statistics::leaves);
    row(out, "cuts", Statistics::cuts);
    row(out, "table hits", Statistics::tableHits);
    return out.toString().replace(System.lineSeparator(), "\n");
  }

  /** Which of them looked at less, and by how much. */
  public String sentence() {
    long a = first.counts().nodes();
    long b = second.counts().nodes();
    if (a == b) {
      return "Both look at %s nodes.".formatted(Sentences.count(a));
    }
    Side fewer = a < b ? first : second;
    Side more = a < b ? second : first;
    double share = 100.0 * Math.min(a, b) / Math.max(a, b);
    return "%s needs %s nodes, %.1f %% of the %s that %s needs."
        .formatted(
            Sentences.capitalised(fewer.name()),
            Sentences.count(Math.min(a, b)),
            share,
            Sentences.count(Math.max(a, b)),
            more.name());
  }

  private void row(StringBuilder out, String name, ToLongFunction<Statistics> count) {
    out.append(
        ROW.formatted(
            name,
            Sentences.count(count.applyAsLong(first.counts())),
            Sentences.count(count.applyAsLong(second.counts()))));
  }

  private static String name(Side side) {
    return Sentences.fitted(side.name(), 26);
  }

  private String move(Side side) {
    return game.formatMove(side.result().move());
  }

  private static String value(Side side) {
    return Sentences.fitted(side.result().value().scoreText() + kind(side), 26);
  }

  private static String kind(Side side) {
    return switch (side.result().value().kind()) {
      case EXACT, OVER -> " (exact ✓)";
      case LOWER -> " or more";
      case UPPER -> " or less";
      case ESTIMATE, UNKNOWN -> " (estimate)";
    };
  }
}
