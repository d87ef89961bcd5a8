package betacut.cli.analyse;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.text.json.Inline;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The answer of a search as {@code analyse} prints it for programs. */
record AnalysisAnswer(
    @Inline SearchAnswer answer,
    Optional<List<Move>> moves,
    Optional<List<Variation>> lines,
    String game,
    String position,
    String text,
    String end) {
  private record Move(String move, int score, Bound kind) {
    static Move of(Game<?> game, RootMove move) {
      Value value = move.value();
      return new Move(game.formatMove(move.move()), value.score(), value.kind());
    }
  }

  private record Variation(@Inline Move move, List<String> line) {
    static Variation of(Game<?> game, RootMove move) {
      List<String> line = move.line().stream().map(game::formatMove).toList();
      return new Variation(Move.of(game, move), line);
    }
  }

  static <P extends Position> AnalysisAnswer of(
      Game<P> game, P position, Result result, boolean withMoves, int lines, boolean isLast) {
    Stream<RootMove> first = result.moves().stream().limit(lines);
    return new AnalysisAnswer(
        SearchAnswer.of(game, result),
        withMoves
            ? Optional.of(result.moves().stream().map(move -> Move.of(game, move)).toList())
            : Optional.empty(),
        lines > 0
            ? Optional.of(first.map(move -> Variation.of(game, move)).toList())
            : Optional.empty(),
        game.id(),
        game.format(position),
        result.value().text(),
        isLast ? result.end().name().toLowerCase(Locale.ROOT) : "running");
  }
}
