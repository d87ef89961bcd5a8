package betacut.web.lab;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;
import betacut.text.toml.Toml;
import betacut.text.toml.TomlException;
import betacut.text.toml.TomlTable;
import betacut.text.toml.TomlValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What a specification says, for the form beside it. */
final class SpecView {
  private SpecView() {}

  /**
   * Sizes and fields of a good one; line and reason of one that is not.
   *
   * @param reader reads it, or says what is wrong
   */
  static LabAnswers.SpecCheck of(String text, Function<String, Experiment> reader) {
    Map<String, Object> fields = fields(text);
    try {
      Experiment experiment = reader.apply(text);
      var size =
          new LabAnswers.SpecSize(
              experiment.name(),
              experiment.title(),
              experiment.trials().size(),
              experiment.blocks().size(),
              experiment.grids().stream().mapToInt(grid -> grid.settings().size()).sum(),
              experiment.measures().stream().map(Measure::id).toList());
      return new LabAnswers.SpecCheck(true, Optional.of(size), Optional.empty(), fields);
    } catch (UsageException | IllegalPositionException wrong) {
      Integer line = wrong instanceof TomlException placed ? placed.line() : null;
      var error = new LabAnswers.SpecError(wrong.getMessage(), line);
      return new LabAnswers.SpecCheck(false, Optional.empty(), Optional.of(error), fields);
    }
  }

  /** The text as JSON, so that the form need not read TOML; empty if nobody can. */
  private static Map<String, Object> fields(String text) {
    try {
      return table(Toml.parse(text, SpecCaps.FILE));
    } catch (UsageException unreadable) {
      return Map.of();
    }
  }

  private static Map<String, Object> table(TomlTable table) {
    var fields = new LinkedHashMap<String, Object>();
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
