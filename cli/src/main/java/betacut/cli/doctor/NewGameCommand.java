package betacut.cli.doctor;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.doctor.NewGame;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code new-game NAME}: a project to start from. */
@CommandLine.Command(
    name = "betacut new-game",
    description = {
      "Writes a small game that works into a folder of its own: one source file and a page that"
          + " says what to do next."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut new-game MyGame",
      "  betacut new-game Hexapawn --dir ~/games",
      "  betacut new-game MyGame --json"
    })
public final class NewGameCommand extends Command {
  private record Written(String name, List<String> files) {}

  @Parameters(paramLabel = "NAME", description = "the name of its class, such as MyGame")
  String name;

  @Option(
      names = "--dir",
      paramLabel = "FOLDER",
      description = "where to put its folder; usually here")
  Path parent = Path.of("");

  public NewGameCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    List<Path> files = NewGame.write(name, parent);
    Path source = files.getFirst();
    if (json) {
      say(new Written(name, files.stream().map(Path::toString).toList()));
      return ExitCode.OK;
    }
    files.forEach(file -> say("wrote " + file));
    say("");
    say("  betacut run " + source);
    say("  betacut doctor " + source);
    return ExitCode.OK;
  }
}
