package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.cli.doctor.DoctorCommand;
import betacut.cli.doctor.ReportText;
import betacut.doctor.Diagnosis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {
  private static final String BROKEN_FROM_THE_START =
      """
      import betacut.rules.*;
      import java.util.List;
      public class E implements Rules<String, Integer> {
        static final int NUMBER = Integer.parseInt("seven");
        public String start() { return ""; }
        public List<Integer> moves(String state) { return List.of(NUMBER); }
        public String play(String state, Integer move) { return state + move; }
        public Outcome result(String state) { return Outcome.DRAW; }
      }
      """;

  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void anExaminationCutShortIsNotHealthy() {
    var whole = new Diagnosis("a", List.of("x"), List.of(), List.of(), false);
    var cutShort = new Diagnosis("b", List.of("x"), List.of(), List.of("y: no time left"), true);
    assertThat(DoctorCommand.exitCode(List.of(whole))).isZero();
    assertThat(DoctorCommand.exitCode(List.of(whole, cutShort))).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(ReportText.of(cutShort, false))
        .contains("b: nothing wrong so far, but the time was up; 1 invariant holds.");
    assertThat(ReportText.json(cutShort).getLast())
        .contains("\"healthy\":false", "\"outOfTime\":true");
  }

  @Test
  void zooListsEveryBug() {
    Run run = Run.of("zoo");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).filteredOn(line -> line.matches(" {2,3}\\d+[abc]? .*")).hasSize(18);
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void zooShowsABugAtWork() {
    Run run = Run.of("zoo", "1");
    assertThat(run.lines())
        .contains("  minimax    6, win in 1 ply", "  this bug   2, win")
        .allMatch(line -> line.length() <= 80);
    Run json = Run.of("zoo", "8", "--json");
    assertThat(Run.fields(json.answer()))
        .containsExactly(
            "bug",
            "title",
            "harm",
            "invariant",
            "fix",
            "effect",
            "game",
            "moves",
            "question",
            "right",
            "wrong");
    assertThat(json.text("wrong")).isNotEqualTo(json.text("right"));
  }

  @Test
  void aBugPlays() {
    Run run = Run.typing("1\nq\n", "zoo", "7", "--play");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Welcome to Connect-4", "I play ");
  }

  /** What the page written with a new game tells people to do. */
  @Test
  void aNewGameIsHealthyAndCanBePlayedAndSolved() {
    Run written = Run.of("new-game", "Corners", "--dir", folder.toString());
    String source = folder.resolve("corners/Corners.java").toString();
    assertThat(written.lines()).contains("wrote " + source);
    Run examined = Run.of("doctor", source, "--json", "--time", "10m");
    assertThat(examined.code()).as(examined.out()).isZero();
    assertThat(examined.answer()).contains("\"healthy\":true", "\"findings\":0");
    Run played = Run.typing("y\nb2\nq\n", "run", source);
    assertThat(played.out()).contains("Welcome to corners", "I play ");
    Run solved = Run.of("run", source, "solve", "--json");
    assertThat(solved.text("text")).isEqualTo("First player wins in 7 plies (exact ✓)");
    assertThat(Run.of("new-game", "Corners", "--dir", folder.toString()).err())
        .contains("is there already");
  }

  /** Every command that is about games takes one of yours, threads of a pool included. */
  @Test
  void runGivesAGameToEveryCommandAboutGames() throws IOException {
    Run.of("new-game", "Corners", "--dir", folder.toString());
    String source = folder.resolve("corners/Corners.java").toString();
    assertThat(Run.of("run", source, "tree", "--depth", "1").out()).contains("corners, alphabeta");
    assertThat(Run.of("run", source, "level", "list").out()).contains("corners: levels 1");
    assertThat(Run.typing("quit\n", "run", source, "engine").code()).isZero();
    String spec =
        """
        name = "own"
        title = "mine"
        games = ["corners"]
        measures = ["nodes"]
        seed = 1
        workers = 2
        [positions]
        random = { count = 2, plies = [2, 3] }
        [variants]
        plain = "preset=plain algorithm=alphabeta"
        pvs = "preset=plain algorithm=pvs"
        [factors]
        depth = [1, 2]
        """;
    Run measured =
        Run.of(
            "run",
            source,
            "lab",
            "run",
            file("own.toml", spec),
            "--out",
            folder.resolve("own").toString(),
            "--db",
            "none");
    assertThat(measured.code()).as(measured.err()).isZero();
  }

  @Test
  void aBrokenSearchIsNamedAndExplained() throws IOException {
    String source =
        """
        import betacut.testkit.OwnSearch;
        import betacut.rules.*;
        public class Lazy implements OwnSearch {
          public Answer search(Position p, Evaluator<Position> e, int depth) {
            int[] moves = new int[p.maxMoves()];
            int n = p.moves(moves, 0);
            int best = -Score.INF, move = -1;
            for (int i = 0; i < n; i++) {
              p.make(moves[i]);
              int v = p.outcome() != Position.ONGOING ? -p.outcome()
                  : depth == 1 ? -e.evaluate(p) : -search(p, e, depth - 1).value();
              p.undo(moves[i]);
              if (v > best) { best = v; move = moves[i]; }
            }
            return new Answer(move, best);
          }
        }
        """;
    Run run = Run.of("doctor", file("Lazy.java", source), "--game", "tictactoe", "--time", "10m");
    assertThat(run.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(run.lines().getFirst()).isEqualTo("Bug 1: win score without distance");
    assertThat(run.out()).contains("Return WIN - ply at a finished node", "betacut zoo 1");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void whatCannotBeExaminedIsExplained() throws IOException {
    List<List<String>> cases =
        List.of(
            List.of(folder.resolve("No.java").toString(), "There is no file"),
            List.of(file("A.java", "class A { int x }"), "A.java:1: ';' expected"),
            List.of(file("B.java", "class B {}"), "neither a game nor a search"),
            List.of(file("c.jar", "junk"), "is not a readable jar"),
            List.of(file("notes.txt", "junk"), "is neither a .java file nor a jar"),
            List.of(file("E.java", BROKEN_FROM_THE_START), "a static block threw"),
            List.of("tictacto", "Did you mean tictactoe?"));
    for (List<String> each : cases) {
      Run run = Run.of("doctor", each.getFirst(), "--time", "10m");
      assertThat(run.code()).as(each.getFirst()).isEqualTo(ExitCode.USAGE);
      assertThat(run.err()).contains(each.getLast());
    }
    String empty = file("D.java", "class D {}");
    assertThat(Run.of("run", empty).err()).contains("There is no game in");
    assertThat(Run.of("run", empty, "bench").err())
        .contains("bench has no use for a game of yours");
    assertThat(Run.of("zoo", "3x").err()).contains("There is no bug '3x'");
    assertThat(Run.of("new-game", "my-game").err()).contains("such as MyGame");
  }

  /** A program in any language: this one is a line of shell that always plays in the middle. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aProgramIsExaminedByItsMoves() throws IOException {
    String script =
        """
        read a; echo betacut 1 Shell
        read b; echo ready
        while read line; do
          case $line in
            go*) echo bestmove b2;;
            quit) exit;;
          esac
        done
        """;
    String program = "cmd:sh " + file("middle.sh", script);
    Run run = Run.of("doctor", program, "--game", "tictactoe", "--time", "10m");
    assertThat(run.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(run.out()).contains("Not so: its moves are legal", "illegal move: b2");
  }
}
