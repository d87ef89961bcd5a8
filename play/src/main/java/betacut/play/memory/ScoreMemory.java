package betacut.play.memory;

import betacut.play.saved.GameFolder;
import betacut.search.Options.TableSize;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.search.table.Entry;
import betacut.search.table.TableFile;
import betacut.search.table.TableFileException;
import betacut.search.table.Tables;
import betacut.search.table.TranspositionTable;
import betacut.text.file.LockFile;
import betacut.text.file.OwnFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Scores that one session leaves to the next, in the user's data folder: a file for each game,
 * evaluation and kind of search ({@link ScoreScope}), so that none is used where it does not hold.
 *
 * <p>A file has at most 65,536 entries, the deepest of those that meet, and there are at most 32
 * files; the one that was not written for longest goes. Files are {@link TableFile}s: checked to
 * the last byte, replaced as a whole. Processes take turns at writing, each adding to what the
 * others left. A damaged file is put aside and said; nothing else is affected.
 */
public final class ScoreMemory {
  private static final int ENTRIES = 1 << 16;
  private static final int MOST_FILES = 32;
  private static final String END = ".table";

  /** Shallower ones are found again sooner than read. */
  private static final int LEAST_DEPTH = 4;

  /** What {@link TableFile} leaves if it is killed. */
  private static final Pattern UNFINISHED = Pattern.compile(".+\\.table\\.\\d+\\.tmp");

  private final Path folder;

  private ScoreMemory(Path folder) {
    this.folder = folder;
  }

  /** The one below a folder for data, which need not be there yet. */
  public static ScoreMemory in(Path data) {
    return new ScoreMemory(data.resolve("memory"));
  }

  /** The one that the environment names; empty if it names none, as for some services. */
  public static Optional<ScoreMemory> of(Map<String, String> environment) {
    return GameFolder.of(environment).map(games -> in(games.path().getParent()));
  }

  /** Gives an engine what earlier sessions found; a sentence if something was wrong with it. */
  public Optional<String> recall(Engine engine) {
    return memorable(engine).flatMap(table -> loaded(engine, table));
  }

  /** Adds what an engine found for sessions to come; a sentence if that could not be done. */
  public Optional<String> keep(Engine engine) {
    return memorable(engine).flatMap(table -> kept(engine, table));
  }

  /** Positions must have the same keys in the next session. */
  private static Optional<TranspositionTable> memorable(Engine engine) {
    return engine.game().hasStableKeys() ? engine.table() : Optional.empty();
  }

  /** Where the scores of such an engine are. */
  public Path file(Engine engine) {
    String name = engine.game().id().replaceAll("[^a-z0-9]+", "-");
    return folder.resolve(name + "-%08x".formatted(ScoreScope.of(engine).hashCode()) + END);
  }

  private Optional<String> loaded(Engine engine, TranspositionTable into) {
    Path file = file(engine);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      TableFile.load(file, ScoreScope.of(engine), into);
      return Optional.empty();
    } catch (TableFileException damaged) {
      return Optional.of(putAside(file, damaged));
    }
  }

  private static String putAside(Path file, TableFileException damaged) {
    Path aside = file.resolveSibling(file.getFileName() + ".damaged");
    try {
      Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
      return "%s It was put aside as %s; all goes on without it."
          .formatted(damaged.getMessage(), aside.getFileName());
    } catch (IOException e) {
      return "%s All goes on without it.".formatted(damaged.getMessage());
    }
  }

  private Optional<String> kept(Engine engine, TranspositionTable table) {
    try {
      OwnFiles.makeFolder(folder);
      return LockFile.holding(folder.resolve("lock"), () -> merged(engine, table));
    } catch (IOException | TableFileException e) {
      return Optional.of(
          "Scores cannot be kept (%s); leave out the memory.".formatted(e.getMessage()));
    }
  }

  private Optional<String> merged(Engine engine, TranspositionTable table) throws IOException {
    OwnFiles.deleteLeftovers(folder, UNFINISHED, Duration.ZERO); // we hold the writers' lock
    OwnFiles.requirePlain(file(engine));
    var all = Tables.create(TablePolicy.BUCKET, TableSize.ofEntries(ENTRIES));
    Optional<String> note = loaded(engine, all);
    table.forEach(
        (key, entry) -> {
          if (Entry.depth(entry) >= LEAST_DEPTH) {
            all.store(key, entry);
          }
        });
    TableFile.save(all, file(engine), ScoreScope.of(engine));
    forgetOldest();
    return note;
  }

  private void forgetOldest() throws IOException {
    List<Path> newestFirst;
    try (Stream<Path> files = Files.list(folder)) {
      newestFirst =
          files
              .filter(file -> file.toString().endsWith(END))
              .sorted(Comparator.comparing(ScoreMemory::written).reversed())
              .toList();
    }
    for (Path file :
        newestFirst.subList(Math.min(MOST_FILES, newestFirst.size()), newestFirst.size())) {
      Files.deleteIfExists(file);
    }
  }

  private static FileTime written(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException gone) {
      return FileTime.fromMillis(0);
    }
  }
}
