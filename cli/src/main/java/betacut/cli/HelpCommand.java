package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code help [COMMAND]}. */
@CommandLine.Command(
    name = "betacut help",
    description = "Explains a command; without one, lists them all.",
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {"  betacut help", "  betacut help analyse", "  betacut play --help"})
final class HelpCommand extends Command {
  private record Help(String command, String summary, String example) {}

  @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "what to explain")
  String command = "";

  HelpCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (json) {
      List<Verb> verbs = command.isEmpty() ? List.of(Verb.values()) : List.of(Verb.named(command));
      verbs.forEach(verb -> say(new Help(verb.id(), verb.summary(), verb.example())));
    } else if (command.isEmpty()) {
      new Welcome(terminal).print();
    } else {
      new Invocation(terminal, Verb.named(command)).printHelp();
    }
    return ExitCode.OK;
  }
}
