package betacut.search.text;

import betacut.platform.Platform;
import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An engine as people write it, {@code pvs depth=6 table=none}: some options and limits by name;
 * what is not written is as usual for the algorithm and the game.
 *
 * @param values by the names of {@link OptionText}
 */
public record EngineText(SequencedMap<String, String> values) {
  /** Refuses names that are none. */
  public EngineText {
    for (String name : values.keySet()) {
      if (!OptionText.isOption(name) && !OptionText.isLimit(name)) {
        throw OptionText.unknown(name);
      }
    }
    if (values.containsKey("table-mib") && values.containsKey("table-entries")) {
      throw new UsageException(
          "table-mib and table-entries both say how large the table is; give one of them.");
    }
    values = Platform.fixed(new LinkedHashMap<>(values));
  }

  /** All names, options first. */
  public static List<String> names() {
    List<String> names = new ArrayList<>(OptionText.optionNames());
    names.addAll(OptionText.limitNames());
    return List.copyOf(names);
  }

  /** The words in lower case, but for the names of files, which may need theirs. */
  public static String lowerCase(String text) {
    return Pattern.compile("\\S+")
        .matcher(text)
        .replaceAll(
            word ->
                Matcher.quoteReplacement(
                    word.group().toLowerCase(Locale.ROOT).startsWith("weights=")
                        ? "weights=" + word.group().substring("weights=".length())
                        : word.group().toLowerCase(Locale.ROOT)));
  }

  /** Reads words {@code name=value}; a first word without a sign of equality is the algorithm. */
  public static EngineText parse(String text) {
    var values = new LinkedHashMap<String, String>();
    for (String word : text.strip().split("\\s+")) {
      int equals = word.indexOf('=');
      boolean isAlgorithm = equals < 0 && values.isEmpty();
      if (word.isEmpty() || (equals <= 0 && !isAlgorithm)) {
        throw new UsageException(
            "'%s' in '%s' is no option; write name=value, as in 'pvs depth=6 table=none'."
                .formatted(word, text));
      }
      String name = isAlgorithm ? "algorithm" : word.substring(0, equals);
      if (values.put(name, word.substring(equals + 1)) != null) {
        throw new UsageException("%s is given twice in '%s'; give it once.".formatted(name, text));
      }
    }
    return new EngineText(values);
  }

  /** The same with the other's options, which win where both have one. */
  public EngineText plus(Map<String, String> others) {
    var all = new LinkedHashMap<>(values);
    all.putAll(others);
    return new EngineText(all);
  }

  /** The options for a game; a search without a depth deepens, or it would not end in time. */
  public Options options(Game<?> game) {
    return options(game, !values.containsKey("depth"));
  }

  /**
   * The options for a game.
   *
   * @param isOpenEnded whether no depth is set, so that only deepening finds an answer in time
   */
  public Options options(Game<?> game, boolean isOpenEnded) {
    Options options = base(game);
    if (isOpenEnded && options.algorithm() == Algorithm.STOCKMAN) {
      throw new UsageException(
          "stockman searches to a fixed depth and keeps the whole tree; give a depth, such as 4.");
    }
    options = isOpenEnded ? options.with(Feature.DEEPENING) : options;
    for (String name : OptionText.optionNames()) {
      boolean isDone = name.equals("preset");
      if (!isDone && values.containsKey(name)) {
        options = OptionText.apply(options, name, values.get(name));
      }
    }
    return options;
  }

  /** What the preset or the algorithm brings along by itself. */
  private Options base(Game<?> game) {
    if (values.containsKey("preset")) {
      return Preset.named(values.get("preset")).options();
    }
    String algorithm = values.getOrDefault("algorithm", Algorithm.PVS.id());
    return Options.of(Algorithm.named(algorithm));
  }

  public Limits limits() {
    Limits limits = Limits.NONE;
    for (String name : OptionText.limitNames()) {
      if (values.containsKey(name)) {
        limits = OptionText.apply(limits, name, values.get(name));
      }
    }
    return limits;
  }

  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(value -> value.getKey() + "=" + value.getValue())
        .collect(Collectors.joining(" "));
  }
}
