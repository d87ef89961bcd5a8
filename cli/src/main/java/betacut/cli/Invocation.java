package betacut.cli;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.option.QuantityOptions;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Parses the words after a command and runs it. */
final class Invocation {
  /** Positions may begin with a dash too, where that is an empty cell; so may numbers. */
  private static final Pattern NO_OPTION = Pattern.compile("-+|-[xXoO.*/\\s-]*|-[\\d.].*");

  private final Terminal terminal;
  private final Verb verb;
  private final CommandLine commandLine;

  Invocation(Terminal terminal, Verb verb) {
    this.terminal = terminal;
    this.verb = verb;
    commandLine = new CommandLine(verb.command(terminal));
    commandLine
        .setUnmatchedOptionsArePositionalParams(true) // ours are checked before, in checkOptions
        .setUsageHelpWidth(Terminal.WIDTH)
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(terminal.hasColour() ? Ansi.ON : Ansi.OFF))
        .setOut(terminal.out())
        .setErr(terminal.err())
        .registerConverter(Integer.class, QuantityOptions::number)
        .registerConverter(int.class, QuantityOptions::number)
        .registerConverter(Long.class, QuantityOptions::bigNumber)
        .registerConverter(Duration.class, QuantityOptions::duration)
        .setParameterExceptionHandler((failure, args) -> failed(failure))
        .setExecutionExceptionHandler((failure, line, parsed) -> failed(failure));
    spec().usageMessage().exitCodeListHeading("%nExit codes:%n").exitCodeList(ExitCode.meanings());
  }

  /** What picocli knows of the command. */
  CommandSpec spec() {
    return commandLine.getCommandSpec();
  }

  int run(String... args) {
    try {
      checkOptions(args);
      return commandLine.execute(args);
    } catch (UsageException failure) {
      return failed(failure);
    }
  }

  /** The text that {@code help} shows. */
  void printHelp() {
    commandLine.usage(terminal.out());
  }

  private int failed(Exception failure) {
    String nextStep = "Try: %s   (more: betacut help %s)".formatted(verb.example(), verb.id());
    Exception understood =
        failure instanceof ParameterException typed ? Failures.usage(typed, verb) : failure;
    return new Failures(terminal).report(understood, nextStep);
  }

  /** Refuses words that look like options and are none, with the one that was meant. */
  private void checkOptions(String... args) {
    if (verb == Verb.RUN) {
      return; // its words are another command's, which looks at them itself
    }
    boolean isValue = false;
    for (String arg : args) {
      OptionSpec option = option(arg);
      boolean takesNext = option != null && option.arity().min() > 0 && !arg.contains("=");
      if (arg.equals("--")) {
        return;
      }
      if (!isValue && option == null && arg.startsWith("-")) {
        if (!NO_OPTION.matcher(arg).matches()) {
          throw unknown(arg);
        }
      }
      isValue = takesNext;
    }
  }

  private OptionSpec option(String arg) {
    int equals = arg.indexOf('=');
    return commandLine.getCommandSpec().findOption(equals < 0 ? arg : arg.substring(0, equals));
  }

  private UsageException unknown(String arg) {
    List<String> names =
        commandLine.getCommandSpec().options().stream().map(OptionSpec::longestName).toList();
    return new UsageException(
        "%s has no option '%s'.%s".formatted(verb.id(), arg, Nearest.hint(arg, names)));
  }
}
