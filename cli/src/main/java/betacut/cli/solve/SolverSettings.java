package betacut.cli.solve;

import betacut.rules.UsageException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of {@code solve} that the solvers understand; all but one are theirs alone. */
public final class SolverSettings {
  /** The option that the general search understands as well. */
  static final String WEAK = "--weak";

  @Option(
      names = {WEAK, "--wld"},
      description = "only who wins, which is faster")
  boolean weak;

  @Option(
      names = {"--columns", "--moves"},
      description = "Connect-4, Othello, Pentago: the score of every column or move")
  boolean columns;

  @Option(names = "--no-book", description = "Connect-4, Pentago: search even what the book knows")
  boolean noBook;

  @Option(
      names = "--book",
      paramLabel = "FILE",
      description = "Pentago: a book with more stones than the one that comes with the program")
  String book;

  @Option(
      names = "--batch",
      description =
          "Connect-4, Othello, Pentago: read positions from the input, one a line, and answer each")
  boolean batch;

  @Option(names = "--fresh", description = "with --batch: forget the table before each position")
  boolean fresh;

  /** Refuses options that contradict each other. */
  void check(boolean hasPosition) {
    if (noBook && book != null) {
      throw new UsageException("--book names a book, --no-book wants none; type one.");
    }
    if (fresh && !batch) {
      throw new UsageException("--fresh is for --batch; add --batch or leave it out.");
    }
    if (batch && hasPosition) {
      throw new UsageException(
          "--batch reads positions from the input; leave out either it or POSITION.");
    }
  }

  /** The first of these options that was typed, {@link #WEAK} last; empty if there is none. */
  Optional<String> firstTyped() {
    var typed = new LinkedHashMap<String, Boolean>();
    typed.put("--columns (--moves)", columns);
    typed.put("--no-book", noBook);
    typed.put("--book", book != null);
    typed.put("--batch", batch);
    typed.put("--fresh", fresh);
    typed.put(WEAK, weak);
    return typed.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey).findFirst();
  }
}
