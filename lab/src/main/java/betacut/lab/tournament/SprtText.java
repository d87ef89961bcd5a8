package betacut.lab.tournament;

import betacut.stats.rating.Sprt;
import betacut.stats.rating.SprtForecast;
import java.util.List;
import java.util.Locale;

/** A sequential test in words. */
public final class SprtText {
  private static final int STEPS = 8;

  private SprtText() {}

  /** The hypotheses, where the ratio went, and what that means. */
  static void write(SprtPath path, TerminalLines lines) {
    Sprt test = path.test();
    lines.line("");
    lines.sentence(
        "SPRT of Elo %s against %s (alpha %s, beta %s): LLR %.2f in [%.2f, %.2f] after %d pairs.",
        number(test.elo0()),
        number(test.elo1()),
        test.alpha(),
        test.beta(),
        path.ratio(),
        test.lowerBound(),
        test.upperBound(),
        path.ratios().size());
    lines.sentence("LLR by pairs:%s", steps(path.ratios()));
    lines.sentence("%s", decision(path));
  }

  static String decision(SprtPath path) {
    Sprt test = path.test();
    return switch (path.decision()) {
      case ACCEPT_H1 ->
          "Decided: the first player is stronger; Elo %s is kept.".formatted(number(test.elo1()));
      case ACCEPT_H0 ->
          "Decided: no gain worth keeping; Elo %s is kept.".formatted(number(test.elo0()));
      case CONTINUE ->
          "Not decided after %d pairs%s%s."
              .formatted(
                  path.ratios().size(),
                  path.repeats() == 0
                      ? ""
                      : " (%d more were the same games again; more openings, such as random:8, help)"
                          .formatted(path.repeats()),
                  path.ratios().size() < SprtPath.LEAST_PAIRS
                      ? "; at least %d are played".formatted(SprtPath.LEAST_PAIRS)
                      : "");
    };
  }

  /** The path at a few places, the last one included. */
  private static String steps(List<Double> ratios) {
    var steps = new StringBuilder();
    int count = Math.min(STEPS, ratios.size());
    for (int i = 1; i <= count; i++) {
      int pair = (int) ((long) ratios.size() * i / count);
      steps.append(String.format(Locale.ROOT, "  %d:%.2f", pair, ratios.get(pair - 1)));
    }
    return steps.isEmpty() ? " none yet" : steps.toString();
  }

  /** What to expect beforehand if no game is a draw; draws make it shorter. */
  public static String forecast(Sprt test) {
    double middle = (test.elo0() + test.elo1()) / 2;
    return "Expected games: %s if the difference is Elo %s, %s at Elo %s, %s at Elo %s."
        .formatted(
            games(test, test.elo0()),
            number(test.elo0()),
            games(test, middle),
            number(middle),
            games(test, test.elo1()),
            number(test.elo1()));
  }

  private static String games(Sprt test, double elo) {
    SprtForecast forecast = SprtForecast.of(test, elo, 0);
    return String.format(
        Locale.ROOT, "%,.0f", Math.max(2 * SprtPath.LEAST_PAIRS, forecast.expectedGames()));
  }

  private static String number(double elo) {
    return elo == Math.rint(elo) ? Long.toString((long) elo) : Double.toString(elo);
  }
}
