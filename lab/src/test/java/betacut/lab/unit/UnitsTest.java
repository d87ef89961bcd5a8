package betacut.lab.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.book.BookElsewhere;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.layers.LayersElsewhere;
import betacut.lab.level.CalibrationPlan;
import betacut.lab.run.Parallelism;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunLogs;
import betacut.lab.run.RunPlan;
import betacut.lab.store.Columns;
import betacut.lab.store.Log;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tuning.Sampling;
import betacut.lab.tuning.TuningPlan;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.search.StopSignal;
import betacut.solve.Solvers;
import betacut.solve.connectfour.BookBuilder;
import betacut.solve.layers.EndSolver;
import betacut.solve.layers.StrongSolve;
import betacut.solve.layers.TableFolder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever does the units, wherever and in whatever order: the rows are the same. */
class UnitsTest {
  private static final String EXPERIMENT =
      """
      name = "units"
      games = ["connect4", "tictactoe"]
      memory = "MEMORY"
      repeats = 2
      [positions]
      random = { count = 3, plies = [1, 3] }
      connect4.scripts = [[6, 4, 7, 2]]
      connect4.reference = "alphabeta depth=2 evaluation=essay"
      [fixed]
      algorithm = "alphabeta"
      order = "hash"
      table-mib = 1
      [factors]
      table = ["none", "bucket"]
      depth = [3, 5]
      """;

  /**
   * Another process, as far as work can tell: all it gets are bytes, and it forgets what it did.
   */
  private static final class Elsewhere implements UnitExecutor {
    private int units;

    @Override
    public int width() {
      return 1;
    }

    @Override
    public <R> void run(Assignment<R> assignment) {
      List<Integer> order =
          assignment.units().stream().boxed().collect(Collectors.toCollection(ArrayList::new));
      Collections.shuffle(order, new Random(7));
      for (int unit : order) {
        if (assignment.isEnding()) {
          return;
        }
        for (int twice = 0; twice < 2; twice++) {
          Work<R> work = copied(assignment.work());
          new RemoteUnits<>(work, copied(assignment.done()))
              .run(unit).stream()
                  .map(packed -> RemoteUnits.unpacked(assignment.work(), copied(packed)))
                  .forEach(assignment.rows());
        }
        units++;
      }
    }

    @SuppressWarnings("unchecked")
    private static <T> T copied(T original) {
      var bytes = new ByteArrayOutputStream();
      try {
        try (var out = new ObjectOutputStream(bytes)) {
          out.writeObject(original);
        }
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
          return (T) in.readObject();
        }
      } catch (IOException | ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Logs of a run that lives as long as the test. */
  private static final class Memory implements RunLogs {
    private final Map<String, Log<?>> logs = new HashMap<>();

    @Override
    @SuppressWarnings("unchecked")
    public <T> Log<T> log(String part, String spec, Columns<T> columns) {
      return (Log<T>) logs.computeIfAbsent(part, unseen -> Log.inMemory(columns));
    }
  }

  private static final Set<String> BY_CLOCK =
      Set.of("nanos", "cpuNanos", "firstNanos", "secondNanos");

  /** The results as files hold them, without what the clock says. */
  private static List<List<String>> rows(RunPlan plan, Parallelism workers) {
    var logs = new Memory();
    assertThat(plan.run(logs, workers, RunListener.SILENT, new StopSignal()).isFinished()).isTrue();
    List<String> lines = plan.results(logs).lines().filter(line -> !line.startsWith("#")).toList();
    List<String> head = List.of(lines.getFirst().split(","));
    return lines.stream()
        .map(line -> List.of(line.split(",", -1)))
        .map(
            cells ->
                IntStream.range(0, cells.size())
                    .filter(i -> !BY_CLOCK.contains(head.get(Math.min(i, head.size() - 1))))
                    .mapToObj(cells::get)
                    .toList())
        .toList();
  }

  private static void same(RunPlan plan, int atLeast) {
    var elsewhere = new Elsewhere();
    assertThat(rows(plan, Parallelism.on(elsewhere)))
        .hasSizeGreaterThan(atLeast)
        .isEqualTo(rows(plan, Parallelism.of(2)));
    assertThat(elsewhere.units).isGreaterThanOrEqualTo(atLeast);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kept", "cleared"})
  void anExperiment(String memory) {
    String spec = EXPERIMENT.replace("MEMORY", memory);
    same(new ExperimentPlan(SpecReader.read(spec, "units.toml")), 2);
  }

  @Test
  void aTournament() {
    same(
        new TournamentPlan(
            TournamentSpec.of("connect4:5x4", "pvs depth=2", "mcts nodes=200 seed=5", "random")
                .withRounds(2, "random:2", 9)),
        12);
  }

  @Test
  void aCalibration() {
    same(new CalibrationPlan(Games.find("tictactoe"), 2, 1), 40);
  }

  @Test
  void aTuningWhoseTestPlaysWithWhatItLearned() {
    same(
        TuningPlan.of(Games.find("connect4:5x4"), "", 60, 100, "random:4", Sampling.ALL, 2, 1), 62);
  }

  @Test
  void aBook(@TempDir Path folder) throws IOException {
    int[] layers = {8, 5};
    Path here = folder.resolve("here.book");
    Path there = folder.resolve("there.book");
    var builder = new BookBuilder(5, 4, 1, 2);
    builder.build(here, layers, done -> {}, Optional.empty());
    var elsewhere = new Elsewhere();
    var solving = new BookElsewhere(elsewhere, 5, 4, 1, new StopSignal());
    builder.build(there, layers, done -> {}, Optional.of(solving));
    assertThat(elsewhere.units).isGreaterThan(2);
    assertThat(there).hasSameBinaryContentAs(here);
  }

  @Test
  void layersOfAGameToTheSameBytes(@TempDir Path folder) throws IOException {
    Game<?> game = Games.find("connect4:4x4");
    var here = new TableFolder(folder.resolve("here"));
    var there = new TableFolder(folder.resolve("there"));
    new StrongSolve(game, here, 2, EndSolver.NONE, () -> false, (_, _, _, _) -> {}).run(99);
    var elsewhere = new Elsewhere();
    var layers = new LayersElsewhere(elsewhere, game.id(), 1, new StopSignal());
    new StrongSolve(game, there, layers, (_, _, _, _) -> {}).run(99);
    assertThat(elsewhere.units).isGreaterThan(3 * 16);
    same(here, there);
  }

  @Test
  void theLastLayerBySolversElsewhere(@TempDir Path folder) throws IOException {
    Game<?> game = Games.find("othello:4x4");
    var here = new TableFolder(folder.resolve("here"));
    var there = new TableFolder(folder.resolve("there"));
    EndSolver end = Solvers.ends(game, 1).orElseThrow();
    new StrongSolve(game, here, 2, end, () -> false, (_, _, _, _) -> {}).runToSolver(6);
    var elsewhere = new Elsewhere();
    var layers = new LayersElsewhere(elsewhere, game.id(), 1, new StopSignal());
    new StrongSolve(game, there, layers, (_, _, _, _) -> {}).runToSolver(6);
    assertThat(elsewhere.units).isGreaterThan(3 * 6);
    same(here, there);
  }

  private static void same(TableFolder here, TableFolder there) throws IOException {
    try (Stream<Path> files = Files.walk(here.path()).filter(Files::isRegularFile)) {
      for (Path file : files.toList()) {
        Path other = there.path().resolve(here.path().relativize(file));
        assertThat(other).hasSameBinaryContentAs(file);
      }
    }
  }

  @Test
  void aFailureIsTheFirstOnesAndEndsTheOthers() {
    Work<Object> broken =
        new Work<>() {
          @Override
          public Columns<Object> columns() {
            throw new AssertionError();
          }

          @Override
          public Worker<Object> worker(BitSet done, StopSignal stop) {
            return (unit, rows) -> {
              if (unit == 3) {
                throw new IllegalStateException("unit 3");
              }
            };
          }
        };
    var units = new BitSet();
    units.set(0, 100);
    var assignment =
        new Assignment<>(broken, units, new BitSet(), row -> {}, () -> false, new StopSignal());
    assertThatThrownBy(() -> new LocalExecutor(2).run(assignment)).hasMessage("unit 3");
  }
}
