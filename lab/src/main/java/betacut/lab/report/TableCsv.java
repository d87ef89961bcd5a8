package betacut.lab.report;

import betacut.stats.sample.Interval;
import betacut.text.csv.Csv;
import betacut.text.json.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * A table as CSV: all digits, an empty field for what is missing, and for a column with intervals
 * two more columns with their ends. Infinite ends are {@code inf} and {@code -inf}.
 */
public final class TableCsv {
  private TableCsv() {}

  public static String of(Table table) {
    List<List<String>> rows = new ArrayList<>();
    List<String> headings = new ArrayList<>();
    for (Column column : table.columns()) {
      headings.add(column.heading());
      if (column.measured()) {
        headings.add(column.heading() + " low");
        headings.add(column.heading() + " high");
      }
    }
    rows.add(headings);
    for (List<Cell> row : table.rows()) {
      List<String> fields = new ArrayList<>();
      for (int i = 0; i < row.size(); i++) {
        fields.addAll(fields(row.get(i), table.columns().get(i)));
      }
      rows.add(fields);
    }
    return Csv.write(rows);
  }

  private static List<String> fields(Cell cell, Column column) {
    List<String> ends = column.measured() ? List.of("", "") : List.of();
    String first =
        switch (cell) {
          case Cell.Words words -> words.text();
          case Cell.Value value -> number(value.number());
          case Cell.Measured measured -> number(measured.estimate().value());
          case Cell.Missing missing -> "";
        };
    if (column.measured() && cell instanceof Cell.Measured measured) {
      Interval interval = measured.estimate().interval();
      ends = List.of(number(interval.low()), number(interval.high()));
    }
    List<String> fields = new ArrayList<>(List.of(first));
    fields.addAll(ends);
    return fields;
  }

  private static String number(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "inf" : "-inf";
    }
    return Json.number(value);
  }
}
