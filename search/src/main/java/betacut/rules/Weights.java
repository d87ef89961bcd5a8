package betacut.rules;

import betacut.platform.Platform;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

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
    for (String line : text.split("\\R")) {
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
}
