package betacut.web.lab;

import static betacut.text.json.JsonLine.object;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;
import betacut.text.toml.Toml;
import betacut.text.toml.TomlTable;
import betacut.text.toml.TomlValue;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a specification says, for the form beside it. */
final class SpecView {
  private static final Pattern LINE =
      Pattern.compile(Pattern.quote(SpecCaps.FILE) + ":(\\d{1,6}): (.*)", Pattern.DOTALL);

  private SpecView() {}

  /** Sizes and fields of a good one; line and reason of one that is not. */
  static Map<String, Object> of(String text) {
    Map<String, Object> fields = fields(text);
    try {
      Experiment experiment = SpecCaps.read(text);
      return object(
          "valid",
          true,
          "name",
          experiment.name(),
          "title",
          experiment.title(),
          "trials",
          experiment.trials().size(),
          "positions",
          experiment.blocks().size(),
          "settings",
          experiment.grids().stream().mapToInt(grid -> grid.settings().size()).sum(),
          "measures",
          experiment.measures().stream().map(Measure::id).toList(),
          "fields",
          fields);
    } catch (UsageException | IllegalPositionException wrong) {
      Matcher at = LINE.matcher(wrong.getMessage());
      boolean isPlaced = at.matches();
      return object(
          "valid",
          false,
          "error",
          wrong.getMessage(),
          "line",
          isPlaced ? (Object) Integer.valueOf(at.group(1)) : null,
          "fields",
          fields);
    }
  }

  /** The text as JSON, so that the form need not read TOML; empty if nobody can. */
  private static Map<String, Object> fields(String text) {
    try {
      return table(Toml.parse(text, SpecCaps.FILE));
    } catch (UsageException unreadable) {
      return object();
    }
  }

  private static Map<String, Object> table(TomlTable table) {
    Map<String, Object> fields = object();
    table.keys().forEach(key -> fields.put(key, value(table.value(key).orElseThrow())));
    return fields;
  }

  private static Object value(TomlValue value) {
    return switch (value) {
      case TomlTable table -> table(table);
      case TomlValue.Items items -> items.values().stream().map(SpecView::value).toList();
      default -> value.toString();
    };
  }
}
