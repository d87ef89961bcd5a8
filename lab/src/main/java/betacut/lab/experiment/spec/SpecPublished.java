package betacut.lab.experiment.spec;

import betacut.lab.experiment.Comparison;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Published;
import betacut.lab.experiment.Published.Printed;
import betacut.stats.growth.ExponentialFit;
import betacut.text.toml.TomlTable;
import betacut.text.toml.TomlValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The table {@code published}: numbers of a source, level by level of what is compared. */
final class SpecPublished {
  static final List<String> KEYS = List.of("source", "measure");
  static final List<String> TABLE_KEYS =
      List.of("table", "graph", "depth", "games", "average", "fit");

  private final TomlTable table;
  private final List<String> levels;

  private SpecPublished(TomlTable table, List<String> levels) {
    this.table = table;
    this.levels = levels;
  }

  static Optional<Published> read(
      TomlTable root, Optional<Comparison> comparison, List<Grid> grids) {
    if (!root.has("published")) {
      return Optional.empty();
    }
    TomlTable table = root.table("published");
    List<String> levels =
        comparison
            .map(by -> grids.getFirst().factor(by.factor()).levels())
            .orElseThrow(() -> root.error("published", "nothing is compared that was published"));
    return Optional.of(new SpecPublished(table, levels).read());
  }

  private Published read() {
    List<String> known = new ArrayList<>(KEYS);
    known.addAll(levels);
    table.requireOnly(known);
    Measure measure =
        SpecReader.at(table, "measure", () -> Measure.named(table.text("measure", "time")));
    List<Printed> printed = new ArrayList<>();
    for (String level : levels) {
      if (table.has(level)) {
        printed.add(printed(level, table.table(level)));
      }
    }
    return new Published(table.text("source"), measure, printed);
  }

  private static Printed printed(String level, TomlTable own) {
    own.requireOnly(TABLE_KEYS);
    List<Integer> depths =
        own.items("depth").stream().map(item -> (int) number(own, "depth", item)).toList();
    List<List<Double>> games =
        own.items("games").stream().map(row -> row(own, "games", row, depths.size())).toList();
    if (games.isEmpty() || !own.has("average")) {
      throw own.error("games", "'games' needs a row for each game, and 'average' one for all");
    }
    List<Double> averages = row(own, "average", own.value("average").orElseThrow(), depths.size());
    return new Printed(
        level, own.text("table"), own.text("graph", level), depths, games, averages, fit(own));
  }

  private static Optional<ExponentialFit> fit(TomlTable own) {
    return own.value("fit")
        .map(value -> row(own, "fit", value, 3))
        .map(fit -> new ExponentialFit(fit.get(0), fit.get(1), fit.get(2)));
  }

  private static List<Double> row(TomlTable own, String key, TomlValue value, int columns) {
    List<TomlValue> items = value instanceof TomlValue.Items all ? all.values() : List.of(value);
    if (items.size() != columns) {
      throw own.at(
          value.line(),
          "%s has a row of %d numbers where %d are needed".formatted(key, items.size(), columns));
    }
    return items.stream().map(item -> number(own, key, item)).toList();
  }

  private static double number(TomlTable own, String key, TomlValue value) {
    double number =
        switch (value) {
          case TomlValue.Whole whole -> whole.value();
          case TomlValue.Real real -> real.value();
          default -> Double.NaN;
        };
    if (!(number > 0)) {
      throw own.at(value.line(), "%s needs numbers above 0".formatted(key));
    }
    return number;
  }
}
