package betacut.cli.solve;

import betacut.cli.analyse.SearchAnswer;
import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.core.Terminal;
import betacut.cli.text.Sentences;
import betacut.games.connectfour.ConnectFour;
import betacut.games.othello.OthelloGame;
import betacut.games.pentago.PentagoGame;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.solve.layers.TableFolder;
import betacut.solve.othello.OthelloSolver;
import betacut.text.json.Inline;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code solve GAME [POSITION]}: the true value, by searching to the end of the game. */
@CommandLine.Command(
    name = "betacut solve",
    description = {
      "Finds the true value of a position by searching to the end of the game. Works for every"
          + " game; large boards take long. Ends with exit code 3 if a limit comes first.",
      "",
      "Connect-4 has a solver and a book of its own; --algorithm uses the general search instead."
          + " The solver's scores count stones, for the side to move: 1 wins with one's last"
          + " stone, 2 with the one before, and so on; 0 is a draw, negative is lost. Nodes and"
          + " time are those of all that is answered.",
      "",
      "Othello has a solver for positions of up to some thirty empty squares, so of 6x6 and 4x4 for"
          + " all (the first moves of 6x6 take minutes, and --table-mib 2048 helps); its scores are"
          + " discs at the end for the side to move, empty squares counted for the winner. --batch"
          + " takes boards as in OBF files: the squares, the side to move, anything behind ';'.",
      "",
      "Pentago (classic) has a book of every position of at most six stones and a solver for those"
          + " with many: 22 take a fraction of a second, 20 a second or two, 18 half a minute at"
          + " most and half a gigabyte. Its scores are 1, 0 and -1 for the side to move.",
      "",
      "--batch prints 'moves score nodes microseconds' for each line of the input, then the"
          + " columns if asked, and 'moves error: reason' for a line that is no position; then"
          + " the exit code is 4. Only the first word of a line counts; - or a blank line is the"
          + " empty board.",
      "",
      "--strongly finds every position of the game and its exact value, from the last ply back to"
          + " the start: a table on disk. For games whose positions fit into one number, such as"
          + " Connect-4, m,n,k and Othello on small boards (docs/strong-tables.md)."
          + " --to-ply 8 --solve-last stops there and has the game's solver value that ply."
          + " --check-table proves it by the rules alone: exit code 1 if something is wrong."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut solve othello --batch --moves < endings.obf",
      "  betacut solve connect4 44444 --columns",
      "  betacut solve connect4:5x4 --strongly"
    })
public final class SolveCommand extends Command {
  /** Judges nothing, which is fastest when only finished games count. */
  private static final String NO_OPINION = "zero";

  private static final String NO_BOOK = "--no-book";

  @Parameters(index = "0", paramLabel = "GAME", description = "such as tictactoe or connect4:5x4")
  String gameName;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "POSITION",
      description = "a board or the moves so far; - or nothing is the start")
  String positionText;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "give up after, such as 30s or 5m (with --batch: on each position)")
  Duration time;

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      description = "pvs (usual), mtdf, alphabeta, dfpn (who wins, not by how much), ...")
  String algorithm;

  @Option(names = "--table-mib", paramLabel = "M", description = "size of the table in MiB")
  int tableMebibytes = Options.DEFAULT_MEBIBYTES;

  @Option(names = "--threads", paramLabel = "T", description = "threads that share the table")
  int threads = 1;

  @Option(
      names = "--at-once",
      description =
          "search to the end at once, not less deep before; pays in games of points, such as Kalah")
  boolean isAtOnce;

  @Mixin SolverSettings solver = new SolverSettings();

  @Mixin StrongSettings strong = new StrongSettings();

  public SolveCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    Game<?> game = Games.find(gameName);
    Limits limits = time == null ? Limits.NONE : Limits.time(time);
    solver.check(positionText != null);
    strong.check(positionText != null);
    if (strong.isAsked()) {
      return solveStrongly(game);
    }
    if (game instanceof ConnectFour board && algorithm == null) {
      refuseBook(game);
      return ask(new ConnectFourQuestions(this, board, solver, sized(Algorithm.PVS)), limits);
    }
    if (game instanceof OthelloGame board && board.winnerTakesEmpties() && algorithm == null) {
      refuseBook(game);
      return solve(board, limits);
    }
    if (game instanceof PentagoGame board && board.isClassic() && algorithm == null) {
      return solve(board, limits);
    }
    solver
        .firstTyped()
        .filter(option -> hasSolver(game) || !option.equals(SolverSettings.WEAK))
        .ifPresent(option -> refuse(option, game));
    return solve(game, limits);
  }

  private int solveStrongly(Game<?> game) {
    refuse(
        strong.name(),
        "--time",
        "--algorithm",
        "--at-once",
        "--weak",
        "--columns",
        "--no-book",
        "--batch");
    TableFolder folder = strong.folder(game, terminal.environment());
    if (strong.checkTable) {
      return new TableVerdict(this, game, folder).run(strong.sample);
    }
    if (strong.cluster.isGiven()) {
      refuse("--on", "--threads");
    }
    if (!strong.solveLast) {
      refuse(strong.name(), "--table-mib");
    }
    int workers = isTyped("--threads") ? threads : Runtime.getRuntime().availableProcessors();
    int last = strong.toPly == null ? Integer.MAX_VALUE : strong.toPly;
    return new TableBuild(this, game, folder)
        .run(
            strong.cluster.parallelism(this, null),
            workers,
            new TableBuild.Plan(last, strong.solveLast, tableMebibytes));
  }

  private static boolean hasSolver(Game<?> game) {
    return game instanceof ConnectFour
        || game instanceof OthelloGame
        || game instanceof PentagoGame;
  }

  private <A> int ask(SolverQuestions<A> questions, Limits limits) {
    return solver.batch
        ? new SolverBatch<>(this, questions, limits, solver.fresh).run()
        : new SolverSession<>(this, questions, limits).solve(text());
  }

  private void refuseBook(Game<?> game) {
    if (solver.book != null) {
      throw new UsageException(
          "--book is for Pentago, not for %s; leave it out.".formatted(game.id()));
    }
  }

  private int solve(PentagoGame game, Limits limits) {
    var questions = new PentagoQuestions(this, game, solver, sized(Algorithm.PVS).threads());
    boolean isAsked = solver.batch || solver.columns || solver.weak;
    return isAsked || questions.reaches(game.parse(text()), false)
        ? ask(questions, limits)
        : solve((Game<?>) game, limits);
  }

  private int solve(OthelloGame game, Limits limits) {
    if (solver.noBook) {
      refuse(NO_BOOK, game);
    }
    Options sized = sized(Algorithm.PVS);
    var exact = OthelloSolver.ofWidth(game.width(), sized.tableMebibytes(), sized.threads());
    boolean isAsked = solver.batch || solver.columns || solver.weak;
    return isAsked || game.parse(text()).empties() <= OthelloQuestions.MOST_EMPTIES
        ? ask(new OthelloQuestions(this, game, solver, exact), limits)
        : solve((Game<?>) game, limits);
  }

  private String text() {
    return positionText == null || positionText.isBlank() ? "-" : positionText;
  }

  private void refuse(String option, Game<?> game) {
    boolean isConnectFour = game instanceof ConnectFour;
    throw new UsageException(
        isConnectFour
            ? option + " is for the Connect-4 solver; leave out either it or --algorithm."
            : "%s is for Connect-4%s, not for %s; leave it out."
                .formatted(
                    option,
                    option.equals(NO_BOOK) ? " and Pentago" : ", Othello and Pentago",
                    game.id()));
  }

  private <P extends Position> int solve(Game<P> game, Limits limits) {
    P position = game.parse(text());
    Engine engine = Engine.of(game, options(game));
    Progress progress = json ? Progress.SILENT : this::reportDepth;
    try (var interruption = new Interruption(terminal)) {
      return conclude(
          game,
          position,
          engine.search(position, limits, Detail.BEST, progress, interruption.signal()));
    }
  }

  private record Solution(
      String game, String position, @Inline SearchAnswer answer, String text, Result.End end) {}

  private <P extends Position> int conclude(Game<P> game, P position, Result result) {
    boolean isSolved = result.value().kind() == Bound.EXACT || result.end() == Result.End.SOLVED;
    if (json) {
      say(
          new Solution(
              game.id(),
              game.format(position),
              SearchAnswer.of(game, result),
              Sentences.verdict(result.value(), position.mover()),
              result.end()));
    } else {
      tell(game, position, result, isSolved);
    }
    return isSolved ? ExitCode.OK : ExitCode.OUT_OF_TIME;
  }

  private Options options(Game<?> game) {
    Algorithm chosen = algorithm == null ? Algorithm.PVS : Algorithm.named(algorithm);
    if (chosen == Algorithm.RANDOM || chosen == Algorithm.MCTS) {
      throw new UsageException(
          chosen.id() + " never searches to the end; choose pvs, mtdf or dfpn.");
    }
    if (chosen == Algorithm.STOCKMAN) {
      throw new UsageException(
          "stockman keeps the whole tree and needs a depth; choose pvs, mtdf or dfpn, or"
              + " 'analyse --algorithm stockman --depth 4'.");
    }
    Options options = sized(chosen).with(Feature.FOLD);
    if (solver.weak) {
      options = options.with(Feature.FLAT_WINS);
    }
    if (isAtOnce) {
      options = atOnce(options.orderedFor(game));
    }
    // Opinions do not matter at the end of the game, but may order the moves on the way there.
    boolean blind = game.preferredOrder().isEmpty() && game.evaluators().containsKey(NO_OPINION);
    return blind ? options.withEvaluation(NO_OPINION) : options;
  }

  /**
   * Looking into the table for every move costs more than it saves then, and what cut elsewhere
   * misleads where nothing has been searched before: Kalah (6,3) takes five times the positions.
   */
  private static Options atOnce(Options options) {
    Set<OrderPart> order = EnumSet.noneOf(OrderPart.class);
    order.addAll(options.order().orElseThrow());
    order.removeAll(Set.of(OrderPart.KILLERS, OrderPart.HISTORY));
    return options.without(Feature.DEEPENING).without(Feature.ETC).withOrder(order);
  }

  private Options sized(Algorithm chosen) {
    Options options = Options.full(chosen);
    return options.withTable(options.table(), tableMebibytes).withThreads(threads);
  }

  private void reportDepth(Result result) {
    report(
        "depth %d: %s, %s"
            .formatted(
                result.depth(),
                result.value().scoreText(),
                Sentences.work(result.statistics().nodes(), result.nanos())));
  }

  private <P extends Position> void tell(
      Game<P> game, P position, Result result, boolean isSolved) {
    if (position.outcome() != Position.ONGOING) {
      say(Sentences.over(result.value().score(), position.mover()));
      return;
    }
    say(Sentences.verdict(result.value(), position.mover()) + ".");
    String cause = result.end() == Result.End.STOPPED ? "Stopped." : "The limit came first.";
    say(
        "%s %s. %s."
            .formatted(
                isSolved ? "Best move" : cause + " Best move so far",
                result.move() < 0 ? "unknown" : game.formatMove(result.move()),
                Sentences.work(result.statistics().nodes(), result.nanos())));
  }
}
