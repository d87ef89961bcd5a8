package betacut.cli;

import betacut.text.json.Json;
import betacut.text.json.JsonReader;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One page in a headless Chromium, driven through its debugging pipe: what it reads comes in at
 * descriptor 3, what it answers goes out at 4, each message a JSON object and a zero byte.
 */
final class HeadlessPage implements AutoCloseable {
  private static final String START =
      "profile=$(mktemp -d); \"$0\" --headless --no-sandbox --disable-gpu"
          + " --disable-background-networking --disable-component-update --lang=en-US"
          + " --remote-debugging-pipe --user-data-dir=\"$profile\" about:blank"
          + " 3<&0 4>&1 0</dev/null 1>/dev/null 2>&1; rm -rf \"$profile\"";

  /** Looks again and again, for two minutes at most; what is not there yet is not true. */
  private static final String WAIT =
      """
      new Promise(done => {
        const end = Date.now() + 120000;
        const isTrue = () => { try { return Boolean((%s)); } catch { return false; } };
        const look = () =>
          isTrue() ? done(true) : Date.now() > end ? done(false) : setTimeout(look, 20);
        look();
      })\
      """;

  private final Process process;
  private final InputStream answers;
  private final String session;
  private int asked;

  private HeadlessPage(Path chromium) throws IOException {
    process = new ProcessBuilder("bash", "-c", START, chromium.toString()).start();
    answers = new BufferedInputStream(process.getInputStream());
    Map<?, ?> target = send("Target.createTarget", Map.of("url", "about:blank"), "");
    Map<String, Object> both = Map.of("targetId", target.get("targetId"), "flatten", true);
    session = (String) send("Target.attachToTarget", both, "").get("sessionId");
  }

  /** Empty if there is no browser here, nor a way to get one. */
  static Optional<HeadlessPage> open() throws IOException {
    Path script = Path.of("../web/install-browser").toAbsolutePath();
    Process found = new ProcessBuilder("bash", script.toString()).start();
    String path = new String(found.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    return path.isEmpty() || !Files.isExecutable(Path.of(path))
        ? Optional.empty()
        : Optional.of(new HeadlessPage(Path.of(path)));
  }

  private Map<?, ?> send(String method, Map<String, ?> parameters, String to) throws IOException {
    int number = ++asked;
    var message =
        new HashMap<String, Object>(Map.of("id", number, "method", method, "params", parameters));
    if (!to.isEmpty()) {
      message.put("sessionId", to);
    }
    process.getOutputStream().write((Json.line(message) + "\0").getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    while (true) {
      Map<?, ?> answer = next();
      if (answer.get("id") instanceof Number id && id.intValue() == number) {
        return answer.get("result") instanceof Map<?, ?> result ? result : Map.of();
      }
    }
  }

  private Map<?, ?> next() throws IOException {
    var message = new ByteArrayOutputStream();
    for (int one = answers.read(); one > 0; one = answers.read()) {
      message.write(one);
    }
    if (message.size() == 0) {
      throw new IOException("the browser has ended");
    }
    return (Map<?, ?>) JsonReader.read(message.toString(StandardCharsets.UTF_8));
  }

  void go(String address) throws IOException {
    send("Page.navigate", Map.of("url", address), session);
  }

  /** What an expression is worth on the page; empty while the page is being left. */
  Optional<Object> evaluate(String expression) throws IOException {
    Map<String, Object> how =
        Map.of("expression", expression, "awaitPromise", true, "returnByValue", true);
    return send("Runtime.evaluate", how, session).get("result") instanceof Map<?, ?> found
        ? Optional.ofNullable(found.get("value"))
        : Optional.empty();
  }

  /** Waits until something is true of the page, or of the one that comes after it. */
  void waitFor(String condition) throws IOException {
    Optional<Object> found = Optional.empty();
    while (found.isEmpty()) {
      found = evaluate(WAIT.formatted(condition));
    }
    if (!found.get().equals(true)) {
      throw new AssertionError(
          "never true: " + condition + "\n" + evaluate("document.body.innerText").orElse(""));
    }
  }

  void click(String selector) throws IOException {
    String element = "document.querySelector(\"" + selector + "\")";
    waitFor(element);
    evaluate(
        element + ".dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))");
  }

  /** A browser ends with its pipe. */
  @Override
  public void close() {
    try {
      process.getOutputStream().close();
      process.waitFor();
    } catch (IOException e) {
      process.destroy();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
