package betacut.search.kernel;

import betacut.rules.UsageException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * How a game's deep values follow its shallow ones: {@code deep = slope * shallow + intercept},
 * with a spread of {@code sigma}, for pairs of depths of the same parity.
 *
 * <p>The figures are measured, not chosen: {@code betacut.bench.ProbCutCalibration} makes the data
 * file.
 */
public final class ProbCutModel {
  /** One pair of depths and its regression. */
  public record Pair(int deep, int shallow, double slope, double intercept, double sigma) {}

  private static final String DATA = "probcut.txt";
  private static final int MAX_DEEP = 32;

  private final Pair[] pairs = new Pair[MAX_DEEP];
  private final double threshold;

  /** The threshold is in standard deviations: 1.5 trusts about 93 % of the cuts. */
  public ProbCutModel(List<Pair> pairs, double threshold) {
    this.threshold = threshold;
    for (Pair pair : pairs) {
      this.pairs[pair.deep()] = pair;
    }
  }

  /** The model shipped for a game and an evaluation. */
  public static ProbCutModel of(String game, String evaluation, double threshold) {
    List<Pair> pairs =
        lines().stream()
            .filter(line -> !line.startsWith("#") && !line.isBlank())
            .map(line -> line.split("\\s+"))
            .filter(field -> field[0].equals(game) && field[1].equals(evaluation))
            .map(ProbCutModel::pair)
            .toList();
    if (pairs.isEmpty()) {
      throw new UsageException(
          "There is no ProbCut model for %s with evaluation '%s'; leave the option out, or measure one."
              .formatted(game, evaluation));
    }
    return new ProbCutModel(pairs, threshold);
  }

  private static Pair pair(String[] field) {
    return new Pair(
        Integer.parseInt(field[2]),
        Integer.parseInt(field[3]),
        Double.parseDouble(field[4]),
        Double.parseDouble(field[5]),
        Double.parseDouble(field[6]));
  }

  private static List<String> lines() {
    var stream = Objects.requireNonNull(ProbCutModel.class.getResourceAsStream(DATA), DATA);
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The depth that predicts this one, or 0 if none does. */
  int shallow(int deep) {
    return deep < MAX_DEEP && pairs[deep] != null ? pairs[deep].shallow() : 0;
  }

  /** A shallow value at or above this makes the deep one very likely at least beta. */
  int boundAbove(int deep, int beta) {
    Pair pair = pairs[deep];
    return (int) Math.ceil((beta + threshold * pair.sigma() - pair.intercept()) / pair.slope());
  }

  /** A shallow value at or below this makes the deep one very likely at most alpha. */
  int boundBelow(int deep, int alpha) {
    Pair pair = pairs[deep];
    return (int) Math.floor((alpha - threshold * pair.sigma() - pair.intercept()) / pair.slope());
  }
}
