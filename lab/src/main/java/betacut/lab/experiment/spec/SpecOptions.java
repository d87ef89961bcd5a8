package betacut.lab.experiment.spec;

import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.text.EngineText;
import betacut.search.text.OptionText;
import betacut.text.toml.TomlTable;
import betacut.text.toml.TomlValue;
import java.util.LinkedHashMap;
import java.util.Map;

/** Options of engines in a specification: a table, or a text such as {@code "pvs table=none"}. */
final class SpecOptions {
  private SpecOptions() {}

  /** The options under a key, which holds either form. */
  static Map<String, String> read(TomlTable table, String key) {
    return switch (table.value(key).orElseThrow()) {
      case TomlTable options -> of(options);
      case TomlValue.Text text when text.value().isBlank() -> Map.of();
      case TomlValue.Text text -> parsed(table, key, text.value());
      default ->
          throw table.error(
              key, "%s must be a table or a text such as \"pvs depth=6\"".formatted(key));
    };
  }

  private static Map<String, String> parsed(TomlTable table, String key, String text) {
    return SpecReader.at(
        table,
        key,
        () -> {
          Map<String, String> values = EngineText.parse(text).values();
          values.forEach(SpecOptions::apply);
          return values;
        });
  }

  /** The options of a table. */
  static Map<String, String> of(TomlTable table) {
    var options = new LinkedHashMap<String, String>();
    for (String name : table.keys()) {
      requireKnown(table, name);
      TomlValue value = table.value(name).orElseThrow();
      check(table, name, value);
      options.put(name, table.scalar(name, value));
    }
    return options;
  }

  static void requireKnown(TomlTable table, String name) {
    if (!OptionText.isOption(name) && !OptionText.isLimit(name)) {
      throw table.unknown(name, EngineText.names());
    }
  }

  /** Refuses a value that an option cannot have. */
  static void check(TomlTable table, String name, TomlValue value) {
    String text = table.scalar(name, value);
    try {
      apply(name, text);
    } catch (UsageException failure) {
      throw table.at(value.line(), failure.getMessage());
    }
  }

  private static void apply(String name, String value) {
    if (OptionText.isLimit(name)) {
      OptionText.apply(Limits.NONE, name, value);
    } else {
      OptionText.apply(Options.full(Algorithm.PVS), name, value);
    }
  }
}
