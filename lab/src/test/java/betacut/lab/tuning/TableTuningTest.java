package betacut.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.othello.OthelloGame;
import betacut.games.othello.OthelloPosition;
import betacut.lab.run.Findings;
import betacut.lab.run.Parallelism;
import betacut.lab.run.RunLogs;
import betacut.lab.run.RunOutcome;
import betacut.lab.store.Columns;
import betacut.lab.store.Log;
import betacut.lab.tuning.TableTraining.TaughtGame;
import betacut.rules.Evaluator;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Weights;
import betacut.search.StopSignal;
import betacut.solve.exact.SolveStopped;
import betacut.solve.othello.OthelloSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From games to tables in one run, and what single steps of it say. */
class TableTuningTest {
  private static final OthelloGame GAME = (OthelloGame) Games.find("othello");

  private static TuningPlan<?> plan(int pairs) {
    return TuningPlan.of(GAME, "patterns", 60, 5, "random:30-50", Sampling.ALL, pairs, 1);
  }

  private static Teacher<OthelloPosition> teacher() {
    return new Teacher<>(GAME, new StopSignal());
  }

  /** Logs that live as long as the test. */
  private static final class Kept implements RunLogs {
    private final Map<String, Log<?>> logs = new HashMap<>();

    @Override
    @SuppressWarnings("unchecked") // all parts are of games
    public <T> Log<T> log(String part, String spec, Columns<T> columns) {
      return (Log<T>) logs.computeIfAbsent(part, unused -> Log.inMemory(columns));
    }
  }

  private static Findings findings(TuningPlan<?> plan) {
    var logs = new Kept();
    Parallelism workers = Parallelism.of(2);
    plan.run(logs, workers, progress -> {}, new StopSignal());
    TuningPlan<?> read = TuningPlan.read(plan.text());
    return read.findings(logs, read.provenance(workers), new StopSignal());
  }

  @Test
  void learnsFromSelfPlayAndTestsWhatItLearned(@TempDir Path folder) throws IOException {
    Findings found = findings(plan(2));
    assertThat(found.lines().getFirst()).contains("of 60 games, one in 20 held out");
    assertThat(found.lines()).anyMatch(line -> line.startsWith("Keep the old weights"));
    Path file = folder.resolve("learned.weights");
    Files.writeString(file, found.files().get().get("learned.weights"));
    Evaluator<OthelloPosition> read =
        Weights.Saved.read(file.toString()).evaluator(GAME, "patterns");
    Evaluator<OthelloPosition> shipped = GAME.evaluators().get("patterns");
    assertThat(read.evaluate(GAME.start())).isNotEqualTo(shipped.evaluate(GAME.start()));
    String damaged = Files.readString(file).replaceFirst("tables\n....", "tables\nAAAA");
    Files.writeString(file, damaged);
    assertThatThrownBy(() -> Weights.Saved.read(file.toString()))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("checksum");
  }

  /** A signal that comes when all games are there leaves them, and what learns listens to it. */
  @Test
  void goesOnFromTheGamesThereAre() {
    var logs = new Kept();
    var stop = new StopSignal();
    Parallelism workers = Parallelism.of(1);
    RunOutcome stopped =
        plan(2)
            .run(
                logs,
                workers,
                progress -> {
                  if (progress.done() == 60) {
                    stop.stop();
                  }
                },
                stop);
    assertThat(stopped).isEqualTo(new RunOutcome(RunOutcome.End.STOPPED, 60, 64));
    var heard = new ArrayList<Integer>();
    RunOutcome ended =
        plan(2).run(logs, workers, progress -> heard.add(progress.done()), new StopSignal());
    assertThat(heard.getFirst()).isEqualTo(60);
    assertThat(ended).isEqualTo(new RunOutcome(RunOutcome.End.COMPLETE, 64, 64));
    Findings found = plan(2).findings(logs, plan(2).provenance(workers), stop);
    assertThat(found.lines().getFirst()).startsWith("Weights of othello"); // no more than games
  }

  @Test
  void learnsFromTheGamesOfOthersToo(@TempDir Path folder) throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    Files.writeString(
        games.resolve("games.csv"),
        "opening,moves\n%s,%s\n".formatted(GAME.format(GAME.start()), String.join(" ", drawn(3))));
    Findings found = findings(plan(0).learningFrom(games.toString()));
    assertThat(found.lines().getFirst()).contains("of 61 games");
  }

  @Test
  void refusesAFolderWithoutGames(@TempDir Path folder) throws IOException {
    var empty = new GamesFolder(folder.toString());
    assertThatThrownBy(() -> empty.games(GAME, teacher()))
        .hasMessageContaining("no game of othello");
    Files.writeString(folder.resolve("a.wtb"), "what is this");
    assertThatThrownBy(() -> empty.games(GAME, teacher()))
        .hasMessageContaining("a.wtb cannot be learned from: it is no WTHOR file");
    assertThatThrownBy(() -> new GamesFolder(folder.resolve("b").toString()).games(GAME, teacher()))
        .hasMessageContaining("--games-from");
    assertThatThrownBy(
            () ->
                TuningPlan.of(GAME, "mobility", 60, 5, "start", Sampling.ALL, 0, 1)
                    .learningFrom("x"))
        .hasMessageContaining("--games-from is for tables");
  }

  private static List<String> drawn(long seed) {
    var random = new SplittableRandom(seed);
    OthelloPosition position = GAME.start();
    var moves = new ArrayList<String>();
    while (position.outcome() == Position.ONGOING) {
      int[] legal = position.legalMoves();
      int move = legal[random.nextInt(legal.length)];
      moves.add(GAME.formatMove(move));
      position.make(move);
    }
    return moves;
  }

  /** Exact from sixteen empty squares on; before that, the score with sixteen. */
  @Test
  void endingsAreSolved() {
    TaughtGame taught = teacher().taught("", Teacher.moves(GAME, "", drawn(5))).orElseThrow();
    var solver = new OthelloSolver(1);
    OthelloPosition position = GAME.start();
    int atSixteen = 0;
    for (int ply = 0; ply < taught.moves().length; ply++) {
      if (position.empties() <= 16) {
        int score = solver.score(position.own(), position.opponent());
        int forFirst = position.mover() == 0 ? score : -score;
        atSixteen = position.empties() == 16 && atSixteen == 0 ? forFirst : atSixteen;
        assertThat(taught.points()[ply]).as("ply %d", ply).isEqualTo((byte) forFirst);
      }
      position.make(taught.moves()[ply]);
    }
    assertThat(taught.points()[0]).isEqualTo((byte) atSixteen);
    assertThat(taught.points()[40]).isEqualTo((byte) atSixteen);
  }

  @Test
  void teachesUntilItIsStopped() {
    var stop = new StopSignal();
    var teacher = new Teacher<>(GAME, stop);
    int[] moves = Teacher.moves(GAME, "", drawn(5));
    assertThat(teacher.taught("", moves)).isPresent();
    stop.stop();
    assertThatThrownBy(() -> teacher.taught("", moves)).isSameAs(SolveStopped.INSTANCE);
  }

  @Test
  void anUnfinishedGameTeachesNothing() {
    assertThat(teacher().taught("", Teacher.moves(GAME, "", drawn(5).subList(0, 30)))).isEmpty();
  }
}
