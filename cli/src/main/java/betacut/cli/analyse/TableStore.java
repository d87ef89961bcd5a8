package betacut.cli.analyse;

import betacut.play.memory.ScoreScope;
import betacut.rules.UsageException;
import betacut.search.engine.Engine;
import betacut.search.table.TableFile;
import betacut.search.table.TranspositionTable;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options that keep a table in a file from one search to the next. */
public final class TableStore {
  @Option(names = "--load", paramLabel = "FILE", description = "start with a saved table")
  public Path load;

  @Option(names = "--save", paramLabel = "FILE", description = "save the table at the end")
  public Path save;

  boolean isUsed() {
    return load != null || save != null;
  }

  /** Refuses before the search what could not be saved after it. */
  public void before(Engine engine) {
    requireName("--load", load);
    requireName("--save", save);
    if (isUsed()) {
      TranspositionTable table = table(engine);
      if (save != null) {
        TableFile.requireWritable(save);
      }
      if (load != null) {
        TableFile.load(load, ScoreScope.of(engine), table);
      }
    }
  }

  private static void requireName(String option, Path file) {
    if (file != null && file.toString().isBlank()) {
      throw new UsageException(
          option + " is empty; give the name of a file, such as " + option + " scores.table.");
    }
  }

  public void after(Engine engine) {
    if (save != null) {
      TableFile.save(table(engine), save, ScoreScope.of(engine));
    }
  }

  private TranspositionTable table(Engine engine) {
    if (!engine.game().hasStableKeys()) {
      throw new UsageException(
          "%s numbers its positions anew in every run, so its table cannot be kept in a file; leave"
                  .formatted(engine.game().id())
              + " out --load and --save.");
    }
    return engine
        .table()
        .orElseThrow(
            () ->
                new UsageException(
                    "--load and --save need a table, and %s has none; choose one, for example"
                            .formatted(engine.options().algorithm().id())
                        + " --table bucket."));
  }
}
