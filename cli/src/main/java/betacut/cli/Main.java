package betacut.cli;

import betacut.cli.core.EndNote;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Output;
import betacut.cli.core.Terminal;
import betacut.foreign.Watchdog;
import betacut.rules.UsageException;
import java.time.Duration;
import java.util.Arrays;

/** Entry point of the {@code betacut} command. */
public final class Main {
  private Main() {}

  /** Runs the command line and ends the process with its exit code. */
  public static void main(String[] args) {
    Terminal terminal = Terminal.ofProcess();
    EndNote note = EndNote.ofProcess();
    boolean isForeign = ForeignProcess.isForeign(terminal, args);
    if (isForeign && !note.isExpected()) {
      System.exit(new ForeignProcess(terminal, args).run());
    }
    if (isForeign) {
      ForeignProcess.guard(note, args);
    }
    int code = run(terminal, args);
    note.end(code);
    System.exit(code);
  }

  /** Runs a command in any surroundings; nothing is thrown, whatever is typed. */
  public static int run(Terminal terminal, String... args) {
    return run(terminal, Watchdog.PATIENCE, args);
  }

  /**
   * @param patience how long one call of a user's code may take
   */
  static int run(Terminal terminal, Duration patience, String... args) {
    return ForeignProcess.isForeign(terminal, args)
        ? new WatchedRun(terminal, patience).run(() -> runHere(terminal, args))
        : runHere(terminal, args);
  }

  private static int runHere(Terminal terminal, String... args) {
    try {
      int code = dispatch(terminal, args);
      if (code != ExitCode.READER_GONE && code != ExitCode.CHECK_FAILED) { // not told already
        Output.requireArrived(terminal.out());
      }
      return code;
    } catch (Throwable failure) { // even OutOfMemoryError gets a sentence instead of a trace
      return new Failures(terminal).report(failure, "");
    } finally {
      terminal.out().flush();
      terminal.err().flush();
    }
  }

  private static int dispatch(Terminal terminal, String... args) {
    if (args.length == 0) {
      return new Welcome(terminal).run();
    }
    String first = args[0];
    if (first.equals("--version") || first.equals("-V")) {
      terminal.out().println(Welcome.version());
      return ExitCode.OK;
    }
    if (first.equals("--help") || first.equals("-h")) {
      new Welcome(terminal).print();
      return ExitCode.OK;
    }
    if (first.startsWith("-")) {
      throw new UsageException(
          "The first word must be a command, not '%s'; options follow it: %s."
              .formatted(first, Verb.BENCH.example()));
    }
    Verb verb = Verb.named(first);
    return new Invocation(terminal, verb).run(Arrays.copyOfRange(args, 1, args.length));
  }
}
