package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the endpoints answer. */
class ApiTest extends ServerTest {
  private static Map<?, ?> map(Object value) {
    return (Map<?, ?>) value;
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }

  @Test
  void gamesAreListedAndDescribed() {
    assertThat(list(server.ask("games").get("games")))
        .extracting(game -> (String) map(game).get("id"))
        .contains("connect4", "othello", "pentago", "tictactoe", "gomoku");
    Map<?, ?> game = server.ask("game", "game", "connect4");
    assertThat(list(game.get("levels"))).hasSize(10);
    assertThat(map(game.get("board"))).extracting("kind", "width").containsExactly("columns", 7.0);
    assertThat(game.get("hasPerfect")).isEqualTo(true);
    assertThat(server.ask("game", "game", "tictactoe").get("hasPerfect")).isEqualTo(true);
    assertThat(server.ask("game", "game", "othello").get("hasPerfect")).isEqualTo(false);
  }

  /** Of equal moves the one that was typed is kept, and a text says of which game it is. */
  @Test
  void whatIsPastedIsKeptAsItWasMeant() {
    Map<?, ?> pentago = server.ask("position", "game", "pentago", "text", "b5 1R d2 1L");
    assertThat(pentago.get("moves")).isEqualTo(List.of("b5-1R", "d2-1L"));
    assertThat(pentago.get("format")).isEqualTo("turns");
    String link = "https://connect4.gamesolver.org/?pos=4455";
    Map<?, ?> linked = server.ask("position", "game", "pentago", "text", link);
    assertThat(linked.get("game")).isEqualTo("connect4");
    assertThat(linked.get("moves")).isEqualTo(List.of("4", "4", "5", "5"));
    String start = "-".repeat(27) + "O*------*O" + "-".repeat(27);
    String ggf = "(;GM[Othello]BO[8 " + start + " *]B[F5]W[D6];)";
    Map<?, ?> read = server.ask("position", "game", "connect4", "text", ggf);
    assertThat(read.get("start")).isEqualTo("");
    assertThat(read.get("moves")).isEqualTo(List.of("f5", "d6"));
  }

  @Test
  void everySearchAndPlayerThatIsListedCanBeAskedFor() {
    Map<?, ?> options = server.ask("options");
    for (Object search : list(options.get("searches"))) {
      boolean grows = Set.of("mcts", "dfpn").contains(search); // drawn by what they add
      String game = grows ? "tictactoe" : "tree:((3 12 8)(2 4 6))"; // who has points has no winner
      String[] asked = {"game", game, grows ? "method" : "engine", (String) search};
      assertThat(server.get(server.question(grows ? "growth" : "trace", asked)).statusCode())
          .as("%s", search)
          .isEqualTo(200);
    }
    for (Object player : list(options.get("players"))) {
      String[] asked = {"game", "connect4", "players", player + ";level:1"};
      assertThat(server.ask("tournament/check", asked).get("valid"))
          .as("%s", player)
          .isEqualTo(true);
    }
  }

  @Test
  void positionsComeWithPathsOfAllMoves() {
    Map<?, ?> start = server.ask("position", "game", "pentago");
    assertThat(list(start.get("legal"))).hasSize(288);
    assertThat(map(list(start.get("legal")).getFirst()).get("path"))
        .isEqualTo(List.of("0", "turn:0:left"));
    Map<?, ?> later = server.ask("position", "game", "connect4", "moves", "4,4,3");
    assertThat(later.get("mover")).isEqualTo(1.0);
    assertThat(list(later.get("history"))).hasSize(3);
    assertThat(map(list(later.get("legal")).getFirst()).get("path")).isEqualTo(List.of("column:0"));
  }

  @Test
  void pastedTextIsRecognised() {
    Map<?, ?> moves = server.ask("position", "game", "othello", "text", "f5d6c3");
    assertThat(moves.get("recognised")).isEqualTo("moves");
    assertThat(moves.get("moves")).isEqualTo(List.of("f5", "d6", "c3"));
    Map<?, ?> drops = server.ask("position", "game", "connect4", "text", "44 33");
    assertThat(drops.get("moves")).isEqualTo(List.of("4", "4", "3", "3"));
    String board = "......./......./......./......./...o.../...x...";
    Map<?, ?> position = server.ask("position", "game", "connect4", "text", board);
    assertThat(position.get("recognised")).isEqualTo("position");
    assertThat(position.get("start")).isEqualTo(board);
    assertThat(server.ask("position", "game", "connect4", "text", "-").get("recognised"))
        .isEqualTo("start");
  }

  @Test
  void aFinishedGameHasAnOutcomeAndNoMoves() {
    Map<?, ?> over = server.ask("position", "game", "tictactoe", "moves", "a1 b1 a2 b2 a3");
    assertThat(map(over.get("outcome")).get("winner")).isEqualTo(0.0);
    assertThat(list(over.get("legal"))).isEmpty();
    HttpResponse<String> refused =
        server.get(server.question("hints", "game", "tictactoe", "moves", "a1 b1 a2 b2 a3"));
    assertThat(refused.statusCode()).isEqualTo(422);
  }

  @Test
  void aPlayerMovesAndSaysWhatItThought() {
    Map<?, ?> answer =
        server.ask(
            "move", "game", "tictactoe", "moves", "a1 b2 a2", "player", "perfect", "stream", "no");
    assertThat(answer.get("move")).isEqualTo("a3");
    assertThat(map(answer.get("value")).get("kind")).isEqualTo("exact");
  }

  /** Playouts from the start score a little more than half, which was said to be a sure win. */
  @Test
  void whatPlayoutsScoreIsTheChance() {
    Map<?, ?> answer =
        server.ask(
            "move", "game", "connect4", "player", "mcts nodes=2k", "seed", "1", "stream", "no");
    Map<?, ?> value = map(answer.get("value"));
    assertThat(value.get("kind")).isEqualTo("estimate");
    assertThat((double) value.get("chance")).isBetween(0.5, 0.9);
    assertThat(value.get("chance"))
        .isEqualTo(Math.round(500 + (double) value.get("score") / 20) / 1000.0);
  }

  @Test
  void hintsArriveAsEventsAndEnd() {
    String stream = server.get(server.question("hints", "game", "tictactoe", "moves", "a1")).body();
    assertThat(stream).contains("event: values\ndata: {").endsWith("event: end\ndata: {}\n\n");
    Map<?, ?> last = server.ask("hints", "game", "tictactoe", "moves", "a1", "stream", "no");
    assertThat(last.get("end")).isEqualTo("solved");
    assertThat(map(list(last.get("moves")).getFirst()).get("move")).isEqualTo("b2");
    assertThat(list(last.get("moves"))).hasSize(8);
  }

  @Test
  void everySolvedMoveHasItsLine() {
    String moves = "4 4 4 4 4 2 2 4 2 2 3 3"; // the book knows nothing any more
    Map<?, ?> last =
        server.ask("analyse", "game", "connect4", "moves", moves, "time", "60s", "stream", "no");
    assertThat(last.get("end")).isEqualTo("solved");
    for (Object move : list(last.get("moves"))) {
      Object plies = map(map(move).get("value")).get("plies");
      if (plies != null) {
        assertThat(list(map(move).get("line"))).hasSize(((Double) plies).intValue());
      }
    }
  }

  @Test
  void aReviewFindsTheBlunder() {
    // The first player lets go of a win in one, and then the second one does.
    String stream =
        server.get(server.question("review", "game", "connect4", "moves", "4 1 4 1 4 2 3")).body();
    List<String> plies =
        stream.lines().filter(line -> line.startsWith("data: {\"ply\"")).toList().reversed();
    assertThat(plies).hasSize(8);
    assertThat(loss(plies.get(5))).isGreaterThan(0.15); // no block
    assertThat(loss(plies.get(6))).isGreaterThan(0.01); // no win
    assertThat(plies.get(6)).contains("\"best\":{\"move\":\"4\"");
  }

  private static double loss(String event) {
    return (double)
        map(betacut.text.json.JsonReader.read(event.substring("data: ".length()))).get("loss");
  }

  @Test
  void whyShowsTheRefutation() {
    Map<?, ?> why =
        server.ask("why", "game", "connect4", "moves", "4 1 4 1 4", "move", "2", "stream", "no");
    assertThat(map(why.get("value"))).extracting("type", "plies").containsExactly("loss", 2.0);
    assertThat(map(list(why.get("line")).getFirst()).get("move")).isEqualTo("4");
    assertThat(map(why.get("best")).get("move")).isEqualTo("4");
  }

  @Test
  void theDescriptionListsEveryEndpoint() {
    Map<?, ?> paths = map(server.ask("openapi.json").get("paths"));
    assertThat(paths.keySet())
        .extracting(Object::toString)
        .contains("/api/games", "/api/position", "/api/move", "/api/review", "/api/saved/{id}");
  }

  @Test
  void pagesAreTheAppAndNothingElseIsServed() {
    HttpResponse<String> page = server.get(server.at("/analyse?game=othello"));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'", "script-src 'self'")
        .doesNotContain("unsafe");
    assertThat(server.get(server.at("/api/none")).statusCode()).isEqualTo(404);
    assertThat(server.get(server.at("/module-info.class")).statusCode()).isEqualTo(404);
    assertThat(server.get(server.at("/..%2fWebServer.class")).statusCode()).isEqualTo(404);
  }
}
