package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.play.saved.SavedGame;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.text.json.JsonReader;
import betacut.web.WebServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLConnection;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whoever asks in the terminal and whoever asks over HTTP is told the same, of 50 positions: what
 * every move is worth, why one is bad, and what a game gave away.
 */
class SameAnswersTest {
  private static final int SHOWN = 10; // moves that the terminal lists

  @TempDir static Path folder;
  private static WebServer server;

  @BeforeAll
  static void start() {
    server = WebServer.start(WebServer.LOOPBACK, 0, folder);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "connect4      | 8",
        "connect4:5x4  | 4",
        "connect4:9x6  | 3",
        "tictactoe     | 6",
        "mnk:4,4,4     | 5",
        "mnk:5,5,4     | 4",
        "gomoku        | 2",
        "othello:4x4   | 4",
        "othello:6x6   | 4",
        "othello       | 4",
        "pentago       | 3",
        "pentago:twist | 3",
        "kalah         | 4",
        "dots:2x2      | 4",
        "breakthrough:5x5 | 2"
      })
  void terminalAndBrowserSayTheSame(String name, int positions) throws IOException {
    for (int seed = 1; seed <= positions; seed++) {
      new Question<>(Games.find(name), seed).ask();
    }
  }

  /** A position some moves into a game, and a move to ask about. */
  private static final class Question<P extends Position> {
    private final Game<P> game;
    private final List<String> moves = new ArrayList<>();
    private final String move;
    private final boolean hasNumberPad;

    Question(Game<P> game, int seed) {
      this.game = game;
      hasNumberPad = game.id().equals("tictactoe");
      var random = new SplittableRandom(seed);
      P position = game.start();
      int plies = 1 + random.nextInt(Math.min(7, game.board(position).cells().length() / 3));
      int choice = choice(position, random);
      while (moves.size() < plies || isForced(position)) {
        moves.add(game.formatMove(choice));
        position.play(choice);
        if (position.outcome() != Position.ONGOING) { // one move too many
          position.undo(choice);
          moves.removeLast();
          break;
        }
        choice = choice(position, random);
      }
      move = game.formatMove(choice);
    }

    private boolean isForced(P position) {
      return game.hasPasses() && position.legalMoves().length == 1;
    }

    private static int choice(Position position, SplittableRandom random) {
      int[] legal = position.legalMoves();
      return legal[random.nextInt(legal.length)];
    }

    void ask() throws IOException {
      String told = terminal();
      String where = game.id() + " " + moves + ", " + move;
      List<Map<?, ?>> values = events("hints", "");
      List<?> all = (List<?>) values.getLast().get("moves");
      assertThat(told).as(where).contains("What your moves are worth to you: " + first(all));
      assertThat(all.size() > SHOWN).isEqualTo(told.contains(" (and " + (all.size() - SHOWN)));
      Map<?, ?> why = events("why", "&move=" + encoded(move)).getLast();
      assertThat(told).as(where).contains(" " + named((String) why.get("text")) + " ");
      List<Map<?, ?>> plies = events("review", "").reversed();
      StringBuilder review = new StringBuilder();
      plies.forEach(ply -> review.append(ply.get("text")).append(' '));
      String lost =
          "Accuracy: first player %s; second player %s."
              .formatted(accuracy(plies, 0), accuracy(plies, 1));
      assertThat(told).as(where).contains(named(review.toString().strip()) + " " + lost);
    }

    /** Everything that the terminal says, in one line. */
    private String terminal() throws IOException {
      String players = "players = [\"%s\", \"%<s\"]\n".formatted(SavedGame.PERSON);
      String list = moves.isEmpty() ? "" : "\"" + String.join("\", \"", moves) + "\"";
      Path file = folder.resolve("asked.game");
      Files.writeString(
          file, "game = \"%s\"\nmoves = [%s]\n%s".formatted(game.id(), list, players));
      String typed = "h\nw " + named(move) + "\nv\nq\n";
      Run run = Run.typing(typed, "play", "--plain", "--resume=" + file);
      assertThat(run.code()).as(run.err()).isZero();
      return run.out().replaceAll("\\s+", " ");
    }

    private String first(List<?> all) {
      StringBuilder text = new StringBuilder();
      for (Object one : all.subList(0, Math.min(SHOWN, all.size()))) {
        Map<?, ?> value = (Map<?, ?>) ((Map<?, ?>) one).get("value");
        text.append(named((String) ((Map<?, ?>) one).get("move"))).append(' ');
        text.append(value.get("text")).append(' ');
      }
      return text.toString().strip();
    }

    /** A terminal calls the cells of tic-tac-toe 1 to 9. */
    private String named(String text) {
      String renamed = text;
      P start = game.start();
      for (int move : hasNumberPad ? start.legalMoves() : new int[0]) {
        String cell = Integer.toString(game.targetCell(start, move) + 1);
        renamed = renamed.replaceAll("\\b" + game.formatMove(move) + "\\b", cell);
      }
      return renamed;
    }

    private static String accuracy(List<Map<?, ?>> plies, int side) {
      OptionalDouble accuracy = mean(plies, side, "accuracy");
      return accuracy.isEmpty()
          ? "–"
          : "%d%% (%s%% of the winning chance lost per move)"
              .formatted(
                  Math.round(100 * accuracy.getAsDouble()),
                  Math.round(1000 * mean(plies, side, "loss").getAsDouble()) / 10.0);
    }

    private static OptionalDouble mean(List<Map<?, ?>> plies, int side, String field) {
      return plies.stream()
          .filter(ply -> ((Number) ply.get("mover")).intValue() == side)
          .filter(ply -> ply.get(field) != null)
          .mapToDouble(ply -> ((Number) ply.get(field)).doubleValue())
          .average();
    }

    private List<Map<?, ?>> events(String path, String more) throws IOException {
      String query = "game=" + encoded(game.id()) + "&moves=" + encoded(String.join(",", moves));
      URI question = server.address().resolve("/api/" + path + "?" + query + more);
      URLConnection connection = question.toURL().openConnection();
      connection.setRequestProperty("X-Betacut", server.token());
      try (InputStream in = connection.getInputStream()) {
        List<Map<?, ?>> events = new ArrayList<>();
        new String(in.readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> line.startsWith("data: {\""))
            .map(line -> (Map<?, ?>) JsonReader.read(line.substring("data: ".length())))
            .forEach(events::add);
        return events;
      }
    }

    private static String encoded(String text) {
      return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
  }
}
