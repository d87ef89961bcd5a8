package betacut.play.analyse;

import betacut.rules.Game;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Result.RootMove;
import java.util.Optional;

/**
 * What a move gave away against the best one. Like is compared with like: two exact values, or two
 * estimates of one search. Of an exact value and an estimate nobody can tell by how much one is
 * better, so there is no number then, only what is sure.
 *
 * @param loss how much of the winning chance went, 0 to 1; empty if nobody can tell
 * @param mark the sign that chess players put behind such a move; empty behind a good one
 */
public record GivenAway(Basis basis, Optional<Double> loss, String mark) {
  /** What two values can be compared by. */
  public enum Basis {
    /** Both are known exactly. */
    EXACT,
    /** Both are opinions of the same search. */
    ESTIMATE,
    /** One is known exactly, the other is an opinion. */
    UNLIKE
  }

  private static final double INACCURACY = 0.05;
  private static final double MISTAKE = 0.1;
  private static final double BLUNDER = 0.15;

  static GivenAway between(RootMove best, RootMove own, Game<?> game) {
    double difference = Chance.of(best.value(), game) - Chance.of(own.value(), game);
    double loss = Math.max(0, difference);
    if (best.move() == own.move() || isProven(best.value()) == isProven(own.value())) {
      return of(isProven(best.value()) ? Basis.EXACT : Basis.ESTIMATE, loss);
    }
    boolean isSureLoss = isProven(own.value()) && own.value().score() < Score.DRAW;
    boolean isSureWin = isProven(best.value()) && best.value().score() > Score.DRAW;
    String mark = isSureLoss && loss >= MISTAKE ? "?" : isSureWin && loss >= INACCURACY ? "?!" : "";
    return new GivenAway(Basis.UNLIKE, Optional.empty(), mark);
  }

  static GivenAway of(Basis basis, double loss) {
    return new GivenAway(
        basis,
        Optional.of(loss),
        loss >= BLUNDER ? "??" : loss >= MISTAKE ? "?" : loss >= INACCURACY ? "?!" : "");
  }

  /** Who wins is known, be it by a bound. */
  private static boolean isProven(Value value) {
    boolean isDecided = Score.isDecided(value.score());
    return switch (value.kind()) {
      case EXACT, OVER -> true;
      case LOWER -> isDecided && value.score() > Score.DRAW;
      case UPPER -> isDecided && value.score() < Score.DRAW;
      case ESTIMATE, UNKNOWN -> false;
    };
  }

  /**
   * How accurate the move was, 0 to 1: a move that gives nothing away counts 1, and every blunder's
   * worth of winning chance halves that.
   */
  public Optional<Double> accuracy() {
    return loss.map(lost -> Math.pow(0.5, lost / BLUNDER));
  }
}
