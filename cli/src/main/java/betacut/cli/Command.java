package betacut.cli;

import betacut.cli.text.Sentences;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** What all commands share; picocli fills the fields in, then {@link #call} does the work. */
abstract class Command implements Callable<Integer> {
  static final String EXAMPLES = "%nExamples:%n";
  static final String OPTIONS = "%nOptions:%n";
  static final String ARGUMENTS = "%n";

  final Terminal terminal;

  @Option(names = "--json", description = "one JSON object per line, for programs")
  boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "this help")
  boolean help;

  Command(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Prints a result, and gives up if it cannot arrive. */
  final void say(String line) {
    terminal.out().println(line);
    Output.requireArrived(terminal.out());
  }

  /** Prints a sentence of any length. */
  final void tell(String sentence) {
    say(Sentences.wrapped(sentence, Terminal.WIDTH));
  }

  /** Prints a text that ends its own lines. */
  final void show(String text) {
    terminal.out().print(text.replace("\n", System.lineSeparator()));
    Output.requireArrived(terminal.out());
  }

  /** Prints how the work goes on. */
  final void report(String line) {
    terminal.err().println(line);
  }
}
