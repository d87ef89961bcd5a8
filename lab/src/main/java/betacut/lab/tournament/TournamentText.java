package betacut.lab.tournament;

import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.stats.rating.Sprt;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A {@link TournamentSpec} as lines of {@code name = value}, to be kept and begun again from. */
public final class TournamentText {
  private static final String NEVER = "never";

  private TournamentText() {}

  /** The text; equal specifications have equal texts. */
  public static String format(TournamentSpec spec) {
    Map<String, Object> lines = new LinkedHashMap<>();
    lines.put("game", spec.game());
    lines.put("players", String.join("; ", spec.players()));
    lines.put("mode", spec.mode().id());
    lines.put("rounds", spec.rounds());
    lines.put("openings", spec.openings());
    lines.put("seed", spec.seed());
    lines.put("depth", spec.limits().depth());
    lines.put("nodes", spec.limits().nodes());
    lines.put("time", spec.limits().time());
    if (!spec.clock().isEmpty()) {
      lines.put("clock", spec.clock());
    }
    lines.put("max-plies", spec.maxPlies());
    lines.put("adjudicate", spec.adjudicateAfter().map(Object::toString).orElse(NEVER));
    lines.put("judge", spec.judgeNodes());
    spec.sprt().ifPresent(sprt -> lines.put("sprt", format(sprt)));
    return lines.entrySet().stream()
        .map(line -> line.getKey() + " = " + line.getValue() + "\n")
        .collect(Collectors.joining());
  }

  private static String format(Sprt sprt) {
    return "%s %s %s %s %s"
        .formatted(sprt.scale(), sprt.elo0(), sprt.elo1(), sprt.alpha(), sprt.beta());
  }

  /** The specification that {@link #format} wrote. */
  public static TournamentSpec parse(String text) {
    Map<String, String> lines = values(text);
    try {
      return new TournamentSpec(
          value(lines, "game"),
          players(value(lines, "players")),
          Mode.named(value(lines, "mode")),
          Integer.parseInt(value(lines, "rounds")),
          value(lines, "openings"),
          Long.parseLong(value(lines, "seed")),
          limits(lines),
          lines.getOrDefault("clock", ""),
          Integer.parseInt(value(lines, "max-plies")),
          Optional.of(value(lines, "adjudicate"))
              .filter(n -> !n.equals(NEVER))
              .map(Integer::valueOf),
          Long.parseLong(value(lines, "judge")),
          Optional.ofNullable(lines.get("sprt")).map(TournamentText::sprt));
    } catch (IllegalArgumentException e) {
      throw new UsageException("This is no tournament: " + e.getMessage());
    }
  }

  /** The values of lines of {@code name = value}. */
  public static Map<String, String> values(String text) {
    return text.lines()
        .map(line -> line.split(" = ", 2))
        .filter(parts -> parts.length == 2)
        .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1], (one, other) -> other));
  }

  /**
   * What to type in a terminal for the same tournament. Limits, judge and the length of games have
   * to be as usual; the command line has words for those, too.
   */
  public static String command(TournamentSpec spec) {
    var words = new ArrayList<String>(List.of("./betacut", "tournament", spec.game()));
    words.addAll(List.of("--players", String.join("; ", spec.players())));
    words.addAll(List.of("--mode", spec.mode().id()));
    words.addAll(List.of("--rounds", Integer.toString(spec.rounds())));
    words.addAll(List.of("--openings", spec.openings()));
    words.addAll(List.of("--seed", Long.toString(spec.seed())));
    if (!spec.clock().isEmpty()) {
      words.addAll(List.of("--clock", spec.clock()));
    }
    spec.sprt()
        .ifPresent(
            test -> {
              words.addAll(List.of("--elo0", Double.toString(test.elo0())));
              words.addAll(List.of("--elo1", Double.toString(test.elo1())));
              words.addAll(List.of("--errors", Double.toString(test.alpha())));
            });
    return words.stream().map(TournamentText::shellWord).collect(Collectors.joining(" "));
  }

  private static String shellWord(String word) {
    return word.matches("[A-Za-z0-9:.,=/_-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** Descriptions of players, separated by semicolons. */
  public static List<String> players(String texts) {
    return Arrays.stream(texts.split(";"))
        .map(player -> player.strip().replaceAll("\\s+", " "))
        .filter(player -> !player.isEmpty())
        .toList();
  }

  private static Limits limits(Map<String, String> lines) {
    return new Limits(
        Integer.parseInt(value(lines, "depth")),
        Long.parseLong(value(lines, "nodes")),
        parsedTime(value(lines, "time")));
  }

  private static Duration parsedTime(String text) {
    try {
      return Duration.parse(text);
    } catch (DateTimeParseException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private static Sprt sprt(String text) {
    String[] words = text.split(" ");
    if (words.length != 5) {
      throw new IllegalArgumentException("sprt = " + text);
    }
    return new Sprt(
        Sprt.Scale.valueOf(words[0]),
        Double.parseDouble(words[1]),
        Double.parseDouble(words[2]),
        Double.parseDouble(words[3]),
        Double.parseDouble(words[4]));
  }

  private static String value(Map<String, String> lines, String name) {
    String value = lines.get(name);
    if (value == null) {
      throw new IllegalArgumentException("it has no line '" + name + "'");
    }
    return value;
  }
}
