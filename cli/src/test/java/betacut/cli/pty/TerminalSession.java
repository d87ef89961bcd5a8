package betacut.cli.pty;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The command line in a terminal of its own, as a process of its own. */
public final class TerminalSession implements AutoCloseable {
  public static final String CONTROL_C = "\u0003";
  public static final String CONTROL_D = "\u0004";
  public static final String UP = "\u001BOA"; // as keys are sent in application mode
  public static final String TAB = "\t";

  private static final int COLUMNS = 80;
  private static final int ROWS = 24;
  private static final long PATIENCE_SECONDS = 120;

  /** Written after the program's last word, so that whoever reads it has read everything. */
  private static final String LAST = "\u001C";

  private static final String SETSID = "/usr/bin/setsid";

  /** A terminal of its own, and Ctrl-C as usual: whoever was begun with & is deaf to it. */
  private static final List<String> OWN_TERMINAL =
      List.of(SETSID, "--ctty", "env", "--default-signal=INT");

  private final PseudoTerminal device = new PseudoTerminal(COLUMNS, ROWS);
  private final Screen screen = new Screen(COLUMNS, ROWS);
  private final Process process;
  private final Process holder;
  private final CompletableFuture<Void> ending;
  private final Thread reader;
  private String failure = "";
  private boolean hasSaidAll;

  private TerminalSession(List<String> command, Map<String, String> environment)
      throws IOException {
    holder = start(List.of("sleep", "600"), Map.of()); // or the settings go with the program
    process = start(command, environment);
    reader = Thread.ofPlatform().daemon().start(this::read);
    ending = process.onExit().thenRun(this::markEnd);
  }

  /** Whether this machine has what a session needs. */
  public static boolean isPossible() {
    return System.getProperty("os.name").equals("Linux")
        && Files.isWritable(Path.of("/dev/ptmx"))
        && Files.isExecutable(Path.of(SETSID));
  }

  /** Runs the command line with these words. */
  public static TerminalSession of(Map<String, String> environment, String... args)
      throws IOException {
    List<String> command = new ArrayList<>(OWN_TERMINAL);
    command.addAll(java());
    command.addAll(List.of(args));
    return new TerminalSession(command, environment);
  }

  /** Runs a line of the shell, in which $BETACUT is the command. */
  public static TerminalSession shell(Map<String, String> environment, String line)
      throws IOException {
    List<String> command = new ArrayList<>(OWN_TERMINAL);
    command.addAll(List.of("bash", "-c", line.replace("$BETACUT", String.join(" ", java()))));
    return new TerminalSession(command, environment);
  }

  /** The command line as a program and its first words. */
  public static List<String> java() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-Xshare:auto",
        "--enable-native-access=org.jline.terminal.ffm,ALL-UNNAMED",
        "-p",
        path(".*(/target/classes|(betacut|picocli|jline)-.*\\.jar)"),
        "-cp",
        path(".*/sqlite-jdbc-.*\\.jar"), // a driver is no module
        "-m",
        "betacut.cli/betacut.cli.Main");
  }

  /** What the tests themselves run on, whether that is modules or classes. */
  private static String path(String wanted) {
    return Stream.of("jdk.module.path", "java.class.path")
        .map(name -> System.getProperty(name, ""))
        .flatMap(path -> Stream.of(path.split(File.pathSeparator)))
        .filter(entry -> entry.matches(wanted))
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private Process start(List<String> command, Map<String, String> environment) throws IOException {
    var builder = new ProcessBuilder(command);
    File terminal = device.slave().toFile();
    builder.redirectInput(terminal).redirectOutput(terminal).redirectError(terminal);
    Map<String, String> inherited = builder.environment();
    List.of("NO_COLOR", "COLUMNS", "LINES", "BETACUT_GAMES").forEach(inherited::remove);
    inherited.putAll(Map.of("TERM", "xterm", "LC_ALL", "C.UTF-8"));
    inherited.putAll(environment);
    return builder.start();
  }

  private void markEnd() {
    try {
      Files.writeString(device.slave(), LAST, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read() {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE);
    ByteBuffer rest = ByteBuffer.allocate(1 << 15);
    for (byte[] bytes = device.read(); bytes.length > 0; bytes = device.read()) {
      rest.put(bytes).flip();
      CharBuffer text = CharBuffer.allocate(1 << 15);
      decoder.decode(rest, text, false);
      rest.compact();
      show(text.flip().toString());
    }
  }

  private void show(String text) {
    synchronized (screen) {
      try {
        screen.show(text.replace(LAST, ""));
      } catch (IllegalStateException e) {
        failure = e.getMessage();
      }
      hasSaidAll |= text.contains(LAST);
      screen.notifyAll();
    }
  }

  /** Types, and goes on at once. */
  public void type(String keys) {
    device.write(keys);
  }

  /** Types a line. */
  public void enter(String line) {
    type(line + "\r");
  }

  public void resize(int columns, int rows) {
    synchronized (screen) {
      screen.resize(columns, rows);
    }
    device.resize(columns, rows);
  }

  /** Waits until something has been seen. */
  public void waitFor(String text) throws InterruptedException {
    waitFor("'" + text + "'", seen -> seen.text().contains(text));
  }

  /** Waits until something has been seen so many times. */
  public void waitFor(String text, int times) throws InterruptedException {
    waitFor(
        times + " times '" + text + "'",
        seen -> seen.text().split(java.util.regex.Pattern.quote(text), -1).length > times);
  }

  /** Waits until the line with the cursor reads so: a prompt and what was typed. */
  public void waitForPrompt(String line) throws InterruptedException {
    waitFor("the prompt '" + line + "'", seen -> seen.cursorRow().endsWith(line.stripTrailing()));
  }

  private void waitFor(String what, Predicate<Screen> isThere) throws InterruptedException {
    synchronized (screen) {
      awaitUntil(() -> hasSaidAll || isThere.test(screen));
      if (!isThere.test(screen)) {
        String when = hasSaidAll ? "at the end" : "in time";
        throw new AssertionError(
            "not seen " + when + ": " + what + " " + failure + "\n" + screen.text());
      }
    }
  }

  private void awaitUntil(BooleanSupplier isSo) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    synchronized (screen) {
      while (failure.isEmpty() && !isSo.getAsBoolean() && System.nanoTime() < end) {
        TimeUnit.NANOSECONDS.timedWait(screen, end - System.nanoTime());
      }
    }
  }

  /** The lines on the screen now. */
  public List<String> rows() {
    synchronized (screen) {
      return screen.rows();
    }
  }

  /** Everything seen so far. */
  public String text() {
    synchronized (screen) {
      return screen.text();
    }
  }

  /** Asks the process to end, as a shutdown of the machine does. */
  public void terminate() {
    process.destroy();
  }

  /** Kills the process on the spot. */
  public void kill() {
    process.destroyForcibly();
  }

  /** Waits for the end of the program and of what it says; its exit code. */
  public int exitCode() throws InterruptedException {
    awaitUntil(() -> hasSaidAll);
    if (process.isAlive()) {
      throw new AssertionError("still running:\n" + text());
    }
    return process.exitValue();
  }

  /** The settings of the terminal, as stty tells them. */
  public String settings() throws IOException, InterruptedException {
    var stty = new ProcessBuilder("stty", "-a").redirectInput(device.slave().toFile()).start();
    String text = new String(stty.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    stty.waitFor();
    return text;
  }

  @Override
  public void close() {
    process.destroyForcibly();
    ending.join();
    holder.destroyForcibly().onExit().join();
    boolean isInterrupted = false;
    while (reader.isAlive()) { // until nobody holds the device
      try {
        reader.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    device.close();
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
