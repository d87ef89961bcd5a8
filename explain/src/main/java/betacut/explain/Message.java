package betacut.explain;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something to say that is not yet in any language: which sentence, and what belongs into it. The
 * terminal says it in English by {@link Phrases}, the browser in the language of its reader.
 *
 * @param key names the sentence
 * @param facts by name: a number, a text that is the same in every language such as a move, or
 *     another thing said. Where one is called {@code n}, the sentence has a form for one and
 *     another for many.
 */
public record Message(String key, Map<String, Object> facts) {
  public Message {
    facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
  }

  /** A sentence with its facts: name, value, name, value. */
  public static Message of(String key, Object... namesAndValues) {
    var facts = new LinkedHashMap<String, Object>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      Object value = namesAndValues[i + 1];
      assert value instanceof Integer || value instanceof String || value instanceof Message
          : value;
      facts.put((String) namesAndValues[i], value);
    }
    return new Message(key, facts);
  }
}
