package betacut.cli;

import betacut.cli.text.BoardDrawing;
import betacut.cli.text.Sentences;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import java.time.Duration;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code analyse GAME [POSITION]}: what the engine thinks, depth by depth. */
@CommandLine.Command(
    name = "betacut analyse",
    description = {
      "Searches a position and says what it is worth: exact, a bound, or an estimate at a depth."
          + " Without a limit it takes 5 seconds. Connect-4 is exact where its solver comes to an"
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
      "  betacut analyse tictactoe 5,1 --all",
      "  betacut analyse connect4 - --depth 8 --preset essay --json"
    })
final class AnalyseCommand extends Command {
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
  @Mixin TableStore store = new TableStore();

  @Option(names = "--all", description = "the value of every move")
  boolean all;

  AnalyseCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    return analyse(Games.find(gameName));
  }

  private <P extends Position> int analyse(Game<P> game) {
    P position = game.parse(positionText);
    Options options = settings.options(game, limits.isOpenEnded());
    Limits until = limits.or(Limits.time(USUAL_TIME));
    Engine<P> engine = store.isUsed() ? Engine.of(game, options) : settings.engine(game, options);
    store.before(engine);
    settings.notes(options, position).forEach(this::report);
    try (var interruption = new Interruption(terminal)) {
      return analyse(engine, position, until, interruption.signal());
    }
  }

  private <P extends Position> int analyse(
      Engine<P> engine, P position, Limits until, StopSignal signal) {
    Game<P> game = engine.game();
    Options options = engine.options();
    boolean isOver = position.outcome() != Position.ONGOING;
    if (!json && !isOver) {
      introduce(game, position);
    }
    Detail detail = all ? Detail.ALL : Detail.BEST;
    Result result =
        engine.search(position, until, detail, progress(engine, position, signal), signal);
    if (json) {
      say(AnalysisJson.of(game, position, result, all, true).toString());
    } else if (isOver) {
      show(terminal.drawing().draw(game.board(position), BoardDrawing.NO_CELL));
      say(Sentences.over(result.value().score(), position.mover()));
    } else {
      conclude(game, options, result);
    }
    store.after(engine); // last, since it may fail
    return ExitCode.OK;
  }

  /** Tells of each depth; if nobody listens any more, the search ends. */
  private <P extends Position> Progress progress(Engine<P> engine, P position, StopSignal signal) {
    Game<P> game = engine.game();
    if (!engine.options().has(Feature.DEEPENING)) {
      return Progress.SILENT;
    }
    return result -> {
      terminal
          .out()
          .println(
              json
                  ? AnalysisJson.of(game, position, result, all, false).toString()
                  : AnalysisText.row(game, result));
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

  private void conclude(Game<?> game, Options options, Result result) {
    if (!options.has(Feature.DEEPENING)) {
      say(AnalysisText.row(game, result));
    }
    if (all) {
      show(AnalysisText.moves(game, result));
    }
    tell(AnalysisText.answer(game, result));
  }
}
