package betacut.bench.chaos;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A server killed while games are being saved: what it has answered for is there afterwards, and
 * nothing torn or left over.
 */
final class SavingServer implements Attack {
  private static final int GAMES = 40;
  private static final int MOST_MILLIS = 60;

  private final Path folder;
  private volatile String unanswered = "";

  SavingServer(Path folder) {
    this.folder = folder.resolve("saving");
  }

  @Override
  public String name() {
    return "kill:serve";
  }

  @Override
  public String what() {
    return "the server killed -9 while games are saved";
  }

  @Override
  public int usualTimes() {
    return 10;
  }

  @Override
  public void run(Attempts attempts) {
    Map<String, String> kept = new TreeMap<>();
    attempts.each(i -> killed(kept, attempts, i));
    try (var server = server();
        var connection = new HttpConnection(server.port())) {
      compare(server, kept, attempts, attempts.end() - 1);
      connection.ask("GET", "/api/saved", new byte[0]); // whoever lists them also tidies up
    } catch (IOException e) {
      attempts.fail(attempts.end() - 1, "it does not answer after the kills: " + e);
    }
    if (kept.isEmpty()) {
      return;
    }
    var names = LongJob.names(folder.resolve("data").resolve("games"));
    names.removeIf(name -> name.endsWith(".game"));
    if (!names.isEmpty()) {
      attempts.fail(attempts.end() - 1, "left over: " + names);
    }
  }

  private ServerProcess server() {
    return new ServerProcess(CommandProcess.Start.in(folder), folder.resolve("data"));
  }

  private void killed(Map<String, String> kept, Attempts attempts, long attempt) {
    SplittableRandom random = attempts.random(attempt);
    boolean isEarly = random.nextInt(4) == 0;
    Map<String, String> answered = new ConcurrentHashMap<>();
    try (var server = server()) {
      compare(server, kept, attempts, attempt);
      Thread saving = Thread.ofPlatform().start(() -> save(server, random.split(), answered));
      while (!isEarly && answered.isEmpty() && saving.isAlive()) {
        Thread.sleep(1);
      }
      Thread.sleep(random.nextInt(MOST_MILLIS));
      server.kill();
      saving.join();
    } catch (IOException e) {
      attempts.fail(attempt, "it does not answer: " + e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    attempts.saw(answered.isEmpty() ? "before any game" : "between games");
    kept.putAll(answered);
  }

  /** Saves until there is nobody to answer; the last one may be there without an answer. */
  private void save(ServerProcess server, SplittableRandom random, Map<String, String> answered) {
    try (var connection = new HttpConnection(server.port())) {
      for (int i = 0; i < 10_000; i++) {
        String id = "chaos-" + random.nextInt(GAMES);
        String moves =
            "[\"%d\",\"%d\",\"%d\",\"%d\"]"
                .formatted(
                    1 + random.nextInt(7),
                    1 + random.nextInt(7),
                    1 + random.nextInt(7),
                    1 + random.nextInt(7));
        String game = "game = \"connect4\"\nmoves = " + moves;
        // 412 comes for one that somebody else wrote: here nobody did, so it is asked for first
        String version = version(connection, id);
        unanswered = id + moves;
        var reply =
            connection.ask(
                "PUT",
                "/api/saved/" + id + (version.isEmpty() ? "" : "?version=" + version),
                game.getBytes(StandardCharsets.UTF_8));
        if (reply.status() == 200) {
          answered.put(id, moves);
        }
      }
    } catch (IOException killed) {
      // as it was to be
    }
  }

  private static String version(HttpConnection connection, String id) throws IOException {
    var reply = connection.ask("GET", "/api/saved/" + id, new byte[0]);
    return reply.status() == 200
        ? reply.body().replaceFirst("(?s).*\"version\":\"([^\"]*)\".*", "$1")
        : "";
  }

  /** Every game that was answered for has its moves, or those that were being saved at the kill. */
  private void compare(
      ServerProcess server, Map<String, String> kept, Attempts attempts, long attempt)
      throws IOException {
    try (var connection = new HttpConnection(server.port())) {
      for (var game : kept.entrySet()) {
        var reply = connection.ask("GET", "/api/saved/" + game.getKey(), new byte[0]);
        String moves = reply.body().replaceFirst("(?s).*\"moves\":(\\[[^]]*]).*", "$1");
        if (reply.status() == 200 && unanswered.equals(game.getKey() + moves)) {
          game.setValue(moves);
        } else if (!moves.equals(game.getValue())) {
          attempts.fail(attempt, "%s is lost or another: %s".formatted(game, reply));
        }
      }
    }
  }
}
