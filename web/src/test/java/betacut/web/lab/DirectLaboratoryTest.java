package betacut.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
import betacut.web.http.Answer;
import betacut.web.http.DirectAnswers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A page's laboratory, without a page: two workers that tell each other what they keep. */
class DirectLaboratoryTest {
  private static final String SPEC =
      """
      name = "small"
      games = ["tictactoe"]
      measures = ["nodes", "value"]
      [positions]
      random = { count = 6, plies = [0, 3] }
      [variants]
      plain = "minimax"
      cut = "alphabeta"
      [factors]
      depth = [2, 3, 4]
      """;

  private final List<String> kept = new ArrayList<>();

  /** One worker: its laboratory and what it was told by an answer. */
  private final class Worker implements DirectAnswers.Listener {
    private final DirectLaboratory laboratory = new DirectLaboratory(this::keep);
    private final DirectAnswers answers =
        new DirectAnswers(new LabEndpoints(laboratory).endpoints());
    private final List<String> told = new ArrayList<>();
    private int most = Integer.MAX_VALUE;

    private void keep(String line) {
      if (kept.size() >= most) {
        throw new WorkerEnded();
      }
      kept.add(line);
    }

    /** A new one, which knows what all others have kept. */
    Worker() {
      kept.forEach(laboratory::take);
    }

    String ask(String method, String path, String query, String body) {
      told.clear();
      answers.answer(method, path, query, body, this);
      return told.getLast();
    }

    @Override
    public void event(String name, String json) {
      told.add(json);
    }

    @Override
    public void whole(String json) {
      told.add(json);
    }

    @Override
    public void document(Answer.Document document) {
      told.add(document.name() + " " + new String(document.content()));
    }

    @Override
    public void end() {}

    @Override
    public void problem(int status, String sentence) {
      told.add(status + " " + sentence);
    }
  }

  /** The end of a worker comes from outside: nothing of ours may answer it. */
  private static final class WorkerEnded extends Error {
    private static final long serialVersionUID = 1;
  }

  private static Object field(String json, String name) {
    return ((Map<?, ?>) JsonReader.read(json)).get(name);
  }

  @Test
  void aRunIsBegunByOneWorkerDoneByAnotherAndReadByAThird() {
    assertThat(new Worker().ask("POST", "/api/lab/run", "", SPEC)).contains("\"run\":\"small\"");
    String last = new Worker().ask("GET", "/api/lab/watch", "run=small", "");
    assertThat(field(last, "state")).isEqualTo("done");
    assertThat(field(last, "done")).isEqualTo(36.0).isEqualTo(field(last, "total"));
    var reader = new Worker();
    assertThat(reader.ask("GET", "/api/lab/runs", "", "")).contains("\"running\":null");
    assertThat(reader.ask("GET", "/api/lab/report", "run=small", "")).contains("alphabeta");
    assertThat(reader.ask("GET", "/api/lab/file", "run=small&file=results.csv", ""))
        .startsWith("small-results.csv ");
    reader.ask("POST", "/api/lab/verify", "run=small", "");
    String verified = new Worker().ask("GET", "/api/lab/watch", "run=small", "");
    assertThat(field(verified, "holds")).isEqualTo(true);
    assertThat(field(verified, "compared")).isEqualTo(36.0);
  }

  /** What a worker has told stays when it is ended, and the rest is done by the next. */
  @Test
  void aRunThatIsStoppedKeepsWhatIsKnown() {
    var quick = new Worker();
    quick.ask("POST", "/api/lab/run", "", SPEC);
    var ended = new Worker();
    ended.most = kept.size() + 10;
    try {
      ended.ask("GET", "/api/lab/watch", "run=small", "");
    } catch (WorkerEnded fromOutside) {
      ended.told.clear();
    }
    var other = new Worker();
    assertThat(other.ask("GET", "/api/lab/runs", "", "")).contains("\"running\":{");
    other.ask("POST", "/api/lab/stop", "run=small", "");
    String stopped = new Worker().ask("GET", "/api/lab/watch", "run=small", "");
    assertThat(field(stopped, "state")).isEqualTo("stopped");
    assertThat(field(stopped, "done")).isEqualTo(10.0);
    new Worker().ask("POST", "/api/lab/resume", "run=small", "");
    String done = new Worker().ask("GET", "/api/lab/watch", "run=small", "");
    assertThat(field(done, "state")).isEqualTo("done");
    assertThat(field(done, "done")).isEqualTo(36.0);
  }

  @Test
  void aTournamentHasItsTableAndGames() {
    String query = "game=tictactoe&players=random;level:1&rounds=2";
    String begun = new Worker().ask("POST", "/api/tournament/run", query, "");
    String run = (String) field(begun, "run");
    String last = new Worker().ask("GET", "/api/lab/watch", "run=" + run, "");
    assertThat(field(last, "state")).isEqualTo("done");
    var reader = new Worker();
    assertThat(field(reader.ask("GET", "/api/tournament/table", "tournament=" + run, ""), "played"))
        .isEqualTo(4.0);
    String games =
        reader.ask("GET", "/api/tournament/games", "tournament=" + run + "&one=0&other=1", "");
    assertThat((List<?>) field(games, "games")).hasSize(4);
  }

  @Test
  void whatNeedsAMachineSaysSo() {
    var worker = new Worker();
    String timed = SPEC.replace("\"nodes\", \"value\"", "\"nodes\", \"cpu\"");
    assertThat(worker.ask("POST", "/api/lab/check", "", timed))
        .contains("\"valid\":false", "./betacut lab run");
    assertThat(worker.ask("POST", "/api/lab/run", "", timed)).contains("is a time");
    String programs = "game=tictactoe&players=random;cmd:id&rounds=1";
    assertThat(worker.ask("POST", "/api/tournament/run", programs, "")).contains("command line");
  }
}
