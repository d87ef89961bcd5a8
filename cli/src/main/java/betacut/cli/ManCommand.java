package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code man [COMMAND]}: the manual. */
@CommandLine.Command(
    name = "betacut man",
    description = {
      "Prints the manual, or the page of one command, in the form that man(1) reads. It says what"
          + " help says, for it is made of the same."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut man | man -l -",
      "  betacut man play | man -l -",
      "  betacut man > ~/.local/share/man/man1/betacut.1"
    })
final class ManCommand extends Command {
  private record Manual(String command, String page) {}

  @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "whose page; usually all")
  String command = "";

  ManCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    var manual = new ManualPage();
    String page =
        command.isEmpty()
            ? manual.of(VerbModel.all(terminal))
            : manual.of(VerbModel.of(Verb.named(command), terminal));
    if (json) {
      say(new Manual(command, page));
    } else {
      show(page);
    }
    return ExitCode.OK;
  }
}
