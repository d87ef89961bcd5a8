package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.Terminal;
import betacut.doctor.UserCode;
import betacut.rules.Game;
import betacut.rules.UsageException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code run FILE [COMMAND]}: another command, with the game in a file. */
@CommandLine.Command(
    name = "betacut run",
    description = {
      "Compiles the game in a .java file (or opens a jar) and gives it to another command, which is"
          + " play if none is named. The words after FILE are those of that command without the"
          + " name of the game."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut run MyGame.java",
      "  betacut run MyGame.java play --level 3 --second",
      "  betacut run MyGame.java analyse --depth 8 --json"
    })
final class RunCommand extends Command {
  private static final List<Verb> WITH_GAME =
      List.of(Verb.PLAY, Verb.ANALYSE, Verb.SOLVE, Verb.PERFT, Verb.TOURNAMENT, Verb.GAMES);

  @Parameters(index = "0", paramLabel = "FILE", description = "a .java file or a jar with one game")
  Path file;

  @Parameters(
      index = "1..*",
      paramLabel = "COMMAND",
      description = "play, analyse, solve, perft, tournament or games, and its options")
  List<String> words = List.of();

  RunCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    boolean namesVerb = !words.isEmpty() && !words.getFirst().startsWith("-");
    Verb verb = namesVerb ? Verb.named(words.getFirst()) : Verb.PLAY;
    if (!WITH_GAME.contains(verb)) {
      throw new UsageException(
          "%s is not about one game; run takes %s."
              .formatted(verb.id(), String.join(", ", WITH_GAME.stream().map(Verb::id).toList())));
    }
    try (var code = UserCode.open(file)) {
      Game<?> game = code.game();
      List<String> args = new ArrayList<>(List.of(game.id()));
      args.addAll(namesVerb ? words.subList(1, words.size()) : words);
      if (json) {
        args.add("--json");
      }
      return with(
          code.published(), () -> new Invocation(terminal, verb).run(args.toArray(String[]::new)));
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
