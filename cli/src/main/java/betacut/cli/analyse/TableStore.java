package betacut.cli.analyse;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.engine.Engine;
import betacut.search.table.TableFile;
import betacut.search.table.TranspositionTable;
import betacut.testkit.Walk;
import betacut.testkit.Walks;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options that keep a table in a file from one search to the next. */
public final class TableStore {
  @Option(names = "--load", paramLabel = "FILE", description = "start with a saved table")
  public Path load;

  @Option(names = "--save", paramLabel = "FILE", description = "save the table at the end")
  public Path save;

  /** Positions whose opinions tell one evaluation from another of the same name. */
  private static final int OPINIONS = 64;

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
        TableFile.load(load, contents(engine), table);
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
      TableFile.save(table(engine), save, contents(engine));
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

  /** Names all that the scores in a table depend on. */
  private static String contents(Engine engine) {
    Options options = engine.options();
    String evaluation =
        options.evaluation().isEmpty()
            ? engine.game().evaluators().firstEntry().getKey()
            : options.evaluation();
    var text = new StringBuilder(engine.game().id()).append(' ').append(evaluation);
    text.append(" #%08x".formatted(opinions(engine.game(), engine.evaluator().orElseThrow())));
    for (Feature feature : options.features()) {
      boolean changesScores = feature == Feature.FOLD || feature == Feature.FLAT_WINS;
      if (changesScores || feature.isSelective()) {
        text.append(' ').append(feature.id());
      }
    }
    return text.toString();
  }

  /** Changes when the weights or the code of an evaluation do: a hash of what it says. */
  private static <P extends Position> int opinions(Game<P> game, Evaluator<?> ofThisGame) {
    @SuppressWarnings("unchecked")
    var evaluator = (Evaluator<P>) ofThisGame;
    int hash = evaluator instanceof Evaluator.Weighted<P> sum ? sum.weights().hashCode() : 0;
    for (Walk<P> walk : new Walks<>(game, 1).walks(OPINIONS)) {
      hash = 31 * hash + evaluator.evaluate(walk.position());
    }
    return hash;
  }
}
