package betacut.lab.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;

/** A value for every factor, in the order the experiment names them: {@code table=none depth=6}. */
public record Setting(SequencedMap<String, String> values) {
  public Setting {
    values = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
  }

  /** The same with one factor at another level. */
  public Setting with(String factor, String level) {
    var others = new LinkedHashMap<>(values);
    others.put(factor, level);
    return new Setting(others);
  }

  /** The same without some factors. */
  public Setting without(String... factors) {
    var others = new LinkedHashMap<>(values);
    others.keySet().removeAll(Set.of(factors));
    return new Setting(others);
  }

  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(value -> value.getKey() + "=" + value.getValue())
        .collect(Collectors.joining(" "));
  }
}
