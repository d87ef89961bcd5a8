package betacut.bench.chaos;

import betacut.text.json.JsonReader;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Questions to every endpoint over a pool of connections, in a server that has runs and saved
 * games. Whatever comes back is an answer or an explained refusal, without a trace or a path of the
 * machine in it; afterwards the server has what it had before.
 */
final class EndpointAttack implements Attack {
  private static final int CONNECTIONS = 6;
  private static final int THREADS_MORE = 24;
  private static final int FILES_MORE = 24;
  private static final long HEAP_MORE = 96L << 20;
  private static final long SETTLING_NANOS = TimeUnit.SECONDS.toNanos(45);

  private static final Pattern BEGUN = Pattern.compile("^\\{\"run\":\"([^\"]+)\"");

  private final Path folder;

  EndpointAttack(Path folder) {
    this.folder = folder.resolve("endpoints");
  }

  @Override
  public String name() {
    return "http:endpoints";
  }

  @Override
  public String what() {
    return "every endpoint, with runs and games in it, asked well and badly";
  }

  @Override
  public int usualTimes() {
    return 20_000;
  }

  @Override
  public void run(Attempts attempts) throws Exception {
    Path data = Files.createDirectories(folder.resolve("data"));
    List<String> runs = SmallRuns.begin(data.resolve("lab"));
    try (var server = new ServerProcess(CommandProcess.Start.in(folder), data)) {
      Questions questions = questions(server, runs);
      ask(server, questions, attempts, Math.min(attempts.end(), attempts.first() + 300));
      ServerProcess.Usage before = settled(server, null);
      ask(server, questions, attempts, attempts.end());
      requireHealth(server, attempts);
      compare(before, settled(server, before), attempts);
      checkLog(server, attempts);
    }
    if (Files.exists(folder.resolve("chaos-was-here"))) {
      attempts.fail(attempts.first(), "a program was started");
    }
  }

  /** As many as the server names. */
  private static Questions questions(ServerProcess server, List<String> runs) throws IOException {
    try (var connection = new HttpConnection(server.port())) {
      return new Questions(connection.ask("GET", "/api/openapi.json", new byte[0]).body(), runs);
    }
  }

  /** Those before the end that nobody has asked yet. */
  private void ask(ServerProcess server, Questions questions, Attempts attempts, long end)
      throws InterruptedException {
    var next = new AtomicLong(attempts.first() + attempts.count());
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < CONNECTIONS; i++) {
      threads.add(
          Thread.ofPlatform().start(() -> askOnOne(server, questions, attempts, next, end)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void askOnOne(
      ServerProcess server, Questions questions, Attempts attempts, AtomicLong next, long end) {
    var connection = new HttpConnection(server.port());
    for (long i = next.getAndIncrement(); i < end; i = next.getAndIncrement()) {
      Questions.Question question = questions.next(attempts.random(i));
      try {
        var reply =
            connection.ask(
                question.method(),
                question.target(),
                question.body().getBytes(StandardCharsets.UTF_8));
        attempts.saw(Integer.toString(reply.status()));
        stopJob(connection, reply, question);
        String wrong = wrong(reply, question);
        if (!wrong.isEmpty()) {
          attempts.fail(i, question + "\n" + wrong);
        }
      } catch (SocketTimeoutException hang) {
        attempts.fail(i, question + "\nno answer for a minute");
      } catch (IOException gone) {
        attempts.fail(i, question + "\nhung up: " + gone.getMessage());
        if (!server.isAlive()) {
          return;
        }
      }
      attempts.tried();
    }
  }

  /** A job goes on when nobody watches, and keeps others out: it is ended a moment later. */
  private static void stopJob(
      HttpConnection connection, HttpConnection.Reply reply, Questions.Question question)
      throws IOException {
    Matcher begun = BEGUN.matcher(reply.body());
    if (question.method().equals("POST") && reply.status() == 200 && begun.find()) {
      String run = URLEncoder.encode(begun.group(1), StandardCharsets.UTF_8);
      connection.ask("POST", "/api/lab/stop?run=" + run, new byte[0]);
    }
  }

  /** What is wrong with an answer; empty if nothing is. */
  private String wrong(HttpConnection.Reply reply, Questions.Question question) {
    int status = reply.status();
    String body = reply.body();
    boolean isOurFault = status >= 500 && status != 503;
    boolean isRefused = status >= 400;
    boolean isHead = question.method().equals("HEAD");
    if (isOurFault || status < 200 || status >= 300 && status < 400) {
      return (status + " " + body);
    }
    if (isRefused && !isHead && !body.startsWith("{\"error\":\"") && !body.contains("<h1>4")) {
      return ("%d is not explained: %s".formatted(status, body));
    }
    for (String secret : List.of("\tat ", "this is a bug", "Exception:", folder.toString())) {
      int at = body.indexOf(secret);
      if (at >= 0) {
        int from = Math.max(0, at - 200);
        return ("%d tells %s: …%s"
            .formatted(status, secret, body.substring(from, Math.min(body.length(), at + 300))));
      }
    }
    if (!isHead && body.startsWith("{") && body.length() < 100_000) {
      try {
        JsonReader.read(body.strip());
      } catch (IllegalArgumentException broken) {
        return ("no JSON (%s): %s".formatted(broken.getMessage(), body));
      }
    }
    return "";
  }

  private static void requireHealth(ServerProcess server, Attempts attempts) throws IOException {
    try (var connection = new HttpConnection(server.port())) {
      var reply = connection.ask("GET", "/api/position?game=connect4&moves=4", new byte[0]);
      if (reply.status() != 200) {
        attempts.fail(attempts.end() - 1, "a good question gets " + reply);
      }
    }
  }

  /** What it uses once it rests, or after a while. */
  private static ServerProcess.Usage settled(ServerProcess server, ServerProcess.Usage before) {
    long end = System.nanoTime() + SETTLING_NANOS;
    ServerProcess.Usage usage = server.usage();
    while (before != null && grew(before, usage) && System.nanoTime() < end) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(500));
      usage = server.usage();
    }
    return usage;
  }

  private static boolean grew(ServerProcess.Usage before, ServerProcess.Usage after) {
    return after.threads() > before.threads() + THREADS_MORE
        || after.files() > before.files() + FILES_MORE
        || after.heapBytes() > before.heapBytes() + HEAP_MORE;
  }

  private static void compare(
      ServerProcess.Usage before, ServerProcess.Usage after, Attempts attempts) {
    attempts.saw(
        "threads %d→%d, files %d→%d, live heap %d→%d MB ×"
            .formatted(
                before.threads(),
                after.threads(),
                before.files(),
                after.files(),
                before.heapBytes() >> 20,
                after.heapBytes() >> 20));
    if (grew(before, after)) {
      attempts.fail(attempts.end() - 1, "it keeps what it took: %s, %s".formatted(before, after));
    }
  }

  private static void checkLog(ServerProcess server, Attempts attempts) {
    String log = server.log();
    if (log.contains("\tat ")) {
      attempts.fail(attempts.end() - 1, "stack in the log: " + log);
    }
  }
}
