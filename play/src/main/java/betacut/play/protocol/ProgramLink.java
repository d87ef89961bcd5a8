package betacut.play.protocol;

import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * A running program of others and the lines that go to and from it.
 *
 * <p>Three threads of its own do all reading and writing, so that a program that hangs, floods or
 * never reads costs its game and not ours. The process and its children are killed when this is
 * closed, and when our own process ends before.
 */
final class ProgramLink implements AutoCloseable {
  private static final String END = "\0end";
  private static final String FLOOD = "\0flood";
  private static final String QUIT = "\0quit";
  private static final Duration SLICE = Duration.ofMillis(50);
  private static final Duration FAREWELL = Duration.ofMillis(300);

  /** For what a dead program wrote before; only a child that holds its output makes us wait. */
  private static final Duration LAST_WORDS = Duration.ofSeconds(5);

  private final Process process;
  private final Thread killer;
  private final BlockingQueue<String> in = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> out = new LinkedBlockingQueue<>();
  private final OutputLines lines = new OutputLines();
  private final LastLine complaints = new LastLine();
  private final Thread complaintReader;

  private ProgramLink(Process process) {
    this.process = process;
    killer = new Thread(this::kill, "program-killer");
    Runtime.getRuntime().addShutdownHook(killer);
    daemon("program-writer", this::write);
    daemon("program-reader", this::read);
    complaintReader = daemon("program-complaints", () -> complaints.read(process.getErrorStream()));
  }

  /** Starts a program in the current folder. */
  static ProgramLink start(List<String> command) {
    try {
      return new ProgramLink(new ProcessBuilder(command).start());
    } catch (IOException e) {
      throw new PlayerFailure(Fault.CRASH, "cannot be started: " + e.getMessage());
    } catch (IllegalStateException e) { // our own process is ending
      throw new PlayerFailure(Fault.CRASH, "not started: we are ending");
    }
  }

  private static Thread daemon(String name, Runnable work) {
    return Thread.ofPlatform().daemon().name(name).start(work);
  }

  /** Sends a line, some time soon. */
  void send(String line) {
    lines.allowMore();
    out.add(line);
  }

  /** The next line that is no chatter; empty if none comes in time. */
  Optional<String> receive(Duration time) {
    long deadline = System.nanoTime() + time.toNanos();
    while (true) {
      long left = deadline - System.nanoTime();
      boolean wasAlive = process.isAlive();
      String line = poll(wasAlive ? Math.clamp(left, 0, SLICE.toNanos()) : LAST_WORDS.toNanos());
      if (line != null) {
        return Optional.of(checked(line));
      }
      if (!wasAlive) { // dead, and a child of it holds the output open
        throw new PlayerFailure(Fault.CRASH, death());
      }
      if (left <= 0) {
        return Optional.empty();
      }
    }
  }

  /**
   * The next line that is an answer; others are passed over.
   *
   * @param otherwise what to say of a program that does not answer in time
   */
  String answer(Duration time, Predicate<String> isAnswer, String otherwise) {
    long deadline = System.nanoTime() + time.toNanos();
    while (true) {
      Duration left = Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
      String line = receive(left).orElseThrow(() -> new PlayerFailure(Fault.TIME, otherwise));
      if (isAnswer.test(line)) {
        return line;
      }
    }
  }

  private String poll(long nanos) {
    try {
      return in.poll(nanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PlayerFailure(Fault.CRASH, "we were interrupted");
    }
  }

  private String checked(String line) {
    if (line.equals(END)) {
      throw new PlayerFailure(Fault.CRASH, death());
    }
    if (line.equals(FLOOD)) {
      throw new PlayerFailure(Fault.CRASH, "wrote more than " + OutputLines.LIMITS);
    }
    if (line.equals("error") || line.startsWith("error ")) {
      throw new PlayerFailure(Fault.CRASH, "it says " + line);
    }
    return line;
  }

  /** How it ended, with the last thing it complained about. */
  private String death() {
    try {
      String how =
          process.waitFor(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS)
              ? "ended with exit code " + process.exitValue()
              : "closed its output";
      complaintReader.join(LAST_WORDS);
      return complaints.text().isEmpty() ? how : how + ", saying " + complaints.text();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "ended";
    }
  }

  private void write() {
    try (OutputStream stream = process.getOutputStream()) {
      for (String line = out.take(); !line.equals(QUIT); line = out.take()) {
        stream.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        stream.flush();
      }
    } catch (IOException e) {
      // It reads no more; whether that matters shows when an answer is due.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    try (InputStream stream = process.getInputStream()) {
      in.add(lines.read(stream, in::add) ? END : FLOOD);
    } catch (IOException e) {
      in.add(END);
    }
  }

  /** Asks the program to end, waits a moment, and ends it. */
  void close(String farewell) {
    out.add(farewell);
    out.add(QUIT);
    try {
      process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close();
  }

  @Override
  public void close() {
    kill();
    out.add(QUIT);
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException e) {
      // Our process is ending, and the hook finds nothing left to do.
    }
  }

  void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
