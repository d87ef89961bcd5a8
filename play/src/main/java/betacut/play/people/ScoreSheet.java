package betacut.play.people;

import betacut.rules.UsageException;
import betacut.text.csv.Csv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A file of games, a line each, that several people write to one after the other. */
public record ScoreSheet(Path file) {
  private static final Set<String> RESULTS = Set.of("win", "draw", "loss");
  private static final Set<String> SIDES = Set.of("first", "second");

  /** The rows so far; none if there is no file yet. */
  public List<SheetRow> read() {
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      List<List<String>> lines = Csv.read(Files.readString(file), file.toString());
      if (lines.isEmpty() || !lines.getFirst().equals(SheetRow.COLUMNS)) {
        throw new UsageException(
            "%s is no score sheet: its first line must be %s."
                .formatted(file, String.join(",", SheetRow.COLUMNS)));
      }
      List<SheetRow> rows = new ArrayList<>();
      for (int i = 1; i < lines.size(); i++) {
        rows.add(row(lines.get(i), i + 1));
      }
      return rows;
    } catch (IOException e) {
      throw new UsageException("%s cannot be read: %s.".formatted(file, e.getMessage()));
    }
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

  /** Adds a game; the file is made if it is not there. */
  public void add(SheetRow row) throws IOException {
    String head = Files.exists(file) ? "" : Csv.write(List.of(SheetRow.COLUMNS));
    Files.writeString(
        file,
        head + Csv.write(List.of(row.fields())),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
