package betacut.cli.analyse;

import betacut.rules.Game;
import betacut.rules.Value.Bound;
import betacut.search.Result;
import betacut.text.json.OrNull;
import java.util.List;

/** What {@code analyse} and {@code solve} say of a search for programs. */
public record SearchAnswer(
    @OrNull String move,
    int score,
    Bound kind,
    int depth,
    long nodes,
    long leaves,
    long draws,
    long mates,
    long cuts,
    long tableHits,
    long exactHits,
    long lowerHits,
    long upperHits,
    long nanos,
    List<String> line) {
  public static SearchAnswer of(Game<?> game, Result result) {
    var counts = result.statistics();
    return new SearchAnswer(
        result.move() < 0 ? null : game.formatMove(result.move()),
        result.value().score(),
        result.value().kind(),
        result.depth(),
        counts.nodes(),
        counts.leaves(),
        counts.draws(),
        counts.mates(),
        counts.cuts(),
        counts.tableHits(),
        counts.exactHits(),
        counts.lowerHits(),
        counts.upperHits(),
        result.nanos(),
        result.line().stream().map(game::formatMove).toList());
  }
}
