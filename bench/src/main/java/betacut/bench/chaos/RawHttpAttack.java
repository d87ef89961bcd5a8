package betacut.bench.chaos;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Bytes that are more or less requests: sizes, chunks, two lengths, half of one, several in one,
 * and people who hang up. Never a failure of ours, and the server goes on.
 */
final class RawHttpAttack implements Attack {
  private static final int LONGEST_MILLIS = 25_000;

  private static final List<String> REQUESTS =
      List.of(
          "GET /api/options HTTP/1.1\r\n"
              + "Host: localhost\r\n"
              + "X-Betacut: chaos\r\n"
              + "Connection: close\r\n\r\n",
          "GET /api/position?game=connect4&moves=4 HTTP/1.0\r\nHost: localhost\r\n\r\n",
          "PUT /api/saved/x HTTP/1.1\r\n"
              + "Host: localhost\r\n"
              + "X-Betacut: chaos\r\n"
              + "Content-Length: 17\r\n"
              + "Connection: close\r\n\r\n"
              + "game = \"connect4\"",
          "POST /api/lab/check HTTP/1.1\r\n"
              + "Host: localhost\r\n"
              + "X-Betacut: chaos\r\n"
              + "Transfer-Encoding: chunked\r\n"
              + "Connection: close\r\n\r\n"
              + "4\r\n"
              + "abcd\r\n"
              + "0\r\n\r\n",
          "POST /api/lab/check HTTP/1.1\r\n"
              + "Host: localhost\r\n"
              + "X-Betacut: chaos\r\n"
              + "Content-Length: 4\r\n"
              + "Transfer-Encoding: chunked\r\n\r\n"
              + "4\r\n"
              + "abcd\r\n"
              + "0\r\n\r\n"
              + "GET /api/games HTTP/1.1\r\n"
              + "Host: evil.example\r\n\r\n",
          "GET / HTTP/1.1\r\n"
              + "Host: localhost\r\n"
              + "X-Betacut: chaos\r\n"
              + "Accept-Encoding: gzip\r\n"
              + "Range: bytes=0-9\r\n"
              + "Expect: 100-continue\r\n"
              + "Upgrade: websocket\r\n"
              + "Connection: close\r\n\r\n");

  /** A line in place of another one, or beside it. */
  private static final List<String> LINES =
      List.of(
          "Content-Length: -1",
          "Content-Length: 99999999999999999999",
          "Content-Length: 1e3",
          "Content-Length: 5, 6",
          "Content-Length: 0\r\nContent-Length: 9",
          "Transfer-Encoding: chunked, identity",
          "Transfer-Encoding : chunked",
          "Transfer-Encoding: gzip",
          "Host: evil.example",
          "Host:",
          "Origin: null",
          "X: " + "y".repeat(70_000),
          "X: y\r\n".repeat(500),
          " folded",
          "no colon at all",
          "Cookie: " + "a=b; ".repeat(900),
          "Expect: 200-ok",
          "\0\0\0");

  private static final List<String> CHUNKS =
      List.of(
          "ffffffffffff\r\nabc",
          "80000000\r\n",
          "7fffffff\r\nx",
          "-1\r\n",
          "4;a=b\r\nabcd\r\n0\r\nX: y\r\n\r\n",
          "zz\r\n",
          "\r\n\r\n",
          "4\nabcd\n0\n\n",
          "0".repeat(40_000));

  private final Path folder;

  RawHttpAttack(Path folder) {
    this.folder = folder.resolve("bytes");
  }

  @Override
  public String name() {
    return "http:bytes";
  }

  @Override
  public String what() {
    return "malformed HTTP: sizes, chunks, smuggling, halves, hang-ups";
  }

  @Override
  public int usualTimes() {
    return 2000;
  }

  @Override
  public void run(Attempts attempts) {
    try (var server = new ServerProcess(CommandProcess.Start.in(folder), folder.resolve("data"))) {
      ServerProcess.Usage before = server.usage();
      attempts.each(i -> send(server, attempts, i));
      String good = RawConnection.send(server.port(), bytes(REQUESTS.get(0)), WAITS, 60_000);
      if (!good.startsWith("HTTP/1.1 200")) {
        attempts.fail(attempts.end() - 1, "a good request gets " + good);
      }
      Doors.requireNothingKept(server, before, attempts);
    }
  }

  private static final RawConnection.End WAITS = RawConnection.End.WAITS;

  private void send(ServerProcess server, Attempts attempts, long attempt) {
    SplittableRandom random = attempts.random(attempt);
    byte[] bytes = request(random);
    int choice = random.nextInt(10);
    var end =
        choice == 0
            ? RawConnection.End.LEAVES
            : choice == 1 ? RawConnection.End.RESETS : RawConnection.End.WAITS;
    String answer = RawConnection.send(server.port(), bytes, end, LONGEST_MILLIS);
    attempts.saw(answer.startsWith("HTTP/1.1 ") ? answer.substring(9, 12) : "hung up");
    boolean isFine = answer.isEmpty() || answer.matches("(?s)HTTP/1.1 ([124]\\d\\d|501|505).*");
    if (!isFine || answer.contains("\tat ") || answer.contains(folder.toString())) {
      attempts.fail(attempt, "%s%ngave %s".formatted(Mutation.shown(bytes), answer));
    }
    if (answer.startsWith("HTTP/1.1 200") && answer.indexOf("HTTP/1.1 200", 20) > 0) {
      attempts.fail(attempt, "two answers to one request: " + Mutation.shown(bytes));
    }
  }

  private static byte[] request(SplittableRandom random) {
    String text = Mutation.pick(random, REQUESTS);
    switch (random.nextInt(6)) {
      case 0 ->
          text = text.replaceFirst("\r\n", "\r\n" + safe(Mutation.pick(random, LINES)) + "\r\n");
      case 1 ->
          text =
              text.replaceFirst("\r\n.*\r\n", "\r\n" + safe(Mutation.pick(random, LINES)) + "\r\n");
      case 2 ->
          text =
              "PUT /api/saved/x HTTP/1.1\r\n"
                  + "Host: localhost\r\n"
                  + "X-Betacut: chaos\r\n"
                  + "Transfer-Encoding: chunked\r\n"
                  + "Connection: close\r\n\r\n"
                  + Mutation.pick(random, CHUNKS);
      case 3 -> text = text.substring(0, random.nextInt(text.length()));
      case 4 -> text = text.replaceFirst(" /[^ ]*", " /" + safe(Mutation.nasty(random)));
      default -> {
        return Mutation.of(random, Mutation.of(random, bytes(text)));
      }
    }
    return bytes(text);
  }

  private static String safe(String replacement) {
    return java.util.regex.Matcher.quoteReplacement(replacement);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
