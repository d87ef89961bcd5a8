package betacut.cli;

import betacut.cli.analyse.AnalyseCommand;
import betacut.cli.cluster.ClusterCommand;
import betacut.cli.core.Command;
import betacut.cli.core.Terminal;
import betacut.cli.doctor.DoctorCommand;
import betacut.cli.doctor.NewGameCommand;
import betacut.cli.lab.LabCommand;
import betacut.cli.lab.LevelCommand;
import betacut.cli.lab.ProbCutCommand;
import betacut.cli.lab.TournamentCommand;
import betacut.cli.lab.TuneCommand;
import betacut.cli.measure.BenchCommand;
import betacut.cli.measure.PerftCommand;
import betacut.cli.measure.StatsCommand;
import betacut.cli.play.PlayCommand;
import betacut.cli.play.PuzzleCommand;
import betacut.cli.play.ReviewCommand;
import betacut.cli.solve.BookCommand;
import betacut.cli.solve.SolveCommand;
import betacut.cli.tree.TreeCommand;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The commands by name, each with a line about it, an example and the class that runs it. */
enum Verb {
  PLAY("play", "play against the engine", "play connect4 --level 4", PlayCommand::new),
  REVIEW("review", "what each move gave away", "review", ReviewCommand::new),
  PUZZLE("puzzle", "find the one right move", "puzzle connect4", PuzzleCommand::new),
  ANALYSE("analyse", "search a position", "analyse connect4 44 --time 2s", AnalyseCommand::new),
  SOLVE("solve", "find the true value", "solve connect4:5x4", SolveCommand::new),
  TREE("tree", "draw a search", "tree '((3 5)(2 9))'", TreeCommand::new),
  BOOK("book", "build or check a book", "book info", BookCommand::new),
  PERFT("perft", "count move paths of a length", "perft othello 8", PerftCommand::new),
  STATS("stats", "how big a game is in play", "stats othello", StatsCommand::new),
  BENCH("bench", "measure the engine", "bench --json", BenchCommand::new),
  LAB("lab", "run an experiment", "lab run essay --quick", LabCommand::new),
  TOURNAMENT("tournament", "let players meet", "tournament tictactoe", TournamentCommand::new),
  LEVEL("level", "how strong levels are", "level list connect4", LevelCommand::new),
  TUNE("tune", "learn an evaluation", "tune connect4 --games 200", TuneCommand::new),
  PROBCUT("probcut", "measure likely cuts", "probcut connect4 --depth 6", ProbCutCommand::new),
  CLUSTER("cluster", "more machines than one", "cluster start", ClusterCommand::new),
  SERVE("serve", "the browser app", "serve --port 9000", ServeCommand::new),
  SITE("site", "the app as files for a host", "site --out docs", SiteCommand::new),
  ENGINE("engine", "speak to other programs", "engine othello --protocol gtp", EngineCommand::new),
  DOCTOR("doctor", "examine your code", "doctor MyGame.java", DoctorCommand::new),
  ZOO("zoo", "the classic bugs", "zoo 3a", ZooCommand::new),
  NEW_GAME("new-game", "start a game of yours", "new-game MyGame", NewGameCommand::new),
  RUN("run", "open a game's source file", "run MyGame.java", RunCommand::new),
  GAMES("games", "list the games", "games connect4", GamesCommand::new),
  COMPLETION("completion", "let your shell complete", "completion bash", CompletionCommand::new),
  MAN("man", "the manual page", "man | man -l -", ManCommand::new),
  HELP("help", "explain a command", "help analyse", HelpCommand::new);

  /** What the first screen names but does not explain, so that it stays one screen. */
  private static final Set<Verb> RARE =
      EnumSet.of(BOOK, PERFT, STATS, BENCH, LEVEL, TUNE, PROBCUT, CLUSTER, SITE, COMPLETION, MAN);

  /** How else people write the names. */
  private static final Map<String, String> SPELLINGS =
      Map.of("analyze", "analyse", "analysis", "analyse", "analyzer", "analyse");

  private final String id;
  private final String summary;
  private final String example;
  private final Function<Terminal, Command> maker;

  Verb(String id, String summary, String example, Function<Terminal, Command> maker) {
    this.id = id;
    this.summary = summary;
    this.example = example;
    this.maker = maker;
  }

  String id() {
    return id;
  }

  String summary() {
    return summary;
  }

  /** What to type to see it work. */
  String example() {
    return "betacut " + example;
  }

  /** Whether newcomers need it. */
  boolean isCommon() {
    return !RARE.contains(this);
  }

  Command command(Terminal terminal) {
    return maker.apply(terminal);
  }

  static Verb named(String name) {
    return Nearest.named(
        SPELLINGS.getOrDefault(name.toLowerCase(Locale.ROOT), name),
        values(),
        Verb::id,
        "There is no command '%s'.%s Commands: %s",
        UsageException::new);
  }
}
