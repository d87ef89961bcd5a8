package betacut.play.people;

import betacut.rules.UsageException;
import betacut.text.csv.Csv;
import betacut.text.file.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A file of games, a line each, that several people write to one after the other. The last column
 * is a sum of the others, so that a damaged line is not another game; it may be empty where
 * somebody has corrected one. Sheets of older versions do not have it, and stay as they are.
 */
public record ScoreSheet(Path file) {
  private static final List<String> OLD_COLUMNS = SheetRow.COLUMNS;
  private static final List<String> COLUMNS =
      Stream.concat(OLD_COLUMNS.stream(), Stream.of("sum")).toList();
  private static final Set<String> RESULTS = Set.of("win", "draw", "loss");
  private static final Set<String> SIDES = Set.of("first", "second");

  /** The rows so far; none if there is no file yet. */
  public List<SheetRow> read() {
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      String text = Files.readString(file);
      List<List<String>> lines = Csv.read(text, file.toString());
      boolean isOld = requireHeading(lines).equals(OLD_COLUMNS);
      List<SheetRow> rows = new ArrayList<>();
      for (int i = 1; i < lines.size(); i++) {
        List<String> line = lines.get(i);
        rows.add(isOld ? row(line, i + 1) : summedRow(line, i + 1));
      }
      if (!isOld && text.endsWith(",")) {
        throw new UsageException(
            "%s:%d was cut off before its sum. If it was corrected, end it with an empty line."
                .formatted(file, lines.size()));
      }
      return rows;
    } catch (IOException e) {
      throw new UsageException("%s cannot be read: %s.".formatted(file, e.getMessage()));
    }
  }

  private List<String> requireHeading(List<List<String>> lines) {
    List<String> heading = lines.isEmpty() ? List.of() : lines.getFirst();
    if (!heading.equals(COLUMNS) && !heading.equals(OLD_COLUMNS)) {
      throw new UsageException(
          "%s is no score sheet: its first line must be %s."
              .formatted(file, String.join(",", COLUMNS)));
    }
    // Heading and first game are written at once: a sheet without games has lost them.
    if (lines.size() == 1) {
      throw new UsageException(
          "%s has a first line and no game: it was cut off. Delete it to begin a new sheet."
              .formatted(file));
    }
    return heading;
  }

  private SheetRow summedRow(List<String> fields, int line) {
    int last = COLUMNS.size() - 1;
    boolean hasAll = fields.size() == COLUMNS.size();
    SheetRow row = row(hasAll ? fields.subList(0, last) : List.of(), line);
    if (!fields.get(last).isEmpty() && !fields.get(last).equals(sum(row))) {
      throw new UsageException(
          "%s:%d was changed or is damaged: its sum does not fit. If it was corrected, empty the cell 'sum'."
              .formatted(file, line));
    }
    return row;
  }

  private static String sum(SheetRow row) {
    byte[] text = Csv.line(row.fields()).getBytes(StandardCharsets.UTF_8);
    return "s" + Sha256.of(text).substring(0, 8); // a letter first, lest it be a number
  }

  private SheetRow row(List<String> fields, int line) {
    boolean isWhole =
        fields.size() == SheetRow.COLUMNS.size()
            && SIDES.contains(fields.get(4))
            && RESULTS.contains(fields.get(5))
            && fields.get(6).matches("\\d{1,6}")
            && fields.get(7).matches("-?\\d{1,18}");
    if (!isWhole) {
      throw new UsageException(
          "%s:%d is no game: a side is first or second, a result win, draw or loss."
              .formatted(file, line));
    }
    return new SheetRow(
        fields.get(0),
        fields.get(1),
        fields.get(2),
        fields.get(3),
        fields.get(4),
        fields.get(5),
        Integer.parseInt(fields.get(6)),
        Long.parseLong(fields.get(7)),
        fields.get(8));
  }

  /**
   * Adds a game; the file is made if it is not there.
   *
   * @throws UsageException if it is no sheet, which is left as it is
   */
  public void add(SheetRow row) throws IOException {
    boolean isNew = !Files.exists(file) || Files.size(file) == 0;
    String before = isNew ? Csv.write(List.of(COLUMNS)) : Files.readString(file);
    boolean isOld = !isNew && requireHeading(Csv.read(before, file.toString())).equals(OLD_COLUMNS);
    List<String> fields = new ArrayList<>(row.fields());
    if (!isOld) {
      fields.add(sum(row));
    }
    boolean isTorn = !before.endsWith("\n");
    Files.writeString(
        file,
        (isNew ? before : isTorn ? "\r\n" : "") + Csv.write(List.of(fields)),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
