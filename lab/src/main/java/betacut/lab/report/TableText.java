package betacut.lab.report;

import betacut.lab.report.text.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table for a terminal: without intervals, and below each other what is too wide for it. */
public final class TableText {
  private static final String GAP = "  ";

  private final Table table;
  private final int keys;
  private final List<List<String>> cells = new ArrayList<>();

  private TableText(Table table, int keys) {
    this.table = table;
    this.keys = keys;
    cells.add(table.columns().stream().map(Column::heading).toList());
    for (List<Cell> row : table.rows()) {
      cells.add(IntStream.range(0, row.size()).mapToObj(i -> shown(row, i)).toList());
    }
  }

  /**
   * The lines of a table, its caption first.
   *
   * @param keys how many columns say what a row is about, and are repeated
   */
  public static List<String> lines(Table table, int keys, int width) {
    var text = new TableText(table, keys);
    List<String> lines = new ArrayList<>();
    lines.add(table.caption());
    int from = keys;
    while (from < table.columns().size()) {
      int to = text.end(from, width);
      for (List<String> row : text.cells) {
        lines.add(text.line(row, from, to));
      }
      from = to;
    }
    return lines;
  }

  private String shown(List<Cell> row, int column) {
    Format format = table.columns().get(column).format();
    return row.get(column) instanceof Cell.Measured measured
        ? format.of(measured.estimate().value())
        : row.get(column).shown(format);
  }

  private int width(int column) {
    return cells.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }

  /** The column before which a block ends: as many as fit, at least one. */
  private int end(int from, int most) {
    int used = IntStream.range(0, keys).map(key -> width(key) + GAP.length()).sum() + width(from);
    int to = from + 1;
    while (to < table.columns().size() && used + GAP.length() + width(to) <= most) {
      used += GAP.length() + width(to++);
    }
    return to;
  }

  /** Words that name a row stand left, all else right. */
  private String line(List<String> row, int from, int to) {
    return IntStream.concat(IntStream.range(0, keys), IntStream.range(from, to))
        .mapToObj(i -> ("%" + (i < keys ? "-" : "") + width(i) + "s").formatted(row.get(i)))
        .collect(Collectors.joining(GAP))
        .stripTrailing();
  }
}
