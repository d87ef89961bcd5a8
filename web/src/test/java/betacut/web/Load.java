package betacut.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Many players at once: each asks for the engine's move, plays it and asks again, as fast as it
 * gets answers.
 *
 * <pre>java -cp … betacut.web.Load [PLAYERS] [SECONDS]</pre>
 */
public final class Load {
  private static final Pattern MOVE = Pattern.compile("\"move\": \"([^\"]+)\"");

  private final HttpClient client = HttpClient.newHttpClient();
  private final List<Long> millis = new CopyOnWriteArrayList<>();
  private final List<String> errors = new CopyOnWriteArrayList<>();
  private final URI server;

  Load(URI server) {
    this.server = server;
  }

  /** Lets so many players play for so long. */
  void run(int players, long forMillis) throws InterruptedException {
    long end = System.currentTimeMillis() + forMillis;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < players; i++) {
        String name = "player-" + i;
        threads.submit(() -> play(name, end));
      }
    }
  }

  private void play(String name, long end) {
    String moves = "";
    while (System.currentTimeMillis() < end) {
      long began = System.nanoTime();
      String answer = ask("/api/move?game=connect4&player=level:5&stream=no", name, moves);
      millis.add((System.nanoTime() - began) / 1_000_000);
      Matcher move = MOVE.matcher(answer);
      boolean isOver = !move.find();
      moves = isOver ? "" : moves + (moves.isEmpty() ? "" : ",") + move.group(1);
    }
  }

  private String ask(String path, String name, String moves) {
    try {
      URI question = server.resolve(path + "&client=" + name + "&moves=" + moves);
      HttpResponse<String> answer =
          client.send(HttpRequest.newBuilder(question).build(), BodyHandlers.ofString());
      boolean isOver = answer.statusCode() == 422 && answer.body().contains("game is over");
      if (answer.statusCode() != 200 && !isOver) {
        errors.add(answer.statusCode() + " " + answer.body());
      }
      return answer.body();
    } catch (Exception failure) {
      errors.add(failure.toString());
      return "";
    }
  }

  List<String> errors() {
    return List.copyOf(errors);
  }

  int answers() {
    return millis.size();
  }

  long quantile(double share) {
    var sorted = new java.util.ArrayList<>(millis);
    Collections.sort(sorted);
    return sorted.get((int) Math.min(sorted.size() - 1, share * sorted.size()));
  }

  /** Prints what was measured. */
  public static void main(String[] args) throws Exception {
    int players = args.length > 0 ? Integer.parseInt(args[0]) : 50;
    int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 120;
    try (var server =
        WebServer.start(WebServer.LOOPBACK, 0, Files.createTempDirectory("betacut-load"))) {
      var load = new Load(server.address());
      for (int part = 0; part < 4; part++) {
        load.run(players, 1000L * seconds / 4);
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        System.out.printf(
            "%d answers, %d errors, median %d ms, 99 %% %d ms, heap %d MiB%n",
            load.answers(),
            load.errors().size(),
            load.quantile(0.5),
            load.quantile(0.99),
            (runtime.totalMemory() - runtime.freeMemory()) >> 20);
      }
      Arrays.stream(load.errors().toArray()).limit(5).forEach(System.out::println);
    }
  }
}
