package betacut.cli.measure;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.text.Sentences;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.text.json.Json;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code bench}: the same work every time, so that its node count is a fingerprint. */
@CommandLine.Command(
    name = "betacut bench",
    description = {
      "Searches a fixed set of positions of all games to fixed depths on one thread. Nodes and"
          + " signature are the same in every run on every machine: they change only if the search"
          + " does. The speed is this machine's."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut bench",
      "  betacut bench --suite quick --json",
      "  betacut bench --suite quick --expect 1a2b3c4d"
    })
public final class BenchCommand extends Command {
  private static final int TABLE_MEBIBYTES = 16;

  @Option(names = "--suite", paramLabel = "NAME", description = "standard (default) or quick")
  String suiteName = BenchSuite.STANDARD.id();

  @Option(
      names = "--expect",
      paramLabel = "SIGNATURE",
      description = "end with exit code 1 if the signature is another")
  String expected;

  private long nodes;
  private long nanos;
  private long hash;

  public BenchCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (expected != null && expected.isBlank()) {
      throw new UsageException("--expect is empty; give the signature of an earlier bench.");
    }
    BenchSuite suite = BenchSuite.named(suiteName);
    for (BenchSuite.Row row : suite.rows()) {
      search(Games.find(row.game()), row);
    }
    String signature = "%08x".formatted((int) (hash ^ hash >>> 32));
    say(
        json
            ? Json.line(new Bench(suite.id(), suite.rows().size(), nodes, signature, nanos))
            : line(suite, signature));
    if (expected == null || expected.equalsIgnoreCase(signature)) {
      return ExitCode.OK;
    }
    report(
        "betacut: the signature is %s, not %s: the search has changed."
            .formatted(signature, expected));
    return ExitCode.CHECK_FAILED;
  }

  private <P extends Position> void search(Game<P> game, BenchSuite.Row row) {
    Options options = Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, TABLE_MEBIBYTES);
    Result result =
        Engine.of(game, options).search(game.parse(row.position()), Limits.depth(row.depth()));
    long searched = result.statistics().nodes();
    nodes += searched;
    nanos += result.nanos();
    mix(searched);
    mix(result.value().score());
    mix(result.move());
    report(
        "%-12s depth %2d %12s nodes  %-6s %s"
            .formatted(
                row.game(),
                row.depth(),
                Sentences.count(searched),
                Sentences.speed(searched, result.nanos()),
                result.value().text()));
  }

  private void mix(long number) {
    hash = Keys.mix(hash, number);
  }

  private record Bench(String suite, int positions, long nodes, String signature, long nanos) {}

  private String line(BenchSuite suite, String signature) {
    return "bench %d positions %s nodes signature %s %s Mn/s"
        .formatted(
            suite.rows().size(), Sentences.count(nodes), signature, Sentences.speed(nodes, nanos));
  }
}
