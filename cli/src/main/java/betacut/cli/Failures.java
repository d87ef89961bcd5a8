package betacut.cli;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Output;
import betacut.cli.core.Terminal;
import betacut.cli.text.Sentences;
import betacut.foreign.Fault;
import betacut.lab.store.StoreException;
import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;
import betacut.search.table.TableFileException;
import betacut.text.file.UnwrittenException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever goes wrong into a sentence and an exit code. */
final class Failures {
  private final Terminal terminal;

  Failures(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Says what went wrong; {@code nextStep} is added where what was typed is at fault. */
  int report(Throwable failure, String nextStep) {
    terminal.out().flush();
    return switch (failure) {
      case UnwrittenException lost -> say(lost.getMessage(), "", ExitCode.CHECK_FAILED);
      case UsageException usage -> say(usage.getMessage(), nextStep, ExitCode.USAGE);
      case TableFileException file ->
          say(file.getMessage(), "", file.isUnwritten() ? ExitCode.CHECK_FAILED : ExitCode.USAGE);
      case StoreException store ->
          say(store.getMessage(), "", store.isUnwritten() ? ExitCode.CHECK_FAILED : ExitCode.USAGE);
      case IllegalPositionException illegal ->
          say(illegal.getMessage(), "", ExitCode.ILLEGAL_POSITION);
      case Output.Lost lost when lost.isReaderGone() -> ExitCode.READER_GONE;
      case Output.Lost lost ->
          say("cannot write the result" + lost.reason() + ".", "", ExitCode.CHECK_FAILED);
      default -> report(Fault.of(failure));
    };
  }

  private int report(Fault fault) {
    return switch (fault.owner()) {
      case GAME -> {
        if (terminal.isDebugging()) {
          fault.failure().printStackTrace(terminal.err());
        }
        yield say(fault.sentence(), "", ExitCode.CHECK_FAILED);
      }
      case MEMORY -> say(memory(), "", ExitCode.USAGE);
      case US -> bug(fault.failure());
    };
  }

  private int say(String message, String nextStep, int code) {
    String line = "betacut: " + message;
    boolean isRead = terminal.isInteractive(); // a program would rather have one line
    terminal.err().println(isRead ? Sentences.wrapped(line, Terminal.WIDTH) : line);
    if (!nextStep.isEmpty()) {
      terminal.err().println(nextStep);
    }
    return code;
  }

  private static String memory() {
    return "This does not fit into memory: the JVM may use %d MiB. Choose a smaller --table-mib,"
            .formatted(Runtime.getRuntime().maxMemory() >> 20)
        + " or allow more with BETACUT_JAVA_OPTS=-Xmx4g.";
  }

  private int bug(Throwable failure) {
    var trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace, true));
    if (terminal.isDebugging()) {
      terminal.err().print(trace);
    }
    String where = terminal.isDebugging() ? "the details are above" : written(trace.toString());
    String what = failure.getClass().getSimpleName();
    return say(
        "This is a bug of ours, not of yours (" + what + "); " + where + ".",
        "",
        ExitCode.CHECK_FAILED);
  }

  private String written(String trace) {
    try {
      Path folder = Path.of(terminal.temporaryFolder());
      Path file = Files.createTempFile(folder, "betacut-error-", ".txt");
      Files.writeString(file, trace);
      return "the details are in " + file;
    } catch (IOException | InvalidPathException e) {
      return "BETACUT_DEBUG=1 shows the details";
    }
  }

  /** What picocli complains about, in our words. */
  static UsageException usage(ParameterException failure, Verb verb) {
    return new UsageException(
        switch (failure) {
          case MissingParameterException missing -> missing(missing, verb);
          case UnmatchedArgumentException extra ->
              "%s has no use for '%s'; leave it out."
                  .formatted(verb.id(), String.join(" ", extra.getUnmatched()));
          case OverwrittenOptionException twice ->
              "%s is given twice; give it once.".formatted(name(twice.getOverwritten()));
          default -> value(failure);
        });
  }

  private static String missing(MissingParameterException failure, Verb verb) {
    if (failure.getMissing().isEmpty()) {
      return sentence(failure.getMessage());
    }
    ArgSpec first = failure.getMissing().getFirst();
    return first instanceof OptionSpec && failure.getMessage().startsWith("Missing required p")
        ? "%s needs a value after it (%s).".formatted(name(first), first.paramLabel())
        : "%s needs %s, and there is none.".formatted(verb.id(), name(first));
  }

  private static String value(ParameterException failure) {
    boolean isValue = failure.getArgSpec() != null && failure.getValue() != null;
    if (!isValue) {
      return sentence(failure.getMessage());
    }
    String reason =
        failure.getCause() instanceof TypeConversionException typed
            ? typed.getMessage()
            : "that cannot be used here";
    return "%s is '%s'; %s.".formatted(name(failure.getArgSpec()), failure.getValue(), reason);
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  /** A message of the library as a sentence of ours. */
  private static String sentence(String message) {
    String text = message.strip();
    return text.endsWith(".") ? text : text + ".";
  }
}
