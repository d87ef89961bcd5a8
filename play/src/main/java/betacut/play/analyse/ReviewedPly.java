package betacut.play.analyse;

import betacut.rules.Game;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A position of a game, and what the move played there gave away.
 *
 * @param ply how many moves were played before
 * @param mover who moves, 0 for the first player
 * @param played empty in the last position
 * @param loss how much of the winning chance went with it, 0 to 1
 */
public record ReviewedPly(
    int ply, int mover, RootMove best, Optional<RootMove> played, double loss, long nodes) {
  private static final double INACCURACY = 0.05;
  private static final double MISTAKE = 0.1;
  private static final double BLUNDER = 0.15;

  static ReviewedPly of(Game<?> game, int ply, int mover, Result result, Optional<Integer> move) {
    RootMove best = result.moves().getFirst();
    Optional<RootMove> played =
        result.moves().stream().filter(one -> move.equals(Optional.of(one.move()))).findFirst();
    double most = Chance.of(best.value(), game);
    double loss = played.map(own -> Math.max(0, most - Chance.of(own.value(), game))).orElse(0.0);
    return new ReviewedPly(ply, mover, best, played, loss, result.statistics().nodes());
  }

  /** The sign that chess players put behind such a move; none behind a good one. */
  public String mark() {
    return loss >= BLUNDER ? "??" : loss >= MISTAKE ? "?" : loss >= INACCURACY ? "?!" : "";
  }

  /** What is to say about the move played here; nothing about the last position. */
  public String text(IntFunction<String> name) {
    return played.map(own -> text(name, own)).orElse("");
  }

  private String text(IntFunction<String> name, RootMove own) {
    String move = "%d. %s".formatted(ply + 1, name.apply(own.move()));
    String value = own.value().text();
    return mark().isEmpty()
        ? move + ": " + value + "."
        : "%s %s lost %s: %s. Better was %s: %s."
            .formatted(
                move, mark(), percent(loss), value, name.apply(best.move()), best.value().text());
  }

  /** What both sides gave away in a whole game. */
  public static String summary(List<ReviewedPly> plies) {
    return "Winning chance given away: first player %s, second player %s."
        .formatted(percent(lossOf(plies, 0)), percent(lossOf(plies, 1)));
  }

  private static double lossOf(List<ReviewedPly> plies, int mover) {
    return plies.stream().filter(one -> one.mover == mover).mapToDouble(ReviewedPly::loss).sum();
  }

  private static String percent(double share) {
    return Math.round(100 * share) + "%";
  }
}
