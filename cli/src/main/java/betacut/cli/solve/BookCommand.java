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
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code book build GAME}, {@code book verify [FILE]}, {@code book info [FILE]}. */
@CommandLine.Command(
    name = "betacut book",
    description = {
      "Opening books hold the exact scores of all Connect-4 positions with few stones, who wins in"
          + " all classic Pentago positions with few, or, for Othello, what deep searches say of"
          + " the moves of positions that many games came through.",
      "",
      "  build GAME     solves them and writes a book: hours for more than 10 plies.",
      "                 Started again after a stop, it goes on where it was.",
      "  verify [FILE]  plays random games to the end of a book, solves them there",
      "                 anew and compares: exit code 1 if one differs.",
      "  info [FILE]    says what a book holds.",
      "",
      "Without FILE it is the book of Connect-4 that comes with the program; pentago or othello"
          + " instead of FILE is that of the game. A book of Pentago is packed from the values that"
          + " Geoffrey Irving has published (--from), and verified by them, or by its own values of"
          + " every move without them. A book of opinions is made of the positions of games"
          + " (--games-from: .wtb files of WTHOR, games.csv of tournaments), of any game with an"
          + " evaluation, and verified by searching some of them again."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut book build connect4:5x4 --plies 6 --out small.book",
      "  betacut book verify small.book --sample 1000 --seed 7",
      "  betacut book build othello --games-from wthor --positions 5000"
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
      description =
          "build: such as connect4 or pentago; else the file of a book, pentago or othello")
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

  @Option(
      names = "--from",
      paramLabel = "DIR",
      description = "build, verify pentago: the folder of the published values, slice-0.pentago …")
  String from;

  @Option(
      names = "--games-from",
      paramLabel = "DIR",
      description = "build: the games whose positions make a book of opinions")
  String gamesFrom;

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "build --games-from: how many; usually 5000")
  Integer positions;

  @Option(
      names = "--depth",
      paramLabel = "D",
      description = "build --games-from: plies to search; usually 14")
  Integer depth;

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
      case "build" -> build();
      case "verify" -> verify();
      case "info" -> {
        refuse(
            action,
            "--plies",
            "--out",
            "--from",
            "--games-from",
            "--positions",
            "--depth",
            "--sample",
            "--seed",
            "--threads",
            "--table-mib",
            "--on");
        say(
            PentagoBookFile.find(subject)
                .map(book -> json ? Json.line(book.description()) : book.describe())
                .or(() -> OpeningsFile.find(subject).map(book -> book.told(json)))
                .orElseGet(() -> described(BookFile.open(subject))));
        yield ExitCode.OK;
      }
      default ->
          throw new UsageException(
              "A book cannot be asked to '%s'.%s Actions: %s."
                  .formatted(action, Nearest.hint(action, ACTIONS), String.join(", ", ACTIONS)));
    };
  }

  private String described(BookFile book) {
    return json ? Json.line(book.description()) : book.describe();
  }

  private int build() {
    refuse(action, "--sample", "--seed");
    if (gamesFrom != null) {
      refuse("build --games-from", "--from", "--table-mib");
      return new OpeningsBuild(this, cluster.parallelism(this, threads))
          .run(subject, gamesFrom, new OpeningsBuild.Size(positions, plies, depth), out);
    }
    refuse("build without --games-from", "--positions", "--depth");
    if (PentagoBookFile.GAME.equals(subject)) {
      refuse("build pentago", "--threads", "--table-mib", "--on");
      return new PentagoBookBuild(this).run(from, plies, out);
    }
    refuse("build " + subject, "--from");
    if (cluster.isGiven()) {
      refuse("--on", "--threads");
    }
    return new BookBuild(this, options(), cluster.parallelism(this, null)).run(subject, plies, out);
  }

  private int verify() {
    refuse(action, "--plies", "--out", "--on", "--games-from", "--positions", "--depth");
    int games = sample == null ? USUAL_SAMPLE : sample;
    if (games < 1) {
      throw new UsageException("The sample is %d; it must be at least 1.".formatted(games));
    }
    long first = seed == null ? 1 : seed;
    Optional<PentagoBookFile> pentago = PentagoBookFile.find(subject);
    if (pentago.isPresent()) {
      refuse("verify pentago", "--threads", "--table-mib");
      var folder = Optional.ofNullable(from).map(PentagoBookBuild::folder);
      return new PentagoBookCheck(this, pentago.get(), folder).run(games, first);
    }
    Optional<OpeningsFile> opinions = OpeningsFile.find(subject);
    if (opinions.isPresent()) {
      refuse("verify of opinions", "--from", "--threads", "--table-mib");
      return new OpeningsCheck(this, opinions.get()).run(games, first);
    }
    refuse("verify of Connect-4", "--from");
    return new BookVerification(this, options()).run(BookFile.open(subject), games, first);
  }

  private Options options() {
    Options usual = Options.full(Algorithm.PVS);
    int mebibytes = tableMebibytes == null ? usual.tableMebibytes() : tableMebibytes;
    return usual.withTable(usual.table(), mebibytes).withThreads(threads == null ? 1 : threads);
  }
}
