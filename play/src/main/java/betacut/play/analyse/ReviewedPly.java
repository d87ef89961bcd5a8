package betacut.play.analyse;

import betacut.play.analyse.GivenAway.Basis;
import betacut.rules.Game;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A position of a game, and what the move played there gave away.
 *
 * @param ply how many moves were played before
 * @param mover who moves, 0 for the first player
 * @param played empty in the last position
 * @param given empty where nothing was played, or nothing else could be
 */
public record ReviewedPly(
    int ply,
    int mover,
    RootMove best,
    Optional<RootMove> played,
    Optional<GivenAway> given,
    long nodes) {
  static ReviewedPly of(Game<?> game, int ply, int mover, Result result, Optional<Integer> move) {
    RootMove best = result.moves().getFirst();
    Optional<RootMove> played =
        result.moves().stream().filter(one -> move.equals(Optional.of(one.move()))).findFirst();
    Optional<GivenAway> given =
        played
            .filter(_ -> result.moves().size() > 1)
            .map(own -> GivenAway.between(best, own, game));
    return new ReviewedPly(ply, mover, best, played, given, result.statistics().nodes());
  }

  /** The sign that chess players put behind such a move; none behind a good one. */
  public String mark() {
    return given.map(GivenAway::mark).orElse("");
  }

  /** How much of the winning chance went; empty where nobody can tell. */
  public Optional<Double> loss() {
    return given.flatMap(GivenAway::loss);
  }

  /** How accurate the move was, 0 to 1; empty where nobody can tell. */
  public Optional<Double> accuracy() {
    return given.flatMap(GivenAway::accuracy);
  }

  /** What is to say about the move played here; nothing about the last position. */
  public String text(IntFunction<String> name) {
    return played.map(own -> text(name, own)).orElse("");
  }

  private String text(IntFunction<String> name, RootMove own) {
    String move = "%d. %s".formatted(ply + 1, name.apply(own.move()));
    String value = own.value().text();
    if (mark().isEmpty()) {
      return move + ": " + value + ".";
    }
    return "%s %s%s: %s. %s".formatted(move, mark(), lostText(), value, better(name));
  }

  private String lostText() {
    String about = given.filter(one -> one.basis() == Basis.ESTIMATE).map(_ -> "about ").orElse("");
    return loss().map(lost -> " lost " + about + percent(lost)).orElse("");
  }

  private String better(IntFunction<String> name) {
    String text = name.apply(best.move()) + ": " + best.value().text() + ".";
    return given.orElseThrow().basis() == Basis.UNLIKE
        ? "As far as was seen, better was " + text
        : "Better was " + text;
  }

  /** How accurate both sides were in a whole game. */
  public static String summary(List<ReviewedPly> plies) {
    return "Accuracy: first player %s; second player %s."
        .formatted(accuracyOf(plies, 0), accuracyOf(plies, 1));
  }

  private static String accuracyOf(List<ReviewedPly> plies, int mover) {
    Optional<Double> accuracy = mean(plies, mover, ReviewedPly::accuracy);
    Optional<Double> loss = mean(plies, mover, ReviewedPly::loss);
    return accuracy.isEmpty()
        ? "–"
        : "%s (%s%% of the winning chance lost per move)"
            .formatted(percent(accuracy.get()), Math.round(1000 * loss.orElseThrow()) / 10.0);
  }

  private static Optional<Double> mean(
      List<ReviewedPly> plies, int mover, Function<ReviewedPly, Optional<Double>> size) {
    List<Double> sizes =
        plies.stream()
            .filter(one -> one.mover == mover)
            .flatMap(one -> size.apply(one).stream())
            .toList();
    return sizes.isEmpty()
        ? Optional.empty()
        : Optional.of(sizes.stream().mapToDouble(Double::doubleValue).sum() / sizes.size());
  }

  private static String percent(double share) {
    return Math.round(100 * share) + "%";
  }
}
