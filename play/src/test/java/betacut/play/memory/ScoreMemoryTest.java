package betacut.play.memory;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.play.analyse.Analyst;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Weights;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreMemoryTest {
  private static final Options OPTIONS =
      Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, 4);

  @TempDir Path data;
  private final Game<?> game = Games.find("connect4");
  private ScoreMemory memory;

  @BeforeEach
  void begin() {
    memory = ScoreMemory.in(data);
  }

  private Engine engine(String evaluation) {
    return Engine.of(game, OPTIONS.withEvaluation(evaluation));
  }

  private Result search(Engine engine, String position, int depth) {
    return engine.search(game.parse(position), Limits.depth(depth));
  }

  @Test
  void theNextSessionFindsItsFirstMoveForFewerNodesAndWithTheSameValue() {
    Engine first = engine("threats");
    assertThat(memory.recall(first)).isEmpty();
    Result long1 = search(first, "44", 11);
    assertThat(memory.keep(first)).isEmpty();
    Engine second = engine("threats");
    assertThat(memory.recall(second)).isEmpty();
    Result long2 = search(second, "44", 11);
    assertThat(long2.statistics().nodes()).isLessThan(long1.statistics().nodes() / 20);
    assertThat(long2.value()).isEqualTo(long1.value());
    assertThat(long2.move()).isEqualTo(long1.move());
    for (String position : List.of("", "4", "445", "4452", "1234567")) {
      assertThat(search(second, position, 8).value())
          .isEqualTo(search(engine("threats"), position, 8).value());
    }
  }

  /** Others may write to the folder; and what a kill left there is nobody's. */
  @Test
  void linksAreNotFollowedAndLeftoversDeleted() throws IOException {
    Engine engine = engine("threats");
    search(engine, "44", 6);
    assertThat(memory.keep(engine)).isEmpty();
    Path file = memory.file(engine);
    Path half = Files.writeString(file.resolveSibling(file.getFileName() + ".42.tmp"), "half");
    assertThat(memory.keep(engine)).isEmpty();
    assertThat(half).doesNotExist();
    Path victim = Files.writeString(data.resolve("victim"), "precious");
    for (String name : List.of(file.getFileName().toString(), "lock")) {
      Files.delete(file.resolveSibling(name));
      Files.createSymbolicLink(file.resolveSibling(name), victim);
      assertThat(memory.keep(engine).orElseThrow()).contains("is a link");
    }
    assertThat(victim).content().isEqualTo("precious");
  }

  @Test
  void anAnalystMayHaveAMemory() {
    Game<?> othello = Games.find("othello");
    double first = analysed(othello, Optional.of(memory));
    assertThat(analysed(othello, Optional.of(memory))).isLessThan(0.98 * first);
    assertThat(analysed(othello, Optional.empty())).isEqualTo(first);
  }

  private static <P extends Position> double analysed(Game<P> game, Optional<ScoreMemory> memory) {
    return new Analyst<>(game, new StopSignal(), memory)
        .values(game.start(), Limits.depth(8), Progress.SILENT)
        .statistics()
        .nodes();
  }

  @Test
  void whatIsRememberedStandsWhereThereIsNoTimeToSearch() {
    Engine first = engine("threats");
    Result found = search(first, "44", 11);
    memory.keep(first);
    Engine second = engine("threats");
    memory.recall(second);
    Result hurried = second.search(game.parse("44"), Limits.nodes(1));
    assertThat(hurried.move()).isEqualTo(found.move());
    assertThat(hurried.value()).isEqualTo(found.value());
    assertThat(search(second, "44", 6).value()).isEqualTo(search(first, "44", 6).value());
  }

  @Test
  void scoresOfAnotherEvaluationOrSearchAreNeverUsed() {
    Engine first = engine("threats");
    search(first, "-", 9);
    memory.keep(first);
    Engine other = engine("essay");
    memory.recall(other);
    assertThat(other.table().orElseThrow().fill()).isZero();
    assertThat(memory.file(other)).isNotEqualTo(memory.file(first));
    Engine folded = Engine.of(game, OPTIONS.with(Feature.FOLD));
    assertThat(ScoreScope.of(folded)).isNotEqualTo(ScoreScope.of(first));
    Engine selective = Engine.of(game, OPTIONS.with(Feature.MULTI_PROBCUT));
    assertThat(ScoreScope.of(selective)).isNotEqualTo(ScoreScope.of(first));
    assertThat(ScoreScope.of(Engine.of(Games.find("connect4:6x5"), OPTIONS)))
        .isNotEqualTo(ScoreScope.of(first));
    assertThat(changedWeights(game)).isNotEqualTo(ScoreScope.of(engine("threats")));
  }

  private static <P extends Position> String changedWeights(Game<P> game) {
    var threats = (Evaluator.Weighted<P>) game.evaluators().get("threats");
    Weights more = Weights.of(threats.weights().names(), name -> threats.weights().get(name) + 1);
    return ScoreScope.of(Engine.of(game, threats.with(more), OPTIONS.withEvaluation("threats")));
  }

  @Test
  void aDamagedFileIsSaidAndPutAsideAndAllGoesOn() throws IOException {
    Engine first = engine("threats");
    search(first, "-", 9);
    memory.keep(first);
    Path file = memory.file(first);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    Engine second = engine("threats");
    assertThat(memory.recall(second).orElseThrow()).contains("damaged").contains("put aside");
    assertThat(file).doesNotExist();
    assertThat(file.resolveSibling(file.getFileName() + ".damaged")).exists();
    assertThat(second.table().orElseThrow().fill()).isZero();
    search(second, "-", 9);
    assertThat(memory.keep(second)).isEmpty();
    assertThat(memory.recall(engine("threats"))).isEmpty();
  }

  @Test
  void filesAreBounded() throws IOException {
    Engine first = engine("threats");
    search(first, "-", 14);
    memory.keep(first);
    assertThat(Files.size(memory.file(first))).isBetween(100_000L, (1L << 20) + 200);
  }

  @Test
  void severalWritersAddToEachOther() throws Exception {
    List<String> openings = List.of("1", "22", "345", "7", "66", "4441");
    try (var threads = Executors.newFixedThreadPool(3)) {
      for (String opening : openings) {
        threads.submit(
            () -> {
              Engine engine = engine("threats");
              search(engine, opening, 8);
              return memory.keep(engine);
            });
      }
    }
    for (String opening : openings) {
      Engine later = Engine.of(game, OPTIONS.without(Feature.DEEPENING));
      assertThat(memory.recall(later)).isEmpty();
      long known = search(later, opening, 8).statistics().nodes();
      assertThat(known).isLessThan(search(engine("threats"), opening, 8).statistics().nodes() / 5);
    }
  }
}
