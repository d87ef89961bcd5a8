package betacut.web.http;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import betacut.search.text.Quantities;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is asked: parameters by name, each one checked.
 *
 * @param item what follows the endpoint's path, such as the name of a saved game; often empty
 * @param body the text of the request; often empty
 */
public record Query(String item, Map<String, String> values, String body) {
  public Query {
    values = Map.copyOf(values);
  }

  /** Reads the part of an address after the question mark. */
  static Map<String, String> parse(String raw, List<Parameter> known) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : raw == null || raw.isEmpty() ? new String[0] : raw.split("&")) {
      int equals = pair.indexOf('=');
      String name = decoded(equals < 0 ? pair : pair.substring(0, equals));
      String value = equals < 0 ? "" : decoded(pair.substring(equals + 1));
      Parameter parameter = named(name, known);
      if (value.length() > parameter.longest()) {
        throw new Refusal(
            400,
            "'%s' has %d characters; it may have %d."
                .formatted(name, value.length(), parameter.longest()));
      }
      if (values.put(name, value) != null) {
        throw new Refusal(400, "'%s' is given twice; give it once.".formatted(name));
      }
    }
    for (Parameter parameter : known) {
      if (parameter.isRequired() && values.getOrDefault(parameter.name(), "").isBlank()) {
        throw new Refusal(
            400, "'%s' is missing: %s.".formatted(parameter.name(), parameter.meaning()));
      }
    }
    return values;
  }

  private static Parameter named(String name, List<Parameter> known) {
    return known.stream()
        .filter(parameter -> parameter.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name, known.stream().map(Parameter::name).toList()));
  }

  private static Refusal unknown(String name, List<String> names) {
    String shown = name.length() > 40 ? name.substring(0, 40) + "…" : name;
    return new Refusal(
        400,
        "There is no parameter '%s' here.%s Parameters: %s"
            .formatted(shown, Nearest.hint(shown, names), String.join(", ", names)));
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException broken) {
      throw new Refusal(400, "The address holds a broken %-escape; write %25 for a percent sign.");
    }
  }

  /** A text, empty if it is not given. */
  public String text(String name) {
    return values.getOrDefault(name, "").strip();
  }

  public boolean has(String name) {
    return !text(name).isEmpty();
  }

  /** A number within bounds. */
  public int number(String name, int usual, int low, int high) {
    String text = text(name);
    if (text.isEmpty()) {
      return usual;
    }
    if (!text.matches("-?\\d{1,9}")
        || Integer.parseInt(text) < low
        || Integer.parseInt(text) > high) {
      throw new Refusal(
          400, "'%s' is '%s'; it must be a number from %d to %d.".formatted(name, text, low, high));
    }
    return Integer.parseInt(text);
  }

  /** A time such as {@code 2s} or {@code 300ms}, at most so long. */
  public Duration time(String name, Duration usual, Duration longest) {
    if (!has(name)) {
      return usual;
    }
    Duration time;
    try {
      time = Quantities.duration(text(name));
    } catch (UsageException explained) {
      throw explained;
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(400, "'%s' is '%s'; %s.".formatted(name, text(name), wrong.getMessage()));
    }
    return time.compareTo(longest) > 0 ? longest : time;
  }
}
