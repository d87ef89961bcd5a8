package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Experiments over HTTP, from the text of a specification to verified files. */
class LabTest extends ServerTest {
  private static final String SMALL =
      """
      name = "small"
      games = ["tictactoe"]
      measures = ["nodes"]
      [positions]
      random = { count = 6, plies = [0, 3] }
      [variants]
      minimax = "minimax"
      alphabeta = "alphabeta"
      [factors]
      depth = [1, 2, 3, 4]
      [quick]
      factors.depth = [1, 2, 3]
      """;

  /** Some trials are quick; the last would take hours. */
  private static final String ENDLESS =
      SMALL
          .replace("small", "endless")
          .replace("tictactoe", "connect4")
          .replace("[1, 2, 3, 4]", "[1, 2, 30]");

  private static HttpResponse<String> post(URI address, String body) {
    return server.send(HttpRequest.newBuilder(address).POST(BodyPublishers.ofString(body)));
  }

  private static Map<?, ?> posted(String path, String body, String... parameters) {
    HttpResponse<String> answer = post(server.question(path, parameters), body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return (Map<?, ?>) JsonReader.read(answer.body());
  }

  private static String file(String run, String name) {
    HttpResponse<String> answer = server.get(server.question("lab/file", "run", run, "file", name));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Disposition").orElseThrow())
        .startsWith("attachment; filename=\"" + run);
    return answer.body();
  }

  /** The last event of a run: how it ended. */
  private static Map<?, ?> ended(String run) {
    return server.ask("lab/watch", "run", run, "stream", "no");
  }

  @Test
  void aQuickRunGoesFromTextToVerifiedFiles() {
    String run = (String) posted("lab/run", "form = \"quick\"\n" + SMALL).get("run");
    assertThat(run).isEqualTo("small-quick");
    Map<?, ?> end = ended(run);
    assertThat(end.get("state")).isEqualTo("done");
    assertThat(end.get("done")).isEqualTo(36.0);
    assertThat(end.get("total")).isEqualTo(36.0);

    Map<?, ?> report = server.ask("lab/report", "run", run);
    assertThat(report.get("spec")).isEqualTo("form = \"quick\"\n" + SMALL);
    assertThat(report.toString())
        .contains("nodes by depth, tictactoe", "class=\"chart narrow\"", "crossover-depths");

    assertThat(file(run, "results.csv").lines()).hasSize(1 + 36);
    assertThat(file(run, "report.html")).startsWith("<!DOCTYPE html>").doesNotContain("<script");
    assertThat(file(run, "report.md")).contains("a·b^depth");
    assertThat(file(run, "charts/nodes-by-depth-tictactoe.svg")).startsWith("<svg");
    assertThat(file(run, "charts/nodes-by-depth-tictactoe.png")).contains("PNG");
    assertThat(file(run, "all.zip")).startsWith("PK");
    assertThat(JsonReader.read(file(run, "results.json"))).isInstanceOf(Map.class);
    Map<?, ?> listed = (Map<?, ?>) server.ask("lab/runs").get("files");
    assertThat((List<?>) listed.get("experiment"))
        .hasSize(7)
        .allSatisfy(name -> assertThat(file(run, (String) name)).isNotEmpty());

    posted("lab/verify", "", "run", run);
    Map<?, ?> verified = ended(run);
    assertThat(verified.get("kind")).isEqualTo("verification");
    assertThat(verified.get("holds")).isEqualTo(true);
    assertThat(verified.get("compared")).isEqualTo(36.0);
  }

  @Test
  void aRunIsStoppedTakenUpAgainAndForgotten() {
    assertThat(posted("lab/run", ENDLESS).get("run")).isEqualTo("endless");
    HttpResponse<String> second = post(server.question("lab/run"), SMALL);
    assertThat(second.statusCode()).isEqualTo(409);
    assertThat(second.body()).contains("endless", "one thing at a time");
    posted("lab/stop", "", "run", "endless");
    assertThat(ended("endless").get("state")).isEqualTo("stopped");
    posted("lab/resume", "", "run", "endless");
    assertThat(((Map<?, ?>) server.ask("lab/runs").get("running")).get("run")).isEqualTo("endless");
    posted("lab/stop", "", "run", "endless");
    assertThat(ended("endless").get("state")).isEqualTo("stopped");
    var delete = HttpRequest.newBuilder(server.question("lab/run", "run", "endless")).DELETE();
    assertThat(server.send(delete).statusCode()).isEqualTo(200);
    assertThat(server.get(server.question("lab/report", "run", "endless")).statusCode())
        .isEqualTo(404);
    assertThat(post(server.question("lab/stop", "run", "endless"), "").statusCode()).isEqualTo(409);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name = \"small\"     | nmae = \"small\"                | 1",
        "[\"tictactoe\"]      | [\"tictactoes\"]                | 2",
        "[\"nodes\"]          | [\"knots\"]                     | 3",
        "count = 6            | count = 6000                    | 5",
        "alphabeta = \"alphabeta\" | alphabeta = \"alphabet\"   | 8",
        "depth = [1, 2, 3, 4] | depth = [1, 2                   | 11",
        "random = { count = 6, plies = [0, 3] } | file = \"/etc/passwd\" | 5",
        "random = { count = 6, plies = [0, 3] } | scripts = [\"b2\"]\\n"
            + "reference = \"pvs depth=20\" | 6"
      })
  void aBadTextIsRefusedByItsLine(String good, String bad, int line) {
    String text = SMALL.replace(good, bad.replace("\\n", "\n"));
    HttpResponse<String> answer = post(server.question("lab/run"), text);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(answer.body()).contains("spec.toml:" + line + ": ");
    Map<?, ?> check = posted("lab/check", text);
    assertThat(check.get("valid")).isEqualTo(false);
    assertThat(check.get("line")).isEqualTo((double) line);
  }

  @Test
  void whatIsTooMuchIsRefusedBeforeItCostsAnything() {
    String levels = "[" + "1, ".repeat(3000) + "2]";
    String many = SMALL.replace("[1, 2, 3, 4]", levels + "\nnodes = " + levels);
    assertThat(posted("lab/check", many).get("error").toString()).contains("settings are too much");
    String big = SMALL.replace("\"alphabeta\"", "\"pvs table-mib=9999\"");
    assertThat(posted("lab/check", big).get("error").toString()).contains("table-mib");
    String file = SMALL.replace("\"alphabeta\"", "\"pvs probcut=/etc/x\"");
    assertThat(posted("lab/check", file).get("error").toString()).contains("reads files");
    assertThat(post(server.question("lab/check"), "#".repeat(40_000)).statusCode()).isEqualTo(413);
  }

  @Test
  void presetsAreTextsThatRun() {
    List<?> presets = (List<?>) server.ask("lab/presets").get("presets");
    assertThat(presets).hasSizeGreaterThan(8);
    for (String name : List.of("essay", "ordering")) {
      String text = (String) server.ask("lab/preset", "name", name).get("text");
      assertThat(posted("lab/check", text).get("valid")).isEqualTo(true);
    }
    assertThat(server.get(server.question("lab/preset", "name", "esay")).body()).contains("essay");
  }

  /** What the tree page shows is what the laboratory counts. */
  @Test
  void aDraftMeasuresTheSearchThatWasShown() {
    String text = drafted("connect4", "4453", "0");
    assertThat(text).contains("pvs-table-none = \"pvs table=none\"", "depth = [2, 3, 4]");
    assertThat(posted("lab/check", text).get("trials")).isEqualTo(6.0);
    assertThat(drafted("connect4", "4453", "5")).contains("random = { count = 5, plies = [2, 6] }");
    assertThat(drafted("tree:((3 12 8)(2 4 6))", "", "50"))
        .as("it has not so many positions")
        .doesNotContain("count = 50");
    String run = (String) posted("lab/run", text).get("run");
    assertThat(ended(run).get("state")).isEqualTo("done");
    for (String engine : List.of("alphabeta", "pvs table=none")) {
      Map<?, ?> shown =
          server.ask(
              "trace",
              "game",
              "connect4",
              "start",
              "4453",
              "depth",
              "4",
              "engine",
              engine,
              "stream",
              "no");
      double nodes = (Double) ((Map<?, ?>) shown.get("statistics")).get("nodes");
      assertThat(file(run, "results.csv").lines())
          .anyMatch(
              line ->
                  line.contains(engine.replaceAll("\\W+", "-") + ",4,")
                      && line.contains("," + (long) nodes + ","));
    }
  }

  private static String drafted(String game, String position, String random) {
    String engines = "alphabeta;pvs table=none; alphabeta depth=9";
    return (String)
        server
            .ask(
                "lab/draft",
                "game",
                game,
                "position",
                position,
                "random",
                random,
                "engines",
                engines,
                "depths",
                "2-4")
            .get("text");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"zoo:3a | 1-4 | leave it out", "alphabet | 1-4 | alphabeta", "pvs | 4-1 | 1-6"})
  void aDraftSaysWhatItCannotMeasure(String engines, String depths, String told) {
    var asked =
        server.question("lab/draft", "game", "connect4", "engines", engines, "depths", depths);
    HttpResponse<String> answer = server.get(asked);
    boolean isRefused = answer.statusCode() == 400;
    String error =
        isRefused
            ? answer.body()
            : posted("lab/check", (String) ((Map<?, ?>) JsonReader.read(answer.body())).get("text"))
                .get("error")
                .toString();
    assertThat(error).contains(told);
  }

  @Test
  void aStudyIsPlayedStoppedTakenUpAgainAndForgotten() throws Exception {
    List<?> studies = (List<?>) server.ask("lab/studies").get("studies");
    assertThat(studies).hasSize(3);
    assertThat(studies.toString()).contains("./betacut lab run kang --quick --out kang");
    assertThat(posted("lab/study", "", "study", "kang", "form", "quick").get("run"))
        .isEqualTo("kang-quick");
    try (var client = HttpClient.newHttpClient()) {
      watch(client, server.request(server.question("lab/watch", "run", "kang-quick")), 1);
    }
    posted("lab/stop", "", "run", "kang-quick");
    assertThat(ended("kang-quick").get("state")).isEqualTo("stopped");
    assertThat(row("kang-quick").get("total")).isEqualTo(360.0);
    Map<?, ?> report = server.ask("lab/report", "run", "kang-quick");
    assertThat(report.get("kind")).isEqualTo("study");
    assertThat(report.get("open")).isEqualTo(true);
    assertThat(report.toString()).contains("Parts of the study", "How much is depth worth?");
    posted("lab/resume", "", "run", "kang-quick");
    posted("lab/stop", "", "run", "kang-quick");
    assertThat(ended("kang-quick").get("state")).isEqualTo("stopped");
    var delete = HttpRequest.newBuilder(server.question("lab/run", "run", "kang-quick")).DELETE();
    assertThat(server.send(delete).statusCode()).isEqualTo(200);
    assertThat(server.ask("lab/runs").toString()).doesNotContain("kang");
  }

  private static Map<?, ?> row(String run) {
    for (Object row : (List<?>) server.ask("lab/runs").get("runs")) {
      if (((Map<?, ?>) row).get("run").equals(run)) {
        return (Map<?, ?>) row;
      }
    }
    return Map.of("done", 0.0);
  }

  /** What was told to be measured is on disk, whatever becomes of the process. */
  @Test
  void aRunIsThereAfterAKill(@TempDir Path data) throws Exception {
    double done;
    try (var killed = new ServerProcess(data);
        var client = HttpClient.newHttpClient()) {
      client.send(
          killed.request("/api/lab/run").POST(BodyPublishers.ofString(ENDLESS)).build(),
          BodyHandlers.discarding());
      done = watch(client, killed.request("/api/lab/watch?run=endless"), 2);
    }
    try (var again = new ServerUnderTest(data)) {
      assertThat(again.ask("lab/runs").get("running")).isNull();
      Map<?, ?> run = (Map<?, ?>) ((List<?>) again.ask("lab/runs").get("runs")).getFirst();
      assertThat(run.get("run")).isEqualTo("endless");
      assertThat((Double) run.get("done")).isGreaterThanOrEqualTo(done);
      var resume =
          HttpRequest.newBuilder(again.question("lab/resume", "run", "endless"))
              .POST(BodyPublishers.noBody());
      assertThat(again.send(resume).statusCode()).isEqualTo(200);
    }
  }

  /** Watches a run until at least so much of it is done; how much that is. */
  private static double watch(HttpClient client, HttpRequest.Builder events, double least)
      throws Exception {
    try (Stream<String> lines = client.send(events.build(), BodyHandlers.ofLines()).body()) {
      return lines
          .filter(line -> line.startsWith("data: "))
          .map(line -> ((Map<?, ?>) JsonReader.read(line.substring(6))).get("done"))
          .filter(done -> done instanceof Double number && number >= least)
          .mapToDouble(done -> (Double) done)
          .findFirst()
          .orElseThrow();
    }
  }
}
