package betacut.cli.analyse;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.core.LiveArea;
import betacut.cli.core.Terminal;
import betacut.cli.option.EngineSettings;
import betacut.cli.option.LimitSettings;
import betacut.cli.option.MemorySettings;
import betacut.cli.text.BoardDrawing;
import betacut.cli.text.Sentences;
import betacut.play.analyse.Analyst;
import betacut.play.memory.ScoreMemory;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Value.Bound;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;
import betacut.text.json.Json;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code analyse GAME [POSITION]}: what the engine thinks, depth by depth. */
@CommandLine.Command(
    name = "betacut analyse",
    description = {
      "Searches a position and says what it is worth: exact, a bound, or an estimate at a depth."
          + " Without a limit it takes 5 seconds; Ctrl-C ends it and tells what is known so far"
          + " (exit code 130). Connect-4 is exact where its solver comes to an"
          + " end within half of the limits; --depth and --algorithm search without it."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading =
        "%nScores in JSON, for the side to move: 31000 - N wins in N plies (30999: in 1),%n"
            + "20000 + N wins by N points, less is an estimate, 0 even; negative is lost.%n"
            + Command.EXAMPLES,
    footer = {
      "  betacut analyse connect4 4453 --time 2s",
      "  betacut analyse othello:6x6 - --lines 3 --time 10s",
      "  betacut analyse tictactoe 5,1 --all --until exact --json"
    })
public final class AnalyseCommand extends Command {
  private static final Duration USUAL_TIME = Duration.ofSeconds(5);

  @Parameters(index = "0", paramLabel = "GAME", description = "such as connect4 or othello:6x6")
  String gameName;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "POSITION",
      description = "a board or the moves so far; - or nothing is the start")
  String positionText = "-";

  @Mixin LimitSettings limits = new LimitSettings();
  @Mixin EngineSettings settings = new EngineSettings();
  @Mixin MemorySettings memories = new MemorySettings();
  @Mixin TableStore store = new TableStore();

  @Option(names = "--all", description = "the value of every move")
  boolean all;

  @Option(
      names = "--lines",
      paramLabel = "K",
      description = "the K best moves, each with its value and the play that follows")
  int lines;

  @Option(
      names = "--until",
      paramLabel = "exact",
      description = "go on until the value is exact, however long; Ctrl-C keeps what is known")
  String goal;

  public AnalyseCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (lines < 0) {
      throw new UsageException("--lines is %d; it must be 1 or more.".formatted(lines));
    }
    if (goal != null && !goal.equals("exact")) {
      throw new UsageException("--until is '%s'; it can only be exact.".formatted(goal));
    }
    return analyse(Games.find(gameName));
  }

  private <P extends Position> int analyse(Game<P> game) {
    P position = game.parse(positionText);
    Options options = settings.options(game, limits.isOpenEnded());
    Limits until = limits.or(goal == null ? Limits.time(USUAL_TIME) : Limits.NONE);
    Engine engine = engine(game, options);
    store.before(engine);
    Optional<ScoreMemory> memory = memory();
    memory.flatMap(scores -> scores.recall(engine)).ifPresent(this::report);
    settings.notes(options, position).forEach(this::report);
    boolean isLive = terminal.isOfProcess() && terminal.canMoveCursor() && !json;
    var live = new LiveArea(terminal.out(), isLive);
    try (var interruption = isLive ? new Interruption(live::end) : new Interruption(terminal)) {
      int code = analyse(game, engine, position, until, interruption.signal(), live);
      memory.flatMap(scores -> scores.keep(engine)).ifPresent(this::report);
      return code;
    }
  }

  private Engine engine(Game<?> game, Options options) {
    if (store.isUsed()) {
      return Engine.of(game, options);
    }
    return goal == null ? settings.engine(game, options) : settings.exactEngine(game, options);
  }

  /**
   * Only where the clock decides anyway: a search of so much depth or so many nodes is repeatable.
   */
  private Optional<ScoreMemory> memory() {
    boolean isRepeatable = store.isUsed() || !limits.isOnlyTime() || settings.seed != null;
    return isRepeatable ? Optional.empty() : memories.memory(terminal.environment());
  }

  private <P extends Position> int analyse(
      Game<P> game, Engine engine, P position, Limits until, StopSignal signal, LiveArea live) {
    boolean isOver = position.outcome() != Position.ONGOING;
    if (!json && !isOver) {
      introduce(game, position);
    }
    Detail detail = all || lines > 0 ? Detail.ALL : Detail.BEST;
    Result result;
    try (var ticking = new SearchStatus(live)) {
      Progress progress = progress(game, engine, position, signal, live, ticking);
      result = engine.search(position, until, detail, progress, signal);
    }
    if (lines > 0 && !isOver) {
      result = new Analyst<>(game, signal).withLines(position, result, lines);
    }
    if (json) {
      say(AnalysisAnswer.of(game, position, result, all, lines, true));
    } else if (isOver) {
      show(terminal.drawing().draw(game.board(position), BoardDrawing.NO_CELL));
      say(Sentences.over(result.value().score(), position.mover()));
    } else {
      conclude(game, position, engine.options(), result);
    }
    store.after(engine); // last, since it may fail
    boolean isMissed = goal != null && result.value().kind() != Bound.EXACT;
    return isMissed ? ExitCode.OUT_OF_TIME : ExitCode.OK;
  }

  /** Tells of each depth; if nobody listens any more, the search ends. */
  private <P extends Position> Progress progress(
      Game<P> game,
      Engine engine,
      P position,
      StopSignal signal,
      LiveArea live,
      SearchStatus status) {
    if (!engine.options().has(Feature.DEEPENING)) {
      return Progress.SILENT;
    }
    return result -> {
      live.print(
          json
              ? Json.line(AnalysisAnswer.of(game, position, result, all, lines, false))
              : AnalysisText.row(game, result));
      status.finished(result.depth(), AnalysisText.lines(game, result, lines));
      if (terminal.out().checkError()) {
        signal.stop();
      }
    };
  }

  private <P extends Position> void introduce(Game<P> game, P position) {
    say(game.title() + ", " + Sentences.player(position.mover()) + " to move");
    show(terminal.drawing().draw(game.board(position), BoardDrawing.NO_CELL));
    say(AnalysisText.heading());
  }

  private void conclude(Game<?> game, Position position, Options options, Result result) {
    if (!options.has(Feature.DEEPENING)) {
      say(AnalysisText.row(game, result));
    }
    AnalysisText.lines(game, result, lines).forEach(this::say);
    if (all) {
      show(AnalysisText.moves(game, result));
    }
    boolean asksTables = !store.isUsed() && !settings.isDescribed();
    boolean isSolved = result.end() == Result.End.SOLVED;
    tell(
        AnalysisText.answer(
            game, result, asksTables && isSolved && Solvers.isInTable(game, position)));
  }
}
