package betacut.web.browser;

import betacut.text.json.JsonReader;
import betacut.web.chromium.Chromium;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitUntilState;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How long a person waits, measured from the launcher to the picture: the numbers to hold. Each
 * round starts the program anew, as {@code ./betacut serve}, and asks it in a fresh browser window.
 * Times are taken inside the page, up to the frame that shows the answer. No test: it runs when
 * asked for by name, on a quiet machine.
 *
 * <pre>mvn -q -pl web -am test -Dtest=Numbers -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
class Numbers {
  private static final int ROUNDS = Integer.getInteger("rounds", 10);
  private static final int STEPS = 300;
  private static final int SLOW_MILLIS = 600;
  private static final int SLOW_BYTES = 50_000;

  /** Waits, frame by frame, until something is so; the time since {@code began}. */
  private static final String UNTIL =
      """
      const until = (began, isSo) => new Promise((done, fail) => {
        const look = () => isSo() ? setTimeout(() => done(performance.now() - began))
            : performance.now() - began > 20000 ? fail(new Error('waited in vain: ' + isSo))
            : requestAnimationFrame(look);
        look();
      });
      const press = key =>
          document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      """;

  private static final String FIRST_REPLY =
      """
      async () => {
        %s
        const began = performance.now();
        document.querySelector("[data-target='column:3']")
            .dispatchEvent(new MouseEvent('click', {bubbles: true}));
        return until(began, () => /It looked at/.test(document.querySelector('.said')?.textContent));
      }
      """
          .formatted(UNTIL);

  /** Hints, on from nothing: until every column has its value. */
  private static final String HINTS =
      """
      async () => {
        %s
        const began = performance.now();
        press('h');
        return until(began, () => document.querySelectorAll('.target .chip').length === 7);
      }
      """
          .formatted(UNTIL);

  private static final String WHOLE_TREE =
      """
      async () => {
        %s
        return until(0, () => document.querySelector(".tree-canvas[data-drawn='3000']"));
      }
      """
          .formatted(UNTIL);

  /**
   * What a key costs: handling it, and the frame that shows it, to the end of its painting. Our
   * callback is the first of that frame and the app's drawing comes after it; a timer waits for the
   * frame's end.
   */
  private static final String FRAMES =
      """
      async ([keys, most]) => {
        %s
        const frame = key => new Promise(done => {
          let handled = 0;
          requestAnimationFrame(() => {
            const began = performance.now();
            setTimeout(() => done(handled + performance.now() - began));
          });
          const began = performance.now();
          press(key);
          handled = performance.now() - began;
        });
        const times = [];
        for (let i = 0; i < most; i++) {
          times.push(await frame(keys[i %% keys.length]));
        }
        return times;
      }
      """
          .formatted(UNTIL);

  @TempDir Path data;

  private final Map<String, List<Double>> times = new LinkedHashMap<>();

  @Test
  void measure() throws IOException {
    Chromium.get(); // a person has a browser open
    for (int round = 0; round < ROUNDS; round++) {
      round();
    }
    System.out.println(
        "| what | median, ms | 90 % | 99 % | longest | of |\n|---|---|---|---|---|---|");
    times.forEach(Numbers::print);
  }

  private void round() throws IOException {
    long began = System.nanoTime();
    Process program =
        new ProcessBuilder("../betacut", "serve", "--port", "0", "--json", "--data", "" + data)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out = program.inputReader();
        BrowserContext window = Chromium.get().newContext()) {
      String address = (String) ((Map<?, ?>) JsonReader.read(out.readLine())).get("address");
      note("`./betacut serve` until the address is printed", millisSince(began));
      Page page = window.newPage();
      page.navigate(address);
      page.locator("[data-target='column:3']").waitFor();
      note("… until the first click is possible (aim 3,000)", millisSince(began));
      note("first reply of a new program (aim 500)", number(page.evaluate(FIRST_REPLY)));
      note("first hints for all moves (aim 300)", number(page.evaluate(HINTS)));
      tree(page, page.url());
      slowLine(address);
    } finally {
      program.destroy();
      program.onExit().join();
    }
  }

  private void tree(Page page, String address) {
    page.navigate(URI.create(address).resolve("/tree?engine=minimax&depth=6").toString());
    page.evaluate(WHOLE_TREE);
    page.reload();
    note("page with 3,000 of 233,511 nodes, reloaded", number(page.evaluate(WHOLE_TREE)));
    noteAll("a frame that draws 3,000 nodes (aim 200)", frames(page, List.of("+", "-"), 20));
    page.keyboard().press("Home");
    page.locator(".tree-canvas[data-at='0']").waitFor();
    noteAll("a step forwards (aim 16)", frames(page, List.of("ArrowRight"), STEPS));
    noteAll("a step backwards (aim 16)", frames(page, List.of("ArrowLeft"), STEPS));
  }

  /** A visitor far away: 600 ms until an answer begins, 50 kB a second, nothing kept. */
  private void slowLine(String address) {
    try (BrowserContext window = Chromium.get().newContext()) {
      Page page = window.newPage();
      var line = new JsonObject();
      line.addProperty("offline", false);
      line.addProperty("latency", SLOW_MILLIS);
      line.addProperty("downloadThroughput", SLOW_BYTES);
      line.addProperty("uploadThroughput", SLOW_BYTES);
      CDPSession session = window.newCDPSession(page);
      session.send("Network.enable");
      session.send("Network.emulateNetworkConditions", line);
      long began = System.nanoTime();
      page.navigate(address, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
      page.locator("[data-target='column:3']").waitFor();
      note("first board on a slow line (aim 5,000)", millisSince(began));
    }
  }

  private static List<Double> frames(Page page, List<String> keys, int most) {
    List<?> found = (List<?>) page.evaluate(FRAMES, List.of(keys, most));
    return found.stream().map(Numbers::number).toList();
  }

  private static double number(Object found) {
    return ((Number) found).doubleValue();
  }

  private static double millisSince(long began) {
    return (System.nanoTime() - began) / 1e6;
  }

  private void note(String what, double millis) {
    times.computeIfAbsent(what, _ -> new ArrayList<>()).add(millis);
  }

  private void noteAll(String what, List<Double> millis) {
    millis.forEach(one -> note(what, one));
  }

  private static void print(String what, List<Double> millis) {
    List<Double> sorted = new ArrayList<>(millis);
    Collections.sort(sorted);
    int count = sorted.size();
    System.out.printf(
        "| %s | %.1f | %.1f | %.1f | %.1f | %d |%n",
        what,
        sorted.get(count / 2),
        sorted.get(count * 9 / 10),
        sorted.get(count * 99 / 100),
        sorted.get(count - 1),
        count);
  }
}
