package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tournaments over HTTP. */
class TournamentTest extends ServerTest {
  private static HttpResponse<String> play(String... parameters) {
    return server.send(
        HttpRequest.newBuilder(server.question("tournament/run", parameters))
            .POST(BodyPublishers.noBody()));
  }

  private static String played(String... parameters) {
    HttpResponse<String> answer = play(parameters);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    String run = (String) ((Map<?, ?>) JsonReader.read(answer.body())).get("run");
    assertThat(server.ask("lab/watch", "run", run, "stream", "no").get("state")).isEqualTo("done");
    return run;
  }

  private static String file(String run, String name) {
    return server.get(server.question("lab/file", "run", run, "file", name)).body();
  }

  @Test
  void everybodyMeetsEverybodyTwiceFromEachOpening() {
    String run =
        played("game", "tictactoe", "players", "random; level:1; pvs depth=2", "rounds", "2");
    Map<?, ?> report = server.ask("lab/report", "run", run);
    assertThat(report.get("done")).isEqualTo(12.0);
    assertThat(report.toString())
        .contains("Crosstable", "Elo by two methods", "likelihood of superiority");
    assertThat(file(run, "games.pgn"))
        .contains("[First \"pvs depth=2\"]", "[Termination \"rules\"]", "[Round \"12\"]", "1. ");
    assertThat(file(run, "games.json").split("\"event\": \"game\"", -1)).hasSize(1 + 12);
    assertThat(file(run, "games.json")).contains("firstBlunders", "\"superiority\"", "winLoss");
    assertThat(file(run, "report.html")).contains("<table");
    Map<?, ?> listed = (Map<?, ?>) server.ask("lab/runs").get("files");
    assertThat((List<?>) listed.get("tournament"))
        .hasSize(8)
        .allSatisfy(name -> assertThat(file(run, (String) name)).doesNotStartWith("{\"error\""));
  }

  /** Games are there for whoever starts the server again, with sides, result and ending. */
  @Test
  void gamesAreToldByPairAlsoAfterARestart(@TempDir Path data) {
    String run;
    try (var first = new ServerUnderTest(data)) {
      URI begin =
          first.question(
              "tournament/run",
              "game",
              "tictactoe",
              "players",
              "random; pvs depth=9",
              "rounds",
              "5",
              "openings",
              "random:1");
      HttpResponse<String> answer =
          first.send(HttpRequest.newBuilder(begin).POST(BodyPublishers.noBody()));
      run = (String) ((Map<?, ?>) JsonReader.read(answer.body())).get("run");
      first.ask("lab/watch", "run", run, "stream", "no");
    }
    try (var again = new ServerUnderTest(data)) {
      Map<?, ?> table = again.ask("tournament/table", "tournament", run);
      assertThat(table.get("zero")).isEqualTo(0.0);
      Map<?, ?> best = (Map<?, ?>) ((List<?>) table.get("players")).getFirst();
      assertThat(best.get("player")).isEqualTo("pvs depth=9");
      Map<?, ?> pair = (Map<?, ?>) ((List<?>) table.get("pairs")).getFirst();
      assertThat(pair.get("lead")).isIn("behind", "too-few", "open");
      Map<?, ?> all = again.ask("tournament/games", "tournament", run, "one", "0", "other", "1");
      List<?> games = (List<?>) all.get("games");
      assertThat(games).hasSize(10);
      double lost = 0;
      for (Object one : games) {
        Map<?, ?> game = (Map<?, ?>) one;
        assertThat(game.get("opener")).as("one random move has been made").isEqualTo(1.0);
        Map<?, ?> end = (Map<?, ?>) game.get("end");
        assertThat(end.get("ending")).isEqualTo("rules");
        Map<?, ?> position =
            again.ask(
                "position",
                "game",
                "tictactoe",
                "start",
                (String) game.get("start"),
                "moves",
                String.join(
                    ",", ((List<?>) game.get("moves")).stream().map(String::valueOf).toList()));
        Object winner = ((Map<?, ?>) position.get("outcome")).get("winner");
        assertThat(end.get("winner")).as("the side that the board says").isEqualTo(winner);
        List<?> sides = (List<?>) game.get("sides");
        lost += winner instanceof Double side && sides.get(side.intValue()).equals(1.0) ? 1 : 0;
      }
      assertThat(pair.get("losses")).isEqualTo(lost);
      assertThat(again.get(again.question("tournament/games", "tournament", run)).statusCode())
          .isEqualTo(400);
    }
  }

  @Test
  void aSequentialTestEndsAsSoonAsItKnows() {
    String run =
        played(
            "game", "tictactoe", "players", "pvs depth=9; random", "mode", "sprt", "elo1", "200");
    Map<?, ?> report = server.ask("lab/report", "run", run);
    assertThat((Double) report.get("done")).isBetween(20.0, 200.0);
    assertThat(report.get("total")).isEqualTo(1000.0);
    assertThat(report.get("open")).as("a decided test has nothing left to play").isEqualTo(false);
    assertThat(report.toString()).contains("Log-likelihood ratio", "class=\"chart wide\"");
  }

  @Test
  void aFormIsToldWhatItComesTo() {
    Map<?, ?> good =
        server.ask("tournament/check", "game", "tictactoe", "players", "random;level:3;perfect");
    assertThat(good.get("games")).isEqualTo(60.0);
    assertThat((String) good.get("command"))
        .isEqualTo(
            "./betacut tournament tictactoe --players 'random; level:3; perfect'"
                + " --mode round-robin --rounds 10 --openings random:2 --seed 1");
    Map<?, ?> bad = server.ask("tournament/check", "game", "tictactoe", "players", "random;pvs");
    assertThat(bad.get("valid")).isEqualTo(false);
    assertThat((String) bad.get("error")).contains("would think for ever");
  }

  /** Programs would run with our rights. */
  @ParameterizedTest
  @ValueSource(
      strings = {"cmd:id", "gtp:id", "gomocup:id", "nboard:id", "GTP:id", " cmd:id", "uci:id"})
  void programsDoNotPlay(String program) {
    HttpResponse<String> answer = play("game", "gomoku", "players", "random; " + program);
    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(answer.body()).contains("command line");
    assertThat(
            server.get(server.question("move", "game", "gomoku", "player", program)).statusCode())
        .isEqualTo(403);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "random              | round-robin | 2      | random:2         | 400",
        "random; levl:3      | round-robin | 2      | random:2         | 403",
        "random; pvs         | round-robin | 2      | random:2         | 400",
        "random; level:3     | knockout    | 2      | random:2         | 400",
        "random; level:3     | round-robin | 100000 | random:2         | 400",
        "random; level:3     | round-robin | 2      | file:/etc/passwd | 403",
        "random; level:3     | round-robin | 2      | all:9            | 400",
        "random; level:3     | round-robin | 2      | list:zz          | 422",
        "random; pvs depth=3 threads=64 | round-robin | 2 | random:2     | 400"
      })
  void whatMakesNoSenseIsExplained(
      String players, String mode, String rounds, String openings, int status) {
    HttpResponse<String> answer =
        play(
            "game",
            "tictactoe",
            "players",
            players,
            "mode",
            mode,
            "rounds",
            rounds,
            "openings",
            openings);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.body()).startsWith("{\"error\":");
  }
}
