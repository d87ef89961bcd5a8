package betacut.web;

import betacut.text.json.JsonReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks everything the API's description names, with its examples changed at random, and sends bytes
 * that are no questions at all. Whatever it gets must be an answer or an explained refusal.
 */
final class Fuzz {
  private static final String[] NASTY = {
    "",
    " ",
    "-1",
    "0",
    "1k",
    "+9",
    "9_0",
    "2147483648",
    "99999999999999999999",
    "1e9s",
    "99999999h",
    "NaN",
    "\0",
    "%",
    "\u202e\ud83d\ude00\ud800",
    "'\"><script>",
    "../../etc/passwd",
    "{\"a\":[",
    "((((((((",
    "tree:((3 12 8)(2 4 6))",
    "tree:" + "(".repeat(900),
    "mnk:99,99,99",
    "mnk:4,4,4",
    "othello:6x6",
    "nim",
    "zoo:3a",
    "level:nodes=1,noise=9,guard=9,solver=yes",
    "cmd:ls",
    "solver",
    "pvs threads=8k",
    "pvs table-mib=1k",
    "pvs table-mib=+900",
    "stockman depth=+9",
    "preset=full",
    "list:4|5",
    "all:9",
    "file:/etc/passwd",
    "x".repeat(300),
    "1,".repeat(400)
  };
  private static final Pattern RUNNING = Pattern.compile("\"running\":\\{\"run\":\"([^\"]+)\"");

  private static final int MILLIS_FOR_AN_ANSWER = 1500;
  private static final int MILLIS_FOR_A_GOOD_ANSWER = 60_000;

  private record Operation(
      String method, String path, Map<String, String> parameters, String body) {}

  private final WebServer server;
  private final SplittableRandom random;
  private final List<Operation> operations;
  private final List<String> findings = new ArrayList<>();
  private final Map<String, Integer> statuses = new TreeMap<>();

  Fuzz(WebServer server, long seed) {
    this.server = server;
    random = new SplittableRandom(seed);
    String description = good("/api/openapi.json");
    operations = operations(description.substring(description.indexOf("\r\n\r\n") + 4));
  }

  private static List<Operation> operations(String description) {
    List<Operation> operations = new ArrayList<>();
    var document = (Map<?, ?>) JsonReader.read(description);
    ((Map<?, ?>) document.get("paths"))
        .forEach(
            (path, methods) ->
                ((Map<?, ?>) methods)
                    .forEach(
                        (method, one) ->
                            operations.add(
                                operation((String) path, (String) method, (Map<?, ?>) one))));
    return operations;
  }

  private static Operation operation(String path, String method, Map<?, ?> description) {
    Map<String, String> parameters = new LinkedHashMap<>();
    for (Object one : (List<?>) description.get("parameters")) {
      var parameter = (Map<?, ?>) one;
      parameters.put((String) parameter.get("name"), (String) parameter.get("example"));
    }
    String body = "";
    if (description.get("requestBody") instanceof Map<?, ?> described) {
      var content = (Map<?, ?>) described.get("content");
      body = (String) ((Map<?, ?>) content.values().iterator().next()).get("example");
    }
    return new Operation(method.toUpperCase(Locale.ROOT), path, parameters, body);
  }

  /** What was not as it should be; empty if all is well. */
  List<String> findings() {
    return List.copyOf(findings);
  }

  /** How many questions had which status. */
  Map<String, Integer> statuses() {
    return Map.copyOf(statuses);
  }

  /** Asks so many questions. */
  void run(int questions) {
    for (int i = 0; i < questions; i++) {
      if (random.nextInt(5) == 0) {
        sendNoise();
      } else {
        askSomething();
      }
    }
    requireHealth();
  }

  private void askSomething() {
    Operation one = operations.get(random.nextInt(operations.size()));
    String path = one.path().replace("{id}", encoded(changed(one.parameters().get("id"), 3)));
    var query = new StringBuilder();
    one.parameters()
        .forEach(
            (name, example) -> {
              for (int times = times(); times > 0 && !name.equals("id"); times--) {
                query.append(query.isEmpty() ? "?" : "&").append(name);
                query.append('=').append(encoded(changed(example, one.parameters().size())));
              }
            });
    String body = one.body().isEmpty() ? "" : changed(one.body(), 2);
    String answer = request(one.method(), path + query, body);
    check("%s %s %s".formatted(one.method(), path + query, body), answer);
    if (one.path().matches("/api/(lab|tournament)/(run|resume|verify)")) {
      endJobs();
    }
  }

  /** Once, seldom not at all or twice. */
  private int times() {
    int choice = random.nextInt(20);
    return choice == 0 ? 2 : choice <= 3 ? 0 : 1;
  }

  private static String encoded(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  /** The example, one time in so many something else. */
  private String changed(String example, int oneIn) {
    if (random.nextInt(oneIn) > 0 || example == null) {
      return example == null ? "" : example;
    }
    int at = example.isEmpty() ? 0 : random.nextInt(example.length());
    String rest = example.substring(at);
    return switch (random.nextInt(5)) {
      case 0 -> example.substring(0, at) + (char) random.nextInt(300) + rest;
      case 1 -> example.substring(0, at) + (rest.isEmpty() ? "" : rest.substring(1));
      case 2 -> example.substring(0, at) + rest + rest;
      default -> NASTY[random.nextInt(NASTY.length)];
    };
  }

  /** Bytes that look more or less like a request. */
  private void sendNoise() {
    byte[] bytes =
        ("POST /api/lab/check?client=noise HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n"
                + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n4\r\nabcd\r\n0\r\n\r\n")
            .replace(random.nextBoolean() ? "Content-Length: 4\r\n" : "", "")
            .getBytes(StandardCharsets.ISO_8859_1);
    int changes = random.nextInt(4) == 0 ? bytes.length : random.nextInt(5);
    for (int i = 0; i < changes; i++) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    String sent = new String(bytes, StandardCharsets.ISO_8859_1);
    String answer = exchange(bytes);
    if (!answer.isEmpty() && !answer.matches("(?s)HTTP/1.1 ([24]\\d\\d|501).*")) {
      findings.add("noise %s gave %s".formatted(sent, answer));
    }
  }

  /** The answer to a question that has one, however long it takes. */
  private String good(String question) {
    return request("GET", question, "", MILLIS_FOR_A_GOOD_ANSWER);
  }

  private String request(String method, String target, String body) {
    return request(method, target, body, MILLIS_FOR_AN_ANSWER);
  }

  private String request(String method, String target, String body, int millis) {
    byte[] content = body.getBytes(StandardCharsets.UTF_8);
    var request = new ByteArrayOutputStream();
    request.writeBytes(
        "%s %s HTTP/1.0\r\nHost: localhost\r\n%s: %s\r\nContent-Length: %d\r\n\r\n"
            .formatted(method, target, ServerUnderTest.HEADER, server.token(), content.length)
            .getBytes(StandardCharsets.US_ASCII));
    request.writeBytes(content);
    return exchange(request.toByteArray(), millis);
  }

  /** Whatever comes within a moment; then it hangs up. */
  private String exchange(byte[] request) {
    return exchange(request, MILLIS_FOR_AN_ANSWER);
  }

  private String exchange(byte[] request, int millis) {
    var answer = new ByteArrayOutputStream();
    try (var socket = new Socket("127.0.0.1", server.address().getPort())) {
      long end = System.nanoTime() + millis * 1_000_000L;
      socket.setSoTimeout(millis);
      socket.getOutputStream().write(request);
      socket.shutdownOutput();
      InputStream in = socket.getInputStream();
      byte[] part = new byte[1 << 16];
      for (int n = in.read(part); n >= 0 && System.nanoTime() < end; n = in.read(part)) {
        answer.write(part, 0, n);
      }
    } catch (SocketTimeoutException slow) {
      // it may think for longer
    } catch (IOException closed) {
      // it may hang up
    }
    return answer.toString(StandardCharsets.UTF_8);
  }

  private void check(String question, String answer) {
    statuses.merge(answer.isEmpty() ? "none" : answer.split(" ")[1], 1, Integer::sum);
    boolean isGood = answer.startsWith("HTTP/1.1 200");
    boolean isRefused = answer.matches("(?s)HTTP/1.1 4\\d\\d.*");
    String body = answer.isEmpty() ? "" : answer.substring(answer.indexOf("\r\n\r\n") + 4);
    boolean isExplained = body.startsWith("{\"error\":\"") || body.contains("<h1>4");
    boolean isBug = answer.contains("is a bug");
    if (!(isGood || isRefused && isExplained || answer.isEmpty()) || isBug) {
      findings.add("%s gave %s".formatted(question, shortened(answer)));
    } else if (isGood && answer.contains("application/json") && body.endsWith("}")) {
      try {
        JsonReader.read(body.strip());
      } catch (IllegalArgumentException broken) {
        findings.add("%s gave %s: %s".formatted(question, broken.getMessage(), shortened(body)));
      }
    }
  }

  private static String shortened(String text) {
    return text.length() > 1500 ? text.substring(0, 1500) + "…" : text;
  }

  /** Experiments go on when nobody watches, so they have to be ended. */
  private void endJobs() {
    String runs = request("GET", "/api/lab/runs", "");
    Matcher running = RUNNING.matcher(runs);
    if (running.find()) {
      String run = running.group(1);
      String end = request("GET", "/api/lab/watch?stream=no&run=" + encoded(run), "");
      request("POST", "/api/lab/stop?run=" + encoded(run), "");
      if (end.contains("is a bug")) {
        findings.add("job %s: %s".formatted(run, shortened(end)));
      }
    }
  }

  private void requireHealth() {
    if (!good("/api/position?game=connect4&moves=4").startsWith("HTTP/1.1 200")) {
      findings.add("a good question has no answer");
    }
  }
}
