package betacut.solve.layers;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.platform.SafeFile;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.solve.Solvers;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The checker lets good tables pass, and finds every byte that somebody has changed. */
final class TableCheckTest {
  private static final int ALL = Integer.MAX_VALUE;

  @TempDir Path data;

  private TableFolder built(Game<?> game) throws IOException {
    TableFolder folder = TableFolder.of(data, game);
    new StrongSolve(game, folder, 2, EndSolver.NONE, () -> false, (_, _, _, _) -> {}).run(ALL);
    return folder;
  }

  private static TableCheck check(Game<?> game, TableFolder folder) {
    return new TableCheck(game, folder, folder.certificate(game).orElseThrow(), _ -> true);
  }

  private static Optional<String> finding(Game<?> game, TableFolder folder) throws IOException {
    try {
      return check(game, folder).sums();
    } catch (UsageException damagedCertificate) {
      return Optional.of(damagedCertificate.getMessage());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "connect4:4x4", "othello:4x4", "mnk:3,2,2"})
  void goodTablesPass(String name) throws IOException {
    Game<?> game = Games.find(name);
    TableFolder folder = built(game);
    assertThat(finding(game, folder)).isEmpty();
    assertThat(check(game, folder).look(ALL, 1)).isEmpty();
    assertThat(check(game, folder).look(20, 1)).isEmpty();
  }

  /** Of what the solver said the last plies are searched again, and the rest is left to it. */
  @Test
  void scoresOfASolverAreSearchedNearTheEnd() throws IOException {
    Game<?> game = Games.find("othello:4x4");
    TableFolder folder = TableFolder.of(data, game);
    EndSolver right = Solvers.ends(game, 1).orElseThrow();
    solveLast(game, folder, 5, right);
    TableCheck check = check(game, folder);
    assertThat(check.sums()).isEmpty();
    assertThat(check.look(ALL, 1)).isEmpty();
    assertThat(check.unproved()).isZero();

    TableFolder other = new TableFolder(data.resolve("other"));
    EndSolver wrong = stopped -> position -> -right.scores(stopped).applyAsInt(position);
    solveLast(game, other, 5, wrong);
    assertThat(check(game, other).look(ALL, 1)).get().asString().startsWith("layer 5, position ");

    Game<?> large = Games.find("connect4:5x4");
    TableFolder far = TableFolder.of(data, large);
    solveLast(large, far, 3, Solvers.ends(large, 1).orElseThrow());
    TableCheck unproved = check(large, far);
    assertThat(unproved.look(ALL, 1)).isEmpty();
    long last = far.certificate(large).orElseThrow().layers().getLast().positions();
    assertThat(unproved.unproved()).isEqualTo(last); // seventeen plies from the end
  }

  private static void solveLast(Game<?> game, TableFolder folder, int ply, EndSolver end)
      throws IOException {
    new StrongSolve(game, folder, 2, end, () -> false, (_, _, _, _) -> {}).runToSolver(ply);
  }

  @Test
  void everyFlippedByteIsFound() throws IOException {
    Game<?> game = Games.find("tictactoe");
    TableFolder folder = built(game);
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder.path())) {
      all.filter(Files::isRegularFile)
          .filter(file -> !file.endsWith("lock"))
          .sorted()
          .forEach(files::add);
    }
    assertThat(files).hasSize(21);
    var random = new SplitMix(8);
    for (int i = 0; i < 1000; i++) {
      Path file = files.get(random.nextInt(files.size()));
      byte[] good = Files.readAllBytes(file);
      byte[] bad = good.clone();
      bad[random.nextInt(bad.length)] ^= (byte) (1 + random.nextInt(255));
      Files.write(file, bad);
      assertThat(finding(game, folder)).as("%s, change %d", file, i).isPresent();
      Files.write(file, good);
    }
    assertThat(finding(game, folder)).isEmpty();
  }

  /** Whoever changes a score can make new sums and counts, too; the rules say what is wrong. */
  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "othello:4x4"})
  void changedScoresAreFoundWhateverTheSumsSay(String name) throws IOException {
    Game<?> game = Games.find(name);
    TableFolder folder = built(game);
    Certificate truth = folder.certificate(game).orElseThrow();
    var random = new SplitMix(9);
    for (int i = 0; i < 30; i++) {
      int layer = random.nextInt(truth.layers().size());
      Path file = folder.scores(layer, 0);
      byte[] good = Files.readAllBytes(file);
      ScoreRun run = new ScoreRun(ByteBuffer.wrap(good));
      int[] scores = new int[run.size()];
      for (int place = 0; place < scores.length; place++) {
        scores[place] = run.score(place);
      }
      scores[random.nextInt(scores.length)] += random.nextInt(2) == 0 ? 1 : -20_001;
      rewrite(folder, truth, layer, ScoreRun.pack(scores, scores.length));
      assertThat(finding(game, folder)).isEmpty();
      assertThat(check(game, folder).look(ALL, 1).orElseThrow()).contains("has score");
      Files.write(file, good);
      folder.write(truth);
    }
  }

  private static void rewrite(TableFolder folder, Certificate truth, int layer, byte[] packed)
      throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(packed);
    SafeFile.write(folder.scores(layer, 0), bytes);
    Certificate.Layer claim = truth.layers().get(layer);
    SortedMap<Integer, Long> counts = new TreeMap<>(new ScoreRun(bytes).counts());
    Certificate.Part part =
        new Certificate.Part(
            claim.parts().getFirst().size(),
            claim.parts().getFirst().keys(),
            SafeFile.sha256(bytes));
    folder.write(
        truth.with(
            layer,
            new Certificate.Layer(claim.positions(), claim.images(), List.of(part), counts)));
  }

  @Test
  void positionsTooManyOrTooFewAreFound() throws IOException {
    Game<?> game = Games.find("tictactoe");
    TableFolder folder = built(game);
    Certificate truth = folder.certificate(game).orElseThrow();
    long[] keys = new long[64];
    KeyRun run = folder.keyRuns(2, truth.layers().get(2)).getFirst();
    int size = run.readAll(keys, 0);
    ScoreRun scores = folder.scoreRuns(2, truth.layers().get(2)).getFirst();

    long[] more = Arrays.copyOf(keys, size + 1);
    more[size] = 3 * 3 * 3 * 3 + 1; // two stones of the first player
    Arrays.sort(more);
    assertThat(withKeys(folder, truth, more, scores)).isPresent();

    long[] fewer = Arrays.copyOf(keys, size - 1);
    assertThat(withKeys(folder, truth, fewer, scores).orElseThrow()).contains("not there");
  }

  private Optional<String> withKeys(
      TableFolder folder, Certificate truth, long[] keys, ScoreRun scores) throws IOException {
    int[] values = new int[keys.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = scores.score(Math.min(i, scores.size() - 1));
    }
    ByteBuffer packedKeys = ByteBuffer.wrap(KeyRun.pack(keys, 0, keys.length));
    ByteBuffer packedScores = ByteBuffer.wrap(ScoreRun.pack(values, values.length));
    SafeFile.write(folder.keys(2, 0), packedKeys);
    SafeFile.write(folder.scores(2, 0), packedScores);
    Certificate.Part part =
        new Certificate.Part(
            keys.length, SafeFile.sha256(packedKeys), SafeFile.sha256(packedScores));
    folder.write(
        truth.with(
            2,
            new Certificate.Layer(
                keys.length, 72, List.of(part), new ScoreRun(packedScores).counts())));
    return check(Games.find("tictactoe"), folder).look(ALL, 1);
  }
}
