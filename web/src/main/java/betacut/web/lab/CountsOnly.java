package betacut.web.lab;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.spec.Presets;
import betacut.rules.UsageException;
import betacut.text.toml.Toml;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Experiments where nobody can tell the time of a processor, as in a page: counts and values alone,
 * which are the same on every machine.
 */
final class CountsOnly {
  /** What these ask for are times, or threads. */
  private static final Set<String> OF_TIMES = Set.of("aa", "table-cost", "threads");

  private static final Pattern MEASURES = Pattern.compile("(?m)^measures = \\[[^\\]]*\\]$");

  /** What makes times better and counts no different. */
  private static final Pattern REPETITION = Pattern.compile("(?m)^(repeats|warmups) = \\d+\n");

  /** Published figures with the comment above them, as far as the next table of another name. */
  private static final Pattern PUBLISHED =
      Pattern.compile("(?ms)(?:^#[^\n]*\n)*^\\[published.*?(?=^\\[(?!published)|\\z)");

  private CountsOnly() {}

  static List<String> presets() {
    return Presets.names().stream().filter(name -> !OF_TIMES.contains(name)).toList();
  }

  /** A preset without its times. */
  static String preset(String name) {
    String text = Presets.text(name);
    List<String> measures = Toml.parse(text, Presets.fileName(name)).texts("measures");
    if (measures.stream().noneMatch(CountsOnly::isTime)) {
      return text;
    }
    String counts =
        measures.stream()
            .filter(measure -> !isTime(measure))
            .map(measure -> '"' + measure + '"')
            .collect(Collectors.joining(", ", "measures = [", "]"));
    String without = MEASURES.matcher(text).replaceFirst(counts);
    without = PUBLISHED.matcher(without).replaceFirst("");
    return "# Counts only: what is timed needs a machine.\n"
        + REPETITION.matcher(without).replaceAll("");
  }

  static List<String> measures() {
    return Measure.all().stream().filter(one -> !one.isTime()).map(Measure::id).toList();
  }

  private static boolean isTime(String measure) {
    return Measure.named(measure).isTime();
  }

  /** Refuses what is timed, and threads, of which a page has one. */
  static Experiment require(Experiment experiment) {
    for (Measure measure : experiment.measures()) {
      if (measure.isTime()) {
        throw new UsageException(
            "'%s' is a time, and a page cannot tell the time of a processor. Leave it out, or"
                    .formatted(measure.id())
                + " save the text and run it on a machine: ./betacut lab run FILE.");
      }
    }
    boolean isThreaded =
        experiment.grids().stream()
            .flatMap(
                grid ->
                    grid.settings().stream()
                        .map(setting -> experiment.engine(grid.game(), setting).values()))
            .anyMatch(options -> PlayerAllowList.isMore(options.getOrDefault("threads", "1"), 1));
    if (isThreaded) {
      throw new UsageException(
          "A page has one thread. Leave 'threads' out, or save the text and run it on a machine:"
              + " ./betacut lab run FILE.");
    }
    return experiment;
  }
}
