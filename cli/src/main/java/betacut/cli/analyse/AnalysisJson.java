package betacut.cli.analyse;

import betacut.cli.text.Json;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import java.util.Locale;

/** The answer of a search as one line for programs. */
public final class AnalysisJson {
  private AnalysisJson() {}

  /** The fields that {@code analyse} and {@code solve} share, after those already put. */
  public static Json answer(Json json, Game<?> game, Result result) {
    var statistics = result.statistics();
    return json.put("move", result.move() < 0 ? null : game.formatMove(result.move()))
        .put("score", result.value().score())
        .put("kind", result.value().kind().id())
        .put("depth", result.depth())
        .put("nodes", statistics.nodes())
        .put("leaves", statistics.leaves())
        .put("cuts", statistics.cuts())
        .put("tableHits", statistics.tableHits())
        .put("exactHits", statistics.exactHits())
        .put("lowerHits", statistics.lowerHits())
        .put("upperHits", statistics.upperHits())
        .put("nanos", result.nanos())
        .putTexts("line", result.line().stream().map(game::formatMove).toList());
  }

  static <P extends Position> Json of(
      Game<P> game, P position, Result result, boolean withMoves, int lines, boolean isLast) {
    Json json = answer(new Json(), game, result);
    if (withMoves) {
      json.putObjects("moves", result.moves().stream().map(move -> move(game, move)).toList());
    }
    if (lines > 0) {
      json.putObjects(
          "lines", result.moves().stream().limit(lines).map(move -> withLine(game, move)).toList());
    }
    return json.put("game", game.id())
        .put("position", game.format(position))
        .put("text", result.value().text())
        .put("end", isLast ? end(result) : "running");
  }

  private static Json move(Game<?> game, RootMove move) {
    return new Json()
        .put("move", game.formatMove(move.move()))
        .put("score", move.value().score())
        .put("kind", move.value().kind().id());
  }

  private static Json withLine(Game<?> game, RootMove move) {
    return move(game, move).putTexts("line", move.line().stream().map(game::formatMove).toList());
  }

  /** Why the search stopped. */
  public static String end(Result result) {
    return end(result.end());
  }

  public static String end(Result.End end) {
    return end.name().toLowerCase(Locale.ROOT);
  }
}
