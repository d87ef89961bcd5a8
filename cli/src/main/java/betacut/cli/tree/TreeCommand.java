package betacut.cli.tree;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.OutFile;
import betacut.cli.core.Terminal;
import betacut.cli.option.EngineSettings;
import betacut.cli.option.LimitSettings;
import betacut.cli.play.Dialogue;
import betacut.cli.text.Sentences;
import betacut.explain.Watched;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.text.EngineText;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tree GAME [POSITION]} and {@code tree '((3 12 8)(2 4 6))'}: a real search, drawn. */
@CommandLine.Command(
    name = "betacut tree",
    description = {
      "Draws what a search really did: every node with its window, its value and what that claims"
          + " (= value, ≥ at least, ≤ at most, ~ estimate), every cut with its reason. GAME may be"
          + " a tree you type, in quotes. Without options it is plain alpha-beta: to the leaves of"
          + " a typed tree, 3 plies of a game."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading =
        "%n--json is --format json: one object per node in the order of the search, then%n"
            + "one for the search. Numbers are for Max, who moves at the top; 32000 is infinite.%n"
            + Command.EXAMPLES,
    footer = {
      "  betacut tree '((3 12 8)(2 4 6)(14 5 2))'",
      "  betacut tree connect4 4453 --depth 4 --compare minimax",
      "  betacut tree tictactoe 5,1 --depth 2 --out tree.svg"
    })
public final class TreeCommand extends Command {
  private static final int USUAL_DEPTH = 3;
  private static final int USUAL_LINES = 60;
  private static final int USUAL_BOXES = 200;
  private static final int MOST_NODES = 100_000;
  private static final List<String> FORMATS = List.of("text", "dot", "svg", "json");

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "such as connect4, or a tree in brackets")
  String gameName;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "POSITION",
      description = "a board or the moves so far; - or nothing is the start")
  String positionText = "-";

  @Mixin LimitSettings limits = new LimitSettings();

  @Option(names = "--format", paramLabel = "NAME", description = "text (default), dot, svg or json")
  String format;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "write to a file; its ending may name the format")
  String out;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      description =
          "so many nodes, those next to the top first (60 as text, 200 drawn, all as JSON)")
  Integer maxNodes;

  @Option(names = "--plies", paramLabel = "P", description = "draw no more plies than that")
  int plies = Limits.MAX_DEPTH;

  @Option(
      names = "--iteration",
      paramLabel = "I",
      description = "which of several searches (depths, windows) to draw; usually the last")
  Integer iteration;

  @Option(
      names = "--details",
      description = "say everything about a node: order, window, table, value")
  boolean details;

  @Option(
      names = "--compare",
      paramLabel = "ENGINE",
      description = "count instead of draw, side by side with another, as 'pvs table=none'")
  String compare;

  @Option(names = "--quiz", description = "ask before telling: what is cut, which value comes back")
  boolean quiz;

  @Option(names = "--questions", paramLabel = "N", description = "how many of them (10)")
  int questions = 10;

  @Mixin EngineSettings settings = new EngineSettings();

  public TreeCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    check();
    boolean isTyped = gameName.strip().startsWith("(");
    return run(Games.find(isTyped ? "tree:" + gameName.strip() : gameName));
  }

  private void check() {
    requireRange("--max-nodes", maxNodes == null ? 1 : maxNodes, 1, MOST_NODES);
    requireRange("--plies", plies, 0, Limits.MAX_DEPTH);
    requireRange("--questions", questions, 1, 1000);
    boolean isMachine = json || format != null || out != null;
    if (quiz && (isMachine || compare != null)) {
      throw new UsageException(
          "--quiz is a talk with a person; leave out --json, --format, --out and --compare.");
    }
    if (compare != null && (format != null || out != null || iteration != null || details)) {
      throw new UsageException(
          "--compare counts and draws nothing; leave out --format, --out, --iteration, --details.");
    }
    if (json && format != null && !format.equalsIgnoreCase("json")) {
      throw new UsageException("--json is --format json; leave out either.");
    }
  }

  private static void requireRange(String name, int value, int low, int high) {
    if (value < low || value > high) {
      throw new UsageException(
          "%s is %,d; it must be from %,d to %,d.".formatted(name, value, low, high));
    }
  }

  private <P extends Position> int run(Game<P> game) {
    P position = game.parse(positionText);
    if (limits.isOpenEnded()) { // a typed tree is meant whole
      limits.depth = game.endsInPoints() ? Math.max(1, position.pliesLeft()) : USUAL_DEPTH;
    }
    if (settings.algorithm == null && settings.preset == null) {
      settings.algorithm = "alphabeta";
    }
    Options options = settings.options(game, false);
    Limits until = limits.or(Limits.NONE);
    if (position.outcome() != Position.ONGOING) {
      say(Sentences.over(position.outcome(), position.mover()));
      return ExitCode.OK;
    }
    settings.notes(options, position).forEach(this::report);
    if (compare != null) {
      return compare(game, position, options, until);
    }
    OutFile file = new OutFile(out);
    String wanted = format();
    Watched<P> watched = Watched.search(game, position, options, until);
    int root = watched.tree().root(iteration(watched));
    if (watched.tree().trace().isCutShort()) {
      report(watched.tree().trace().summary());
    }
    if (quiz) {
      new Quiz(watched, dialogue()).run(root, questions, plies);
    } else if (out == null) {
      show(drawn(watched, root, wanted));
    } else {
      file.write(drawn(watched, root, wanted), "The nodes", this);
    }
    return ExitCode.OK;
  }

  private Dialogue dialogue() {
    return new Dialogue(terminal.in(), terminal.out(), terminal.isInteractive());
  }

  private <P extends Position> int compare(
      Game<P> game, P position, Options options, Limits until) {
    Options others = EngineText.parse(compare).options(game, false);
    var first = SearchComparison.Side.of(options.algorithm().id(), game, position, options, until);
    var second = SearchComparison.Side.of(compare.strip(), game, position, others, until);
    var comparison = new SearchComparison(game, first, second);
    if (json) {
      say(comparison.json());
    } else {
      show(comparison.text());
      tell(comparison.sentence());
    }
    return ExitCode.OK;
  }

  private int iteration(Watched<?> watched) {
    int searches = watched.tree().iterations();
    if (iteration == null) {
      return searches - 1;
    }
    requireRange("--iteration", iteration, 1, searches);
    return iteration - 1;
  }

  /** What was typed, or what the file's name says, or text. */
  private String format() {
    String ending = out == null ? "" : out.substring(out.lastIndexOf('.') + 1);
    String fromFile = FORMATS.contains(ending.toLowerCase(Locale.ROOT)) ? ending : "text";
    String wanted = (format != null ? format : json ? "json" : fromFile).toLowerCase(Locale.ROOT);
    if (!FORMATS.contains(wanted)) {
      throw new UsageException(
          "There is no format '%s'.%s Formats: %s."
              .formatted(format, Nearest.hint(wanted, FORMATS), String.join(", ", FORMATS)));
    }
    return wanted;
  }

  private String drawn(Watched<?> watched, int root, String wanted) {
    return switch (wanted) {
      case "dot" -> new DotTree(watched).draw(root, nodes(USUAL_BOXES), plies);
      case "svg" -> new SvgTree(watched).draw(root, nodes(USUAL_BOXES), plies);
      case "json" -> new JsonTree<>(watched).draw(root, nodes(MOST_NODES), plies);
      default -> text(watched, root);
    };
  }

  private int nodes(int usual) {
    return maxNodes == null ? usual : maxNodes;
  }

  private String text(Watched<?> watched, int root) {
    boolean isColoured = out == null && terminal.hasColour();
    var tree = new TextTree(watched, Terminal.WIDTH, isColoured, details);
    return wrapped(Captions.title(watched, root))
        + wrapped(Captions.sides(watched))
        + "\n"
        + tree.draw(root, nodes(USUAL_LINES), plies)
        + "\n"
        + wrapped(Captions.answer(watched));
  }

  private static String wrapped(String sentence) {
    return Sentences.wrapped(sentence, Terminal.WIDTH).replace(System.lineSeparator(), "\n") + "\n";
  }
}
