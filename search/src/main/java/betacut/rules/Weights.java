package betacut.rules;

import betacut.platform.Platform;
import betacut.rules.text.Nearest;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * Named whole numbers that an evaluation is made of. They are data: a text of lines {@code name
 * number}, where {@code #} begins a comment, usually one that says where the numbers come from.
 */
public record Weights(SequencedMap<String, Integer> values) {
  /** Copies the map. */
  public Weights {
    values = Platform.fixed(new LinkedHashMap<>(values));
  }

  /** Weights for these names in this order. */
  public static Weights of(List<String> names, ToIntFunction<String> value) {
    var values = new LinkedHashMap<String, Integer>();
    names.forEach(name -> values.put(name, value.applyAsInt(name)));
    return new Weights(values);
  }

  /**
   * Reads a text.
   *
   * @throws IllegalArgumentException that names the line which is not a name and a number
   */
  public static Weights parse(String text) {
    var values = new LinkedHashMap<String, Integer>();
    int number = 0;
    for (String line : text.split("\\r?\\n|\\r")) {
      number++;
      String[] words = line.replaceFirst("#.*", "").strip().split("\\s+");
      if (words[0].isEmpty()) {
        continue;
      }
      if (words.length != 2 || !words[1].matches("-?\\d{1,6}") || values.containsKey(words[0])) {
        throw new IllegalArgumentException(
            "line %d of the weights is '%s'; it must be a new name and a whole number"
                .formatted(number, line));
      }
      values.put(words[0], Integer.parseInt(words[1]));
    }
    return new Weights(values);
  }

  /** Reads a file beside a class, whose package is open to this module. */
  public static Weights beside(Class<?> owner, String file) {
    return parse(Platform.text(owner, file));
  }

  /** What has a weight, in order. */
  public List<String> names() {
    return List.copyOf(values.keySet());
  }

  /** The weight of a name that is there. */
  public int get(String name) {
    Integer value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException(
          "there is no weight '%s'; there are %s".formatted(name, String.join(", ", names())));
    }
    return value;
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue() + "\n")
        .collect(Collectors.joining());
  }

  /**
   * {@link Weights} in a file that says what they are for, so that nobody plays with those of
   * another game or with half of them.
   *
   * <pre>
   *   # game: mine
   *   # evaluation: features
   *   # checksum: 8b2c61f0
   *   feature-1 912
   *   …
   * </pre>
   *
   * What a file does not say is not checked; the names always are. Instead of names and numbers
   * there may be the word {@code tables} and, behind it, the file of an {@link Evaluator.Filed} in
   * Base64.
   */
  public static final class Saved {
    /** Between the name of an evaluation and the file with its weights, where both are one text. */
    public static final char MARK = '@';

    private static final Pattern FACT =
        Pattern.compile("^#\\s*(game|evaluation|checksum):\\s*(\\S+)\\s*$", Pattern.MULTILINE);

    private static final Pattern TABLES = Pattern.compile("^tables\\s+", Pattern.MULTILINE);
    private static final int LINE = 76;

    private final String name;
    private final Map<String, String> facts = new LinkedHashMap<>();
    private final Weights weights;
    private final Optional<byte[]> tables;

    private Saved(String name, String text) {
      this.name = name;
      Matcher fact = FACT.matcher(text);
      while (fact.find()) {
        facts.put(fact.group(1), fact.group(2));
      }
      Matcher mark = TABLES.matcher(text);
      try {
        tables = mark.find() ? Optional.of(decoded(text.substring(mark.end()))) : Optional.empty();
        weights = Weights.parse(tables.isPresent() ? text.substring(0, mark.start()) : text);
      } catch (IllegalArgumentException e) {
        throw wrong(e.getMessage());
      }
      String checksum = checksum(tables.orElseGet(() -> bytes(weights)));
      if (!facts.getOrDefault("checksum", checksum).equals(checksum)) {
        throw wrong(
            "its numbers do not give its checksum, so that something is missing or was changed;"
                + " take the original, or delete the checksum's line if you changed them");
      }
    }

    /**
     * Reads a file.
     *
     * @throws UsageException if it cannot be read, or is damaged
     */
    public static Saved read(String name) {
      return new Saved(name, textOf(name));
    }

    private static String textOf(String name) {
      try {
        return Platform.text(name);
      } catch (IllegalArgumentException e) {
        throw new UsageException(
            "The weights '%s' cannot be read: %s; give the name of a file that 'betacut tune' has written."
                .formatted(name, e.getMessage()));
      }
    }

    /** The text of a file of weights; notes come first. */
    public static String text(
        Game<?> game, String evaluation, Weights weights, List<String> notes) {
      return head(game, evaluation, checksum(bytes(weights)), notes).append(weights).toString();
    }

    /** The text of a file of tables, given as {@link Evaluator.Filed#file} writes them. */
    public static String text(Game<?> game, String evaluation, byte[] tables, List<String> notes) {
      StringBuilder text = head(game, evaluation, checksum(tables), notes).append("tables\n");
      String encoded = Base64.getEncoder().encodeToString(tables);
      for (int at = 0; at < encoded.length(); at += LINE) {
        text.append(encoded, at, Math.min(encoded.length(), at + LINE)).append('\n');
      }
      return text.toString();
    }

    private static StringBuilder head(
        Game<?> game, String evaluation, String checksum, List<String> notes) {
      var text = new StringBuilder();
      notes.forEach(note -> text.append("# ").append(note).append('\n'));
      text.append("# game: ").append(game.id()).append('\n');
      text.append("# evaluation: ").append(evaluation).append('\n');
      return text.append("# checksum: ").append(checksum).append('\n');
    }

    private static byte[] decoded(String text) {
      return Base64.getDecoder().decode(text.replaceAll("\\s", ""));
    }

    private static byte[] bytes(Weights weights) {
      return weights.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String checksum(byte[] bytes) {
      var sum = new CRC32();
      sum.update(bytes);
      return "%08x".formatted(sum.getValue());
    }

    private UsageException wrong(String reason) {
      return new UsageException("The weights '%s' cannot be used: %s.".formatted(name, reason));
    }

    /**
     * The evaluation of a game with these weights.
     *
     * @param evaluation its name; empty for the one that the file names, or else the first with
     *     weights
     * @throws UsageException if the weights are not for it
     */
    public <P extends Position> Evaluator<P> evaluator(Game<P> game, String evaluation) {
      String ofGame = facts.getOrDefault("game", game.id());
      if (!ofGame.equals(game.id())) {
        throw wrong("they are for " + ofGame + ", not for " + game.id());
      }
      String wanted = evaluation.isEmpty() ? named(game) : evaluation;
      String own = facts.getOrDefault("evaluation", wanted);
      if (!own.equals(wanted)) {
        throw wrong("they are for the evaluation '%s', not for '%s'".formatted(own, wanted));
      }
      Evaluator<P> known = game.evaluators().get(wanted);
      if (tables.isPresent()) {
        return retabled(known, wanted, game);
      }
      if (!(known instanceof Evaluator.Weighted<P> weighted)) {
        throw wrong(
            "'%s' is no evaluation of %s with weights.%s"
                .formatted(
                    wanted, game.id(), Nearest.hint(wanted, game.evaluators().sequencedKeySet())));
      }
      requireNames(weighted.weights(), wanted);
      return weighted.with(weights);
    }

    private <P extends Position> Evaluator<P> retabled(
        Evaluator<P> known, String wanted, Game<P> game) {
      if (!(known instanceof Evaluator.Filed<P> filed)) {
        throw wrong("'%s' is no evaluation of %s with tables".formatted(wanted, game.id()));
      }
      try {
        return filed.read(tables.orElseThrow());
      } catch (IllegalArgumentException damaged) {
        throw wrong(damaged.getMessage());
      }
    }

    private String named(Game<?> game) {
      return Optional.ofNullable(facts.get("evaluation"))
          .or(() -> Evaluator.Weighted.firstName(game))
          .orElseThrow(() -> wrong(game.id() + " has no evaluation with weights"));
    }

    private void requireNames(Weights expected, String evaluation) {
      if (!weights.names().equals(expected.names())) {
        throw wrong(
            "there are %d weights (%s), and '%s' has %d (%s)"
                .formatted(
                    weights.names().size(),
                    String.join(", ", weights.names()),
                    evaluation,
                    expected.names().size(),
                    String.join(", ", expected.names())));
      }
    }
  }
}
