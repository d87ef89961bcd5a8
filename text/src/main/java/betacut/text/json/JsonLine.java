package betacut.text.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/** Answers as JSON on one line, as an event of a stream has to be. */
public final class JsonLine {
  private JsonLine() {}

  /** Texts escape their line ends, so every raw one is an indentation of the writer. */
  public static String of(Object value) {
    return Json.of(value).replaceAll("\n *", "");
  }

  /** An object with its fields in the order they are written here: name, value, name, value. */
  public static SequencedMap<String, Object> object(Object... namesAndValues) {
    var object = new LinkedHashMap<String, Object>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      object.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return object;
  }

  /** The same object with more fields after its own. */
  public static SequencedMap<String, Object> plus(Map<String, ?> object, Object... more) {
    var longer = new LinkedHashMap<String, Object>(object);
    longer.putAll(object(more));
    return longer;
  }
}
