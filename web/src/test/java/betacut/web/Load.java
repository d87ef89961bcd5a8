package betacut.web;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Many players at once, at four games: each asks for the engine's move, plays it and asks again, as
 * fast as it gets answers. Every second one has hints on, and waits for them before it plays.
 */
final class Load {
  private static final List<String> GAMES = List.of("connect4", "othello", "pentago", "tictactoe");
  private static final Pattern MOVE = Pattern.compile("\"move\":\"([^\"]+)\"");

  private final HttpClient client = HttpClient.newHttpClient();
  private final Times moves = new Times();
  private final Times hints = new Times();
  private final Collection<String> errors = new ConcurrentLinkedQueue<>();
  private final WebServer server;

  Load(WebServer server) {
    this.server = server;
  }

  /** How often an answer took how many milliseconds; needs no more room the more there are. */
  static final class Times {
    private static final int LONGEST = 60_000;

    private final AtomicIntegerArray counts = new AtomicIntegerArray(LONGEST + 1);

    void add(long nanos) {
      counts.incrementAndGet((int) Math.min(LONGEST, nanos / 1_000_000));
    }

    int count() {
      int sum = 0;
      for (int millis = 0; millis <= LONGEST; millis++) {
        sum += counts.get(millis);
      }
      return sum;
    }

    /** This share of the answers took so many milliseconds or less. */
    int quantile(double share) {
      double wanted = share * count();
      int sum = 0;
      for (int millis = 0; millis <= LONGEST; millis++) {
        sum += counts.get(millis);
        if (sum > 0 && sum >= wanted) {
          return millis;
        }
      }
      return 0;
    }

    @Override
    public String toString() {
      return "%d (median %d, 99 %% %d, longest %d ms)"
          .formatted(count(), quantile(0.5), quantile(0.99), quantile(1));
    }
  }

  /** Lets so many players play for so long, at least a move each. */
  void run(int players, long forMillis) throws InterruptedException {
    long end = System.currentTimeMillis() + forMillis;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < players; i++) {
        int number = i;
        threads.submit(() -> play(number, end));
      }
    }
  }

  private void play(int number, long end) {
    String who = "game=" + GAMES.get(number % GAMES.size()) + "&client=player-" + number;
    boolean wantsHints = number / GAMES.size() % 2 == 0;
    String played = "";
    do { // once, however late we are
      if (wantsHints) {
        ask("/api/hints?" + who + "&moves=" + played, hints);
      }
      Matcher move =
          MOVE.matcher(ask("/api/move?player=level:5&" + who + "&moves=" + played, moves));
      boolean isOver = !move.find();
      played = isOver ? "" : played + (played.isEmpty() ? "" : ",") + move.group(1);
    } while (System.currentTimeMillis() < end);
  }

  private String ask(String question, Times times) {
    try {
      long began = System.nanoTime();
      HttpResponse<String> answer =
          client.send(
              HttpRequest.newBuilder(server.address().resolve(question + "&stream=no"))
                  .header(ServerUnderTest.HEADER, server.token())
                  .build(),
              BodyHandlers.ofString());
      boolean isOver = answer.statusCode() == 422 && answer.body().contains("game is over");
      if (answer.statusCode() == 200) {
        times.add(System.nanoTime() - began);
      } else if (!isOver) {
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

  Times moves() {
    return moves;
  }

  Times hints() {
    return hints;
  }
}
