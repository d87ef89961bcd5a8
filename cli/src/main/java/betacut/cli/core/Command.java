package betacut.cli.core;

import betacut.cli.text.Sentences;
import betacut.rules.UsageException;
import betacut.text.json.Json;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What all commands share; picocli fills the fields in, then {@link #call} does the work. */
public abstract class Command implements Callable<Integer> {
  public static final String EXAMPLES = "%nExamples:%n";
  public static final String OPTIONS = "%nOptions:%n";
  public static final String ARGUMENTS = "%n";

  public final Terminal terminal;

  @Option(names = "--json", description = "one JSON object per line, for programs")
  public boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "this help")
  boolean help;

  @Spec CommandSpec spec;

  public Command(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Prints a result, and gives up if it cannot arrive. */
  public final void say(String line) {
    terminal.out().println(line);
    Output.requireArrived(terminal.out());
  }

  /** Prints an answer for programs. */
  public final void say(Record answer) {
    say(Json.line(answer));
  }

  /** Prints a sentence of any length. */
  public final void tell(String sentence) {
    say(Sentences.wrapped(sentence, Terminal.WIDTH));
  }

  /** Prints a text that ends its own lines. */
  public final void show(String text) {
    terminal.out().print(text.replace("\n", System.lineSeparator()));
    Output.requireArrived(terminal.out());
  }

  /** Refuses options that were typed for nothing. */
  protected final void refuse(String action, String... useless) {
    for (String option : useless) {
      if (isTyped(option)) {
        throw new UsageException(
            "%s %s has no use for %s; leave it out."
                .formatted(spec.name().replaceFirst(".* ", ""), action, option));
      }
    }
  }

  /** Whether an option was typed, and has not just its usual value. */
  protected final boolean isTyped(String option) {
    return spec.commandLine().getParseResult().hasMatchedOption(option);
  }

  /** Prints how the work goes on. */
  public final void report(String line) {
    terminal.err().println(line);
  }
}
