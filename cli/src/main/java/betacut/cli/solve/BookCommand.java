package betacut.cli.solve;

import betacut.cli.cluster.ClusterOption;
import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import betacut.search.Algorithm;
import betacut.search.Options;
import betacut.text.json.Json;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code book build GAME}, {@code book verify [FILE]}, {@code book info [FILE]}. */
@CommandLine.Command(
    name = "betacut book",
    description = {
      "Opening books hold the exact scores of all Connect-4 positions with few stones.",
      "",
      "  build GAME     solves them and writes a book: hours for more than 10 plies.",
      "                 Started again after a stop, it goes on where it was.",
      "  verify [FILE]  plays random games to the end of a book, solves them there",
      "                 anew and compares: exit code 1 if one differs.",
      "  info [FILE]    says what a book holds.",
      "",
      "Without FILE it is the book that comes with the program."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut book info",
      "  betacut book build connect4:5x4 --plies 6 --out small.book",
      "  betacut book verify small.book --sample 1000 --seed 7"
    })
public final class BookCommand extends Command {
  public static final List<String> ACTIONS = List.of("build", "verify", "info");
  private static final int USUAL_SAMPLE = 100;

  @Parameters(index = "0", paramLabel = "ACTION", description = "build, verify or info")
  String action;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GAME|FILE",
      description = "build: such as connect4 or connect4:6x5; else the file of a book")
  String subject;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "build: positions of up to N stones are known without search")
  Integer plies;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "build: the book's file; usually named after game and plies")
  String out;

  @Mixin ClusterOption cluster = new ClusterOption();

  @Option(names = "--sample", paramLabel = "K", description = "verify: how many games; usually 100")
  Integer sample;

  @Option(names = "--seed", paramLabel = "S", description = "verify: which games; usually 1")
  Long seed;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "build, verify: threads; a builder's have a table each")
  Integer threads;

  @Option(
      names = "--table-mib",
      paramLabel = "M",
      description = "build, verify: size of a table in MiB")
  Integer tableMebibytes;

  public BookCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    return switch (action.toLowerCase(Locale.ROOT)) {
      case "build" -> {
        refuse(action, "--sample", "--seed");
        if (cluster.isGiven()) {
          refuse("--on", "--threads");
        }
        yield new BookBuild(this, options(), cluster.parallelism(this, null))
            .run(subject, plies, out);
      }
      case "verify" -> {
        refuse(action, "--plies", "--out", "--on");
        int games = sample == null ? USUAL_SAMPLE : sample;
        yield new BookVerification(this, options())
            .run(BookFile.open(subject), games, seed == null ? 1 : seed);
      }
      case "info" -> {
        refuse(
            action, "--plies", "--out", "--sample", "--seed", "--threads", "--table-mib", "--on");
        BookFile book = BookFile.open(subject);
        say(json ? Json.line(book.description()) : book.describe());
        yield ExitCode.OK;
      }
      default ->
          throw new UsageException(
              "A book cannot be asked to '%s'.%s Actions: %s."
                  .formatted(action, Nearest.hint(action, ACTIONS), String.join(", ", ACTIONS)));
    };
  }

  private Options options() {
    Options usual = Options.full(Algorithm.PVS);
    int mebibytes = tableMebibytes == null ? usual.tableMebibytes() : tableMebibytes;
    return usual.withTable(usual.table(), mebibytes).withThreads(threads == null ? 1 : threads);
  }
}
