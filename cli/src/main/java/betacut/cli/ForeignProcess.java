package betacut.cli;

import betacut.cli.core.EndNote;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.doctor.DoctorCommand;
import betacut.doctor.UserCode;
import betacut.foreign.ExitGuard;
import betacut.foreign.ForeignFrame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Runs a command that uses the code of others in a process of its own, which may be ended by that
 * code: then this one says so, and its exit code is not 0. A server is started again.
 */
final class ForeignProcess {
  /** Names jars with games of a user's own. */
  private static final String GAMES = "BETACUT_GAMES";

  /** The port that the server had before it was ended. */
  static final String SERVE_AGAIN = "betacut.serve-again";

  private static final int MOST_STARTS = 20;
  private static final int SIGNALS = 128;
  private static final long OWN_END_MILLIS = 500;
  private static final long LONGEST_END_SECONDS = 8;

  private final Terminal terminal;
  private final List<String> args;

  /** What a process left behind: its exit code, and what it noted. */
  private record Ending(int code, List<String> said) {
    /** What it noted under a word. */
    Optional<String> of(String word) {
      return said.stream()
          .filter(line -> line.startsWith(word + " "))
          .map(line -> line.substring(word.length() + 1))
          .findFirst();
    }

    boolean isRegular() {
      return of("end").equals(Optional.of(Integer.toString(code)));
    }
  }

  ForeignProcess(Terminal terminal, String... args) {
    this.terminal = terminal;
    this.args = List.of(args);
  }

  private static boolean isDoctor(List<String> args) {
    return !args.isEmpty() && args.getFirst().equals(Verb.DOCTOR.id());
  }

  /** Whether words name code of a user, or games of a user's own are there. */
  static boolean isForeign(Terminal terminal, String... args) {
    boolean isPatient =
        isDoctor(List.of(args)) && Arrays.stream(args).anyMatch(UserCode::isNamedBy);
    return isPatient
        || args.length > 0 && args[0].equals(Verb.RUN.id())
        || !terminal.environment().getOrDefault(GAMES, "").isBlank();
  }

  /** What the started process does before any other code: it tells of its end, and shares ours. */
  @SuppressWarnings("resource") // until the process ends
  static void guard(EndNote note, String... args) {
    if (!isDoctor(List.of(args))) { // who makes a finding of it
      new ExitGuard(
          caller -> {
            note.ended(ForeignFrame.text(caller));
            Runtime.getRuntime().halt(ExitCode.CHECK_FAILED);
          });
    }
    ProcessHandle.current()
        .parent()
        .ifPresent(parent -> parent.onExit().thenRun(() -> System.exit(ExitCode.CHECK_FAILED)));
  }

  /** Runs the command to its end; its exit code. */
  int run() {
    List<String> more = List.of();
    for (int start = 1; ; start++) {
      Ending ending = start(more);
      if (ending.isRegular()) {
        return ending.code;
      }
      Optional<String> port = ending.of("serves").filter(known -> ending.code < SIGNALS);
      boolean isStartedAgain = port.isPresent() && start < MOST_STARTS;
      say(ending, isStartedAgain);
      if (!isStartedAgain) {
        return ending.code > SIGNALS ? ending.code : ExitCode.CHECK_FAILED;
      }
      more = List.of("-D%s=%s".formatted(SERVE_AGAIN, port.get()));
    }
  }

  private void say(Ending ending, boolean isStartedAgain) {
    Optional<String> place = ending.of("ended");
    String how =
        place.isPresent()
            ? "with System.exit in " + place.get()
            : ending.code > SIGNALS
                ? "or somebody killed it, or the JVM crashed (exit code %d)".formatted(ending.code)
                : "without a word (exit code %d), as Runtime.halt does".formatted(ending.code);
    String next = isStartedAgain ? "The server is started again." : "Return a value or throw.";
    terminal.err().println("betacut: The game ended the program %s. %s".formatted(how, next));
    terminal.err().flush();
    if (isDoctor(args)) {
      new DoctorCommand(terminal).showEnded(args, how);
      terminal.out().flush();
    }
  }

  private Ending start(List<String> more) {
    try {
      Path note = Files.createTempFile("betacut-end-", "");
      try {
        String secret = new BigInteger(128, new SecureRandom()).toString(36);
        Files.writeString(note, secret);
        int code = run(command(note, more));
        List<String> lines = Files.readAllLines(note);
        boolean isOurs = !lines.isEmpty() && lines.getFirst().equals(secret);
        return new Ending(code, isOurs ? lines : List.of());
      } finally {
        Files.deleteIfExists(note);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** This process's own JVM, options and paths. */
  private List<String> command(Path note, List<String> more) {
    String main = Main.class.getName();
    String module = Main.class.getModule().getName();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (!option.startsWith("-Djdk.module.main")) {
        command.add(option);
      }
    }
    command.add("-D%s=%s".formatted(EndNote.PROPERTY, note));
    command.addAll(more);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(module == null ? List.of(main) : List.of("-m", module + "/" + main));
    command.addAll(args);
    return command;
  }

  private static int run(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).inheritIO().start();
    Thread hook = new Thread(() -> end(process), "end-of-process");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      int code = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(hook);
      return code;
    } catch (InterruptedException closing) {
      process.destroy();
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    } catch (IllegalStateException ending) {
      return ExitCode.INTERRUPTED; // a signal ends this process, too
    }
  }

  /** Ctrl-C reaches both processes; any other signal has to be passed on. */
  private static void end(Process process) {
    try {
      if (!process.waitFor(OWN_END_MILLIS, TimeUnit.MILLISECONDS)) {
        process.destroy();
      }
      if (!process.waitFor(LONGEST_END_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
    }
  }
}
