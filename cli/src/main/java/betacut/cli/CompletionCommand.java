package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code completion SHELL}: the script that lets a shell complete our words. */
@CommandLine.Command(
    name = "betacut completion",
    description = {
      "Prints a script that lets your shell complete commands, options, games and presets. Load"
          + " it where your shell starts: in ~/.bashrc or ~/.zshrc, or as a file in"
          + " ~/.config/fish/completions."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut completion bash >> ~/.bashrc",
      "  betacut completion zsh >> ~/.zshrc",
      "  betacut completion fish > ~/.config/fish/completions/betacut.fish"
    })
final class CompletionCommand extends Command {
  private record Script(String shell, String script) {}

  static final List<String> SHELLS = List.of("bash", "zsh", "fish");

  @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish")
  String shell;

  CompletionCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    var script = new CompletionScript(VerbModel.all(terminal));
    String text =
        switch (shell.toLowerCase(Locale.ROOT)) {
          case "bash" -> script.bash();
          case "zsh" -> script.zsh();
          case "fish" -> script.fish();
          default ->
              throw new UsageException(
                  "There is no completion for '%s'.%s Shells: %s"
                      .formatted(shell, Nearest.hint(shell, SHELLS), String.join(", ", SHELLS)));
        };
    if (json) {
      say(new Script(shell, text));
    } else {
      show(text);
    }
    return ExitCode.OK;
  }
}
