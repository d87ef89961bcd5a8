package betacut.lab.report;

import java.util.ArrayList;
import java.util.List;

/** Reads CSV by the grammar of RFC 4180, and nothing more lenient. */
final class CsvReader {
  private CsvReader() {}

  static List<List<String>> read(String text) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = at;
      if (text.charAt(at) == '"') {
        do {
          end = text.indexOf('"', end + 1);
        } while (text.startsWith("\"\"", end) && ++end > 0);
        row.add(text.substring(at + 1, end).replace("\"\"", "\""));
        end++;
      } else {
        while (text.charAt(end) != ',' && text.charAt(end) != '\r') {
          end++;
        }
        row.add(text.substring(at, end));
      }
      if (text.startsWith("\r\n", end)) {
        rows.add(row);
        row = new ArrayList<>();
        end++;
      } else if (text.charAt(end) != ',') {
        throw new IllegalArgumentException("at " + end);
      }
      at = end + 1;
    }
    return rows;
  }
}
