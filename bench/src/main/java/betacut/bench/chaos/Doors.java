package betacut.bench.chaos;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Who may come in, under which name, and to which files: every form, as often as is asked. */
final class Doors implements Attack {
  private static final int MORE = 24;
  private static final long SETTLING_NANOS = TimeUnit.SECONDS.toNanos(30);

  private static final List<String> STRANGE_HOSTS =
      List.of(
          "evil.example",
          "localhost.evil.example",
          "evil.example:80",
          "localhost@evil.example",
          "evil.example#localhost",
          "localhost,evil.example",
          "localhost evil.example",
          "127.0.0.1.evil.example",
          "0x7f.1",
          "2130706433",
          "0.0.0.0",
          "[::]",
          "[::ffff:10.0.0.1]",
          "169.254.169.254",
          "localhost:80:90",
          "LOCALHOST.",
          "");

  private static final List<String> STRANGE_HEADERS =
      List.of(
          "Origin: http://evil.example",
          "Origin: null",
          "Origin: https://localhost",
          "Origin: http://localhost:1",
          "Origin: http://localhost.evil.example",
          "Sec-Fetch-Site: cross-site",
          "Sec-Fetch-Site: same-site");

  private static final List<String> PATHS =
      List.of(
          "/../etc/passwd",
          "/..%2f..%2f..%2fetc/passwd",
          "/%2e%2e/%2e%2e/etc/passwd",
          "/app/../../../etc/passwd",
          "//etc/passwd",
          "/.%00./etc/passwd",
          "/..\\..\\etc\\passwd",
          "/api/saved/..%2f..%2fetc%2fpasswd",
          "/api/saved/%2e%2e",
          "/api/lab/file?run=small&file=../../../etc/passwd",
          "/api/lab/file?run=small&file=%2fetc%2fpasswd",
          "/api/lab/file?run=small&file=charts/../../spec.toml",
          "/api/lab/file?run=..&file=spec.toml",
          "/api/lab/report?run=../../x",
          "/api/lab/preset?name=../../../../etc/passwd",
          "/api/lab/preset?name=/etc/passwd",
          "/api/position?game=file:/etc/passwd",
          "/api/move?game=connect4&stream=no&player=pvs+weights=/etc/passwd",
          "/api/move?game=connect4&stream=no&player=pvs+probcut=/etc/passwd",
          "/api/move?game=connect4&stream=no&player=cmd:touch+chaos-was-here",
          "/api/move?game=connect4&stream=no&player=gtp:touch+chaos-was-here");

  /** A request and what its status must not be. */
  private record Form(String request, String what) {}

  private final Path folder;

  Doors(Path folder) {
    this.folder = folder.resolve("doors");
  }

  @Override
  public String name() {
    return "http:doors";
  }

  @Override
  public String what() {
    return "Host, Origin and Sec-Fetch-Site forms, traversal, programs and files by name";
  }

  @Override
  public int usualTimes() {
    return forms().size();
  }

  @Override
  public void run(Attempts attempts) {
    List<Form> forms = forms();
    try (var server = new ServerProcess(CommandProcess.Start.in(folder), folder.resolve("data"))) {
      attempts.each(i -> knock(server, forms.get((int) (i % forms.size())), attempts, i));
    }
    if (folder.resolve("chaos-was-here").toFile().exists()) {
      attempts.fail(attempts.first(), "a program was started");
    }
  }

  private static List<Form> forms() {
    List<Form> forms = new ArrayList<>();
    for (String host : STRANGE_HOSTS) {
      for (String method : List.of("GET", "POST", "DELETE", "OPTIONS")) {
        forms.add(form(method, "/api/games", "Host: " + host));
      }
      forms.add(form("GET", "http://%s/api/games".formatted(host), "Host: " + host));
    }
    forms.add(form("GET", "/api/games", "X: y"));
    for (String header : STRANGE_HEADERS) {
      for (String method : List.of("GET", "POST", "PUT", "DELETE", "OPTIONS")) {
        forms.add(form(method, "/api/games", "Host: localhost\r\n" + header));
        forms.add(form(method, "/api/saved/x", "Host: localhost\r\n" + header));
      }
    }
    for (String path : PATHS) {
      forms.add(form("GET", path, "Host: localhost"));
    }
    return forms;
  }

  private static Form form(String method, String path, String headers) {
    return new Form(
        "%s %s HTTP/1.1\r\n%s\r\nX-Betacut: chaos\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            .formatted(method, path, headers),
        method + " " + path + " " + headers.replace("\r\n", ", "));
  }

  private static void knock(ServerProcess server, Form form, Attempts attempts, long attempt) {
    byte[] bytes = form.request().getBytes(StandardCharsets.ISO_8859_1);
    String answer = RawConnection.send(server.port(), bytes, RawConnection.End.WAITS, 60_000);
    attempts.saw(answer.startsWith("HTTP/1.1 ") ? answer.substring(9, 12) : "hung up");
    boolean isApp = !form.what().contains("/api/") && answer.contains("<!doctype html>");
    boolean isRefused = isApp || answer.isEmpty() || answer.matches("(?s)HTTP/1.1 (4\\d\\d|501).*");
    if (!isRefused || answer.contains("root:")) {
      attempts.fail(attempt, form.what() + "\ngave " + answer);
    }
  }

  /** Whoever was there has left nothing: no thread, no connection. */
  static void requireNothingKept(
      ServerProcess server, ServerProcess.Usage before, Attempts attempts) {
    long end = System.nanoTime() + SETTLING_NANOS;
    ServerProcess.Usage after = server.usage();
    while (grew(before, after) && System.nanoTime() < end) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(500));
      after = server.usage();
    }
    if (grew(before, after)) {
      attempts.fail(attempts.end() - 1, "it keeps what it took: %s, %s".formatted(before, after));
    }
    if (server.log().contains("\tat ")) {
      attempts.fail(attempts.end() - 1, "stack in the log: " + server.log());
    }
  }

  private static boolean grew(ServerProcess.Usage before, ServerProcess.Usage after) {
    return after.threads() > before.threads() + MORE || after.files() > before.files() + MORE;
  }
}
