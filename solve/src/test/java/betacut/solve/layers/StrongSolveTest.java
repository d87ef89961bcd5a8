package betacut.solve.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Position.Layered;
import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.solve.ConnectFourSearch;
import betacut.solve.SolverScale;
import betacut.solve.Solvers;
import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.exact.SolveStopped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of whole games say what plain minimax says, whoever made them and however often. */
final class StrongSolveTest {
  private static final int ALL = Integer.MAX_VALUE;

  @TempDir Path data;

  private static Certificate solve(Game<?> game, TableFolder folder, BooleanSupplier stopped)
      throws IOException {
    return new StrongSolve(game, folder, 2, EndSolver.NONE, stopped, (_, _, _, _) -> {}).run(ALL);
  }

  private TableFolder folder(Game<?> game) {
    return TableFolder.of(data, game);
  }

  /** Every position of a game by its own key, without symmetry, order, layers or numbers. */
  private static int minimax(Position position, Map<Long, Integer> known) {
    Integer before = known.get(position.key());
    if (before != null) {
      return before;
    }
    int best = position.outcome();
    if (best == Position.ONGOING) {
      best = -Score.INF;
      for (int move : position.legalMoves()) {
        position.make(move);
        best = Math.max(best, Score.atPly(-minimax(position, known), 1));
        position.undo(move);
      }
    }
    known.put(position.key(), best);
    return best;
  }

  private static void compare(Position position, LayerTable table, Map<Long, Integer> left) {
    Integer truth = left.remove(position.key());
    if (truth == null) {
      return;
    }
    assertThat(table.score(position)).as("at ply %d", position.ply()).hasValue(truth);
    if (position.outcome() == Position.ONGOING) {
      for (int move : position.legalMoves()) {
        position.make(move);
        compare(position, table, left);
        position.undo(move);
      }
    }
  }

  /** Reachable positions, where the start has no image but itself: then all images are. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tictactoe              | 5478",
        "mnk:4,3,3              | 111973",
        "connect4:4x4           | 161029",
        "connect4:3x5           | 38310",
        "othello:4x4            |",
        "othello:4x4,discs-only |"
      })
  void everyPositionHasTheValueOfPlainMinimax(String name, Long images) throws IOException {
    Game<?> game = Games.find(name);
    Certificate certificate = solve(game, folder(game), () -> false);
    Map<Long, Integer> truth = new HashMap<>();
    minimax(game.start(), truth);
    if (images != null) {
      assertThat(certificate.images()).isEqualTo(truth.size()).isEqualTo(images);
    }
    compare(game.start(), LayerTable.open(game, folder(game)).orElseThrow(), truth);
    assertThat(truth).isEmpty();
  }

  /** Positions that random games meet, against the solver made for this game. */
  @Test
  void connectFourHasTheSolversScores() throws IOException {
    Game<ConnectFourPosition> game = ConnectFour.of(5, 4);
    assertThat(solve(game, folder(game), () -> false).images()).isEqualTo(3_945_711);
    LayerTable table = LayerTable.open(game, folder(game)).orElseThrow();
    var solver = new ConnectFourSolver(5, 4, 8);
    var scale = new SolverScale(20);
    var random = new SplitMix(11);
    for (int number = 0; number < 200; number++) {
      ConnectFourPosition position = game.start();
      while (position.outcome() == Position.ONGOING) {
        int score = solver.score(ConnectFourSearch.copy(position));
        assertThat(table.score(position)).hasValue(scale.value(position.ply(), score).score());
        int[] moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
    }
  }

  @Test
  void layersOfTheUsualBoardHaveTheirCounts() throws IOException {
    Game<?> game = Games.find("connect4");
    var solve =
        new StrongSolve(game, folder(game), 2, EndSolver.NONE, () -> false, (_, _, _, _) -> {});
    assertThat(solve.run(8).layers().stream().map(Certificate.Layer::images))
        .containsExactly(1L, 7L, 49L, 238L, 1120L, 4263L, 16_422L, 54_859L, 184_275L);
    assertThat(LayerTable.open(game, folder(game))).isEmpty();
  }

  private static Map<String, Integer> bytes(Path folder) throws IOException {
    Map<String, Integer> bytes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes.put(
            folder.relativize(file).toString(),
            java.util.Arrays.hashCode(Files.readAllBytes(file)));
      }
    }
    return bytes;
  }

  /** Stopped after every piece of work, with whatever a kill leaves lying about. */
  @Test
  void whatIsStoppedAnywhereGoesOnToTheSameBytes() throws IOException {
    Game<?> game = Games.find("connect4:4x4");
    solve(game, folder(game), () -> false);
    TableFolder broken = new TableFolder(data.resolve("broken"));
    int stops = 0;
    for (boolean isDone = false; !isDone; stops++) {
      AtomicInteger units = new AtomicInteger();
      int most = stops % 2 == 0 ? 1 : 3; // within a layer, and between two
      try {
        solve(game, broken, () -> units.incrementAndGet() > most);
        isDone = true;
      } catch (SolveStopped stopped) {
        assertThat(LayerTable.open(game, broken)).isEmpty();
        leaveUnfinished(broken);
      }
    }
    assertThat(stops).isGreaterThan(30);
    assertThat(bytes(broken.path())).isEqualTo(bytes(folder(game).path()));
  }

  /** What a kill leaves in the middle of a file: in every folder, that of no layer among them. */
  private static void leaveUnfinished(TableFolder folder) throws IOException {
    Files.createDirectories(folder.layerFolder(17));
    try (Stream<Path> folders = Files.walk(folder.path())) {
      for (Path each : folders.filter(Files::isDirectory).toList()) {
        Files.writeString(each.resolve(".betacut-123.tmp"), "half of a f");
      }
    }
  }

  @Test
  void theSameBytesComeFromAnyNumberOfThreads() throws IOException {
    Game<?> game = Games.find("othello:4x4");
    solve(game, folder(game), () -> false);
    TableFolder alone = new TableFolder(data.resolve("alone"));
    new StrongSolve(game, alone, 1, EndSolver.NONE, () -> false, (_, _, _, _) -> {}).run(ALL);
    assertThat(bytes(alone.path())).isEqualTo(bytes(folder(game).path()));
  }

  private Certificate toSolver(Game<?> game, TableFolder folder, int ply, BooleanSupplier stopped)
      throws IOException {
    EndSolver end = Solvers.ends(game, 1).orElseThrow();
    return new StrongSolve(game, folder, 2, end, stopped, (_, _, _, _) -> {}).runToSolver(ply);
  }

  /** What the solver says of a ply, and all before it, is what the whole table says of them. */
  @ParameterizedTest
  @CsvSource({"othello:4x4, 4", "othello:4x4, 9", "connect4:4x4, 5", "connect4:5x4, 7"})
  void theSolversScoresAreThoseOfTheWholeTable(String name, int ply) throws IOException {
    Game<?> game = Games.find(name);
    Certificate whole = solve(game, folder(game), () -> false);
    TableFolder part = new TableFolder(data.resolve("part"));
    Certificate solved = toSolver(game, part, ply, () -> false);
    assertThat(solved.isSolved()).isTrue();
    assertThat(solved.endsBySolver()).isTrue();
    assertThat(solved.layers()).isEqualTo(whole.layers().subList(0, ply + 1)); // sums and all
    assertThat(LayerTable.open(game, part).orElseThrow().score(game.start()))
        .isEqualTo(LayerTable.open(game, folder(game)).orElseThrow().score(game.start()));
    assertThat(toSolver(game, part, ply, () -> true)).isEqualTo(solved); // nothing is left to do
  }

  @Test
  void aTableThatEndsByTheSolverGoesOnWhereItWasStopped() throws IOException {
    Game<?> game = Games.find("othello:4x4");
    Certificate solved = toSolver(game, folder(game), 6, () -> false);
    TableFolder broken = new TableFolder(data.resolve("broken"));
    int stops = 0;
    for (boolean isDone = false; !isDone; stops++) {
      AtomicInteger units = new AtomicInteger();
      int most = 12 * stops; // those that are done already are asked for, too
      try {
        toSolver(game, broken, 6, () -> units.incrementAndGet() > most);
        isDone = true;
      } catch (SolveStopped stopped) {
        assertThat(LayerTable.open(game, broken)).isEmpty();
      }
    }
    assertThat(stops).isGreaterThan(5);
    assertThat(bytes(broken.path())).isEqualTo(bytes(folder(game).path()));
    assertThatThrownBy(() -> toSolver(game, broken, 4, () -> false))
        .hasMessageContainingAll("positions of up to 6 plies already", "--data");
    assertThat(toSolver(game, broken, 7, () -> false).layers().subList(0, 6))
        .isEqualTo(solved.layers().subList(0, 6));
    assertThat(solve(game, broken, () -> false).isComplete()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomoku", "kalah", "othello", "connect4:8x7"})
  void gamesThatDoNotFitAreRefusedByName(String name) {
    Game<?> game = Games.find(name);
    assertThatThrownBy(() -> solve(game, folder(game), () -> false))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll(game.id(), "do not fit into one number", "connect4:5x4");
  }

  @Test
  void aFullDiskIsFoundBeforeTheLayer() {
    Game<?> game = Games.find("connect4:5x4");
    var solve =
        new StrongSolve(
            game,
            folder(game),
            new UnitPool(game, 1, EndSolver.NONE, () -> false),
            (_, _, _, _) -> {},
            () -> 20_000);
    assertThatThrownBy(() -> solve.run(ALL))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("Layer 8 needs about", "--data", "What is done is kept");
  }

  @Test
  void filesThatAreNotAsTheyWereAreNamed() throws IOException {
    Game<?> game = Games.find("tictactoe");
    TableFolder folder = folder(game);
    new StrongSolve(game, folder, 1, EndSolver.NONE, () -> false, (_, _, _, _) -> {}).run(3);
    Path keys = folder.keys(3, 0);
    byte[] good = Files.readAllBytes(keys);
    byte[] bad = good.clone();
    bad[good.length - 12] ^= 4;
    Files.write(keys, bad);
    assertThatThrownBy(() -> solve(game, folder, () -> false))
        .hasMessageContainingAll("0000.keys is damaged", "Remove the folder");
    Files.delete(keys);
    assertThatThrownBy(() -> solve(game, folder, () -> false)).hasMessageContaining("not there");
    Files.write(keys, good);
    assertThat(solve(game, folder, () -> false).isSolved()).isTrue();

    Path certificate = folder.path().resolve("certificate.txt");
    String text = Files.readString(certificate);
    Files.writeString(certificate, text.replace("table 1", "table 2"));
    assertThatThrownBy(() -> LayerTable.open(game, folder)).hasMessageContaining("other version");
    Files.writeString(certificate, text.replace("layer 2 12", "layer 2 13"));
    assertThatThrownBy(() -> LayerTable.open(game, folder)).hasMessageContaining("is damaged");
    Files.writeString(certificate, text);
    assertThatThrownBy(() -> LayerTable.open(Games.find("mnk:4,3,3"), folder))
        .hasMessageContaining("is of tictactoe, not of mnk:4,3,3");
  }

  @Test
  void positionsNobodyReachesHaveNoScore() throws IOException {
    Game<?> game = Games.find("tictactoe");
    assertThat(solve(game, folder(game), () -> false).positions()).isEqualTo(765);
    LayerTable table = LayerTable.open(game, folder(game)).orElseThrow();
    Position position = game.start();
    ((Layered) position).become(2, 1 + 1 * 3); // two stones of the first player
    assertThat(table.score(position)).isEmpty();
    assertThat(table.score(Games.find("mnk:4,3,3").start())).isEmpty();
  }
}
