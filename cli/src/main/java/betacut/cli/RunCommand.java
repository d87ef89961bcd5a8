package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.Terminal;
import betacut.doctor.UserCode;
import betacut.rules.Game;
import betacut.rules.UsageException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code run FILE [COMMAND]}: another command, with the game in a file. */
@CommandLine.Command(
    name = "betacut run",
    description = {
      "Compiles the game in a .java file (or opens a jar) and gives it to another command, which is"
          + " play if none is named. The words after FILE are those of that command without the"
          + " name of the game. lab and serve know the game by its name beside ours."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut run MyGame.java",
      "  betacut run MyGame.java analyse --depth 8 --json",
      "  betacut run MyGame.java serve"
    })
final class RunCommand extends Command {
  /** Commands whose first word is a game. */
  private static final List<Verb> WITH_GAME =
      List.of(
          Verb.PLAY,
          Verb.ANALYSE,
          Verb.SOLVE,
          Verb.TREE,
          Verb.PERFT,
          Verb.STATS,
          Verb.TOURNAMENT,
          Verb.TUNE,
          Verb.ENGINE,
          Verb.GAMES);

  /** Commands that find games by themselves: in a saved game, a specification, a page. */
  private static final List<Verb> WITH_ANY_GAME = List.of(Verb.REVIEW, Verb.LAB, Verb.SERVE);

  @Parameters(index = "0", paramLabel = "FILE", description = "a .java file or a jar with one game")
  Path file;

  @Parameters(
      index = "1..*",
      paramLabel = "COMMAND",
      description =
          "play, analyse, solve, tree, perft, stats, tournament, tune, level, engine, review, lab,"
              + " serve or games, and its words")
  List<String> words = List.of();

  RunCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    boolean namesVerb = !words.isEmpty() && !words.getFirst().startsWith("-");
    Verb verb = namesVerb ? Verb.named(words.getFirst()) : Verb.PLAY;
    if (!takes(verb)) {
      throw new UsageException(
          "%s has no use for a game of yours; run takes %s."
              .formatted(
                  verb.id(),
                  Stream.of(Verb.values())
                      .filter(RunCommand::takes)
                      .map(Verb::id)
                      .collect(Collectors.joining(", "))));
    }
    try (var code = UserCode.open(file)) {
      List<String> args = new ArrayList<>(namesVerb ? words.subList(1, words.size()) : words);
      name(code.game(), verb, args);
      if (json) {
        args.add("--json");
      }
      return with(
          code.published(), () -> new Invocation(terminal, verb).run(args.toArray(String[]::new)));
    }
  }

  private static boolean takes(Verb verb) {
    return WITH_GAME.contains(verb) || WITH_ANY_GAME.contains(verb) || verb == Verb.LEVEL;
  }

  /** Puts the game's name where the command expects it. */
  private static void name(Game<?> game, Verb verb, List<String> args) {
    if (WITH_GAME.contains(verb)) {
      args.addFirst(game.id());
    } else if (verb == Verb.LEVEL) { // after its action
      args.add(Math.min(1, args.size()), game.id());
    }
  }

  /** Games are looked for by the thread's class loader, so for a while it is the file's. */
  private static int with(ClassLoader loader, java.util.function.IntSupplier work) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return work.getAsInt();
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
