package betacut.rules;

import betacut.platform.Platform;
import java.util.ArrayList;
import java.util.List;

/**
 * How the values of one depth follow those of a shallower one of the same parity: {@code deep =
 * slope * shallow + intercept}, with a spread of {@code sigma}. ProbCut rests on it. The figures
 * are measured, not chosen: {@code bench probcut} makes the data files.
 */
public record DepthFit(int deep, int shallow, double slope, double intercept, double sigma) {
  /**
   * Reads those of one evaluation from a file beside a class, whose package is open to this module:
   * lines {@code evaluation deep shallow slope intercept sigma}, where {@code #} begins a comment.
   */
  public static List<DepthFit> beside(Class<?> owner, String file, String evaluation) {
    List<DepthFit> fits = new ArrayList<>();
    for (String line : Platform.text(owner, file).split("\\R")) {
      String[] words = line.replaceFirst("#.*", "").strip().split("\\s+");
      if (words[0].equals(evaluation)) {
        fits.add(
            new DepthFit(
                Integer.parseInt(words[1]),
                Integer.parseInt(words[2]),
                Double.parseDouble(words[3]),
                Double.parseDouble(words[4]),
                Double.parseDouble(words[5])));
      }
    }
    return fits;
  }
}
