package betacut.lab.report;

import betacut.lab.report.text.Json;
import betacut.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A table as CSV (RFC 4180): all digits, an empty field for what is missing, and for a column with
 * intervals two more columns with their ends. Infinite ends are {@code inf} and {@code -inf}.
 */
final class Csv {
  private Csv() {}

  static String of(Table table) {
    StringBuilder text = new StringBuilder();
    List<String> headings = new ArrayList<>();
    for (Column column : table.columns()) {
      headings.add(column.heading());
      if (column.measured()) {
        headings.add(column.heading() + " low");
        headings.add(column.heading() + " high");
      }
    }
    line(headings, text);
    for (List<Cell> row : table.rows()) {
      List<String> fields = new ArrayList<>();
      for (int i = 0; i < row.size(); i++) {
        fields.addAll(fields(row.get(i), table.columns().get(i)));
      }
      line(fields, text);
    }
    return text.toString();
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

  private static void line(List<String> fields, StringBuilder text) {
    text.append(fields.stream().map(Csv::quoted).collect(Collectors.joining(","))).append("\r\n");
  }

  private static String quoted(String field) {
    boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
  }
}
