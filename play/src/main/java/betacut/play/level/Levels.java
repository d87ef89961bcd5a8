package betacut.play.level;

import betacut.rules.Game;
import betacut.rules.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.CRC32;

/**
 * The levels of one game, weakest first. They are data: a file {@code levels/GAME.csv} beside this
 * class, or {@code levels/default.csv} for games without one.
 *
 * <pre>
 *   # provenance: how and when the rows were measured
 *   number,nodes,noise,guard,solver,elo,error,step
 *   1,30,2.0,0,no,153,21,21
 * </pre>
 *
 * <p>The last two columns, errors as in {@link Level}, may be missing.
 *
 * @param provenance the comment lines of the file
 * @param isOwn whether the game has a file of its own
 */
public record Levels(List<Level> all, List<String> provenance, boolean isOwn) {
  /** What a game begins with if nothing is said. */
  public static final int USUAL = 5;

  private static final String UNRATED = "number,nodes,noise,guard,solver,elo";
  private static final String HEADING = UNRATED + ",error,step";
  private static final String SUM = "# checksum: ";
  private static final int COLUMNS = 8;
  private static final int COLUMNS_WITHOUT_ERRORS = 6;

  /** Refuses levels that are not numbered 1, 2, 3 and so on. */
  public Levels {
    all = List.copyOf(all);
    provenance = List.copyOf(provenance);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).number() != i + 1) {
        throw new UsageException(
            "Level %d stands where level %d is expected; number them from 1."
                .formatted(all.get(i).number(), i + 1));
      }
    }
  }

  /** The levels of a game. */
  public static Levels of(Game<?> game) {
    return resource(fileName(game))
        .map(text -> parse(text, true))
        .orElseGet(() -> parse(resource("default").orElseThrow(), false));
  }

  /** The name of a game's file: its id, with letters a file name may have. */
  static String fileName(Game<?> game) {
    return game.id().replaceAll("[^a-z0-9]+", "-");
  }

  private static Optional<String> resource(String name) {
    try (InputStream file = Levels.class.getResourceAsStream("levels/" + name + ".csv")) {
      return file == null
          ? Optional.empty()
          : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads the text of a file of levels. */
  public static Levels parse(String text, boolean isOwn) {
    List<Level> levels = new ArrayList<>();
    List<String> provenance = new ArrayList<>();
    Optional<String> sum = Optional.empty();
    List<String> lines = text.lines().map(String::strip).toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith(SUM)) {
        sum = Optional.of(line.substring(SUM.length()));
      } else if (line.startsWith("#")) {
        provenance.add(line.substring(1).strip());
      } else if (!line.isEmpty() && !line.equals(HEADING) && !line.equals(UNRATED)) {
        levels.add(level(line, i + 1));
      }
    }
    if (levels.isEmpty()) {
      throw new UsageException("The levels are cut off: there is none; take the original.");
    }
    var found = new Levels(levels, provenance, isOwn);
    if (!sum.orElse(found.sum()).equals(found.sum())) {
      throw new UsageException(
          "The levels do not give their checksum, so that something is missing or was changed; take"
              + " the original, or delete the checksum's line if you changed them.");
    }
    return found;
  }

  private static Level level(String line, int number) {
    String[] cells = line.split("\\s*,\\s*", -1);
    boolean hasErrors = cells.length == COLUMNS;
    if (!hasErrors && cells.length != COLUMNS_WITHOUT_ERRORS) {
      throw unreadable(line, number);
    }
    try {
      return new Level(
          Integer.parseInt(cells[0]),
          Long.parseLong(cells[1]),
          Double.parseDouble(cells[2]),
          Integer.parseInt(cells[3]),
          cells[4].equals("yes"),
          cells[5].isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(cells[5])),
          hasErrors ? Integer.parseInt(cells[6]) : 0,
          hasErrors ? Integer.parseInt(cells[7]) : 0);
    } catch (NumberFormatException e) {
      throw unreadable(line, number);
    }
  }

  private static UsageException unreadable(String line, int number) {
    return new UsageException(
        "Line %d of the levels is '%s'; it must hold %s.".formatted(number, line, HEADING));
  }

  /** The text of a file of these levels. */
  public String format() {
    var text = new StringBuilder();
    provenance.forEach(line -> text.append("# ").append(line).append('\n'));
    return text.append(SUM).append(sum()).append('\n').append(rows()).toString();
  }

  private String sum() {
    var sum = new CRC32();
    sum.update(rows().getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(sum.getValue());
  }

  private String rows() {
    var text = new StringBuilder(HEADING).append('\n');
    for (Level level : all) {
      String elo = level.elo().isPresent() ? Integer.toString(level.elo().getAsInt()) : "";
      text.append(level.number()).append(',').append(level.nodes()).append(',');
      text.append(level.noise()).append(',').append(level.guardPlies()).append(',');
      text.append(level.asksSolver() ? "yes" : "no").append(',').append(elo).append(',');
      text.append(level.error()).append(',').append(level.stepError()).append('\n');
    }
    return text.toString();
  }

  /** The level of a number. */
  public Level level(int number) {
    if (number < 1 || number > all.size()) {
      throw new UsageException(
          "There is no level %d; levels are 1 (weakest) to %d.".formatted(number, all.size()));
    }
    return all.get(number - 1);
  }

  /** How many there are: the number of the strongest. */
  public int size() {
    return all.size();
  }
}
