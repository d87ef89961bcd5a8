package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.cli.lab.TournamentSettings;
import betacut.lab.tournament.Mode;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.stats.rating.Sprt;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class TournamentCommandTest {
  @TempDir Path folder;

  private static Run unkept(String... args) {
    return Run.of(
        Stream.concat(Stream.of("tournament", "tictactoe", "--db", "none"), Arrays.stream(args))
            .toArray(String[]::new));
  }

  @Test
  void tableIsShown() {
    Run run = unkept("--players", "random; perfect", "--rounds", "5");
    assertThat(run.code()).isZero();
    assertThat(run.lines().getFirst()).contains("round-robin, 2 players, 10 of 10 games");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
    assertThat(run.out()).contains("perfect", "Bradley-Terry", "performance", "blunders");
    assertThat(run.err()).contains("tournament: tictactoe, 10 games, 0 played before");
  }

  /** Nobody looks nine plies ahead in a millisecond. */
  @Test
  void aFlagFallsInATournament() {
    Run run =
        Run.of(
            "tournament",
            "connect4",
            "--db",
            "none",
            "--clock",
            "1ms",
            "--judge",
            "0",
            "--rounds",
            "1",
            "--players",
            "minimax depth=9; random",
            "--json");
    assertThat(run.lines().getFirst()).contains("\"reason\":\"time: its flag fell");
    Run fine =
        unkept("--players", "random; level:1", "--rounds", "1", "--clock", "1/30s:1/20s", "--json");
    assertThat(fine.out()).doesNotContain("flag");
    assertThat(unkept("--clock", "soon").err()).contains("The clock is 'soon'", "1/30s:1/2s");
  }

  @Test
  void reportIsWritten() {
    Path out = folder.resolve("report");
    Run run = unkept("--players", "random; level:1", "--rounds", "1", "--out", out.toString());
    assertThat(run.code()).isZero();
    assertThat(out.resolve("report.html")).exists();
    assertThat(run.err()).contains("report.html");
  }

  @Test
  void openingsOfAListArePlayedOnce() {
    Run run = unkept("--players", "random; level:1", "--openings", "all:1", "--json");
    assertThat(run.number("played")).isEqualTo(6);
  }

  @Test
  void jsonHasGamesThenResults() {
    Run run = unkept("--players", "random; level:2", "--rounds", "2", "--json");
    assertThat(run.lines()).hasSize(5);
    assertThat(Run.fields(run.lines().getFirst()))
        .containsExactly(
            "event",
            "number",
            "first",
            "second",
            "opening",
            "moves",
            "result",
            "reason",
            "firstBlunders",
            "secondBlunders",
            "firstJudged",
            "secondJudged",
            "firstNanos",
            "secondNanos",
            "firstNodes",
            "secondNodes");
    assertThat(Run.fields(run.answer()))
        .containsExactly(
            "event",
            "game",
            "mode",
            "seed",
            "openings",
            "differentOpenings",
            "repeatedGames",
            "played",
            "scheduled",
            "complete",
            "drawRate",
            "firstMoverScore",
            "endings",
            "players",
            "matches");
  }

  @Test
  void sprtSaysWhatToExpectAndStops() {
    Run run = unkept("--mode", "sprt", "--players", "perfect; random", "--elo1", "100", "--json");
    assertThat(run.err()).contains("Expected games: ");
    assertThat(run.answer()).contains("\"decision\":\"accept_h1\"", "\"llr\":");
    assertThat(run.number("played")).isLessThan(100);
  }

  /** The table without the columns that hold times. */
  private static List<String> timeless(Run run) {
    return run.lines().stream()
        .map(line -> line.replaceAll("Nanos\":\\d+|millis\\w+\":[\\d.E-]+", ""))
        .toList();
  }

  @Test
  void gamesAreKeptAndResumed() {
    String db = folder.resolve("lab").toString();
    String[] few = {
      "tournament", "tictactoe", "--db", db, "--name", "t", "--rounds", "3", "--json"
    };
    Run whole = Run.of(few);
    assertThat(whole.code()).isZero();
    Run again = Run.of(few);
    assertThat(again.code()).isEqualTo(ExitCode.USAGE);
    assertThat(again.err()).contains("add --resume");
    Run resumed = Run.of("tournament", "--db", db, "--name", "t", "--resume", "--json");
    assertThat(resumed.code()).isZero();
    assertThat(resumed.lines()).isEqualTo(whole.lines());
    assertThat(resumed.err()).contains("36 played before");
    Run other = Run.of("tournament", "tictactoe", "--db", db, "--rounds", "3", "--json");
    assertThat(timeless(other)).isEqualTo(timeless(whole));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--players random | at least two players",
        "--players random;pvz | Did you mean pvs?",
        "--mode swiss | Modes: round-robin, gauntlet, sprt",
        "--elo1 5 | belong to --mode sprt",
        "--mode sprt --players random;random --elo0 5 --elo1 5 | --elo0 below --elo1",
        "--mode sprt | two players for an SPRT",
        "--rounds 0 | rounds is 0",
        "--workers 0 | --workers is 0",
        "--openings moon | random:4",
        "--resume | nothing to resume"
      })
  void mistakesAreNamed(String args, String words) {
    Run run = unkept(args.split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(words);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void missingGameIsNamed() {
    Run run = Run.of("tournament", "--db", folder.resolve("lab").toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("needs GAME");
    Run unknown =
        Run.of("tournament", "--resume", "--name", "x", "--db", folder.resolve("lab").toString());
    assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err()).contains("no run 'x'");
  }

  /** What the web app offers to be typed gives the tournament that it would have played. */
  @ParameterizedTest
  @CsvSource({"round-robin", "gauntlet", "ladder", "sprt"})
  void theCommandOfASpecificationMeansTheSame(String mode) throws Exception {
    String[] players = {"pvs depth=4 table=none", "human:20,2"};
    Optional<Sprt> test =
        mode.equals("sprt")
            ? Optional.of(new Sprt(Sprt.Scale.LOGISTIC, -5, 40, 0.1, 0.1))
            : Optional.empty();
    TournamentSpec spec =
        TournamentSpec.of("connect4", players)
            .withMode(Mode.named(mode), test)
            .withRounds(7, "list:44|1234", 3);
    Process shell =
        new ProcessBuilder(
                "sh",
                "-c",
                "printf '%s\\n' " + TournamentText.command(spec).replaceFirst("\\S+ \\S+ ", ""))
            .start();
    String[] words = shell.inputReader().lines().toArray(String[]::new);
    assertThat(CommandLine.populateCommand(new TournamentSettings(), words).spec()).isEqualTo(spec);
  }
}
