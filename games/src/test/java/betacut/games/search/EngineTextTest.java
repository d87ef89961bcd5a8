package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Options.TableSize;
import betacut.search.Options.Thresholds;
import betacut.search.OrderPart;
import betacut.search.Result;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineTextTest {
  private final Game<?> game = Games.find("connect4");

  @Test
  void readsAlgorithmOptionsAndLimits() {
    EngineText text =
        EngineText.parse(
            "alphabeta depth=6 nodes=2M time=500ms table=lrs table-mib=3 order=hash,history"
                + " with=etc,fold without=twins seed=9 evaluation=essay");
    assertThat(text.options(game))
        .isEqualTo(
            new Options(
                Algorithm.ALPHABETA,
                "essay",
                Optional.of(Set.of(OrderPart.HASH, OrderPart.HISTORY)),
                Set.of(Feature.ETC, Feature.FOLD),
                TablePolicy.LRS,
                TableSize.ofMebibytes(3),
                1,
                9,
                Thresholds.USUAL,
                Optional.empty()));
    assertThat(text.limits()).isEqualTo(new Limits(6, 2_000_000, Duration.ofMillis(500)));
    assertThat(EngineText.parse(text.toString())).isEqualTo(text);
  }

  @Test
  void tablesMayHaveSoManyEntries() {
    Options options = EngineText.parse("pvs depth=3 table=lrs table-entries=5000").options(game);
    assertThat(Engine.of(game, options).table().orElseThrow().capacity()).isEqualTo(5000);
    assertThat(EngineText.parse("preset=essay depth=3").options(game).tableSize().entries())
        .hasValue(50_000);
    assertThatThrownBy(() -> EngineText.parse("pvs table-mib=1 table-entries=5000"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("give one of them");
    Options tree = EngineText.parse("mcts nodes=9 table-entries=5000").options(game);
    assertThatThrownBy(() -> Engine.of(game, tree))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("table-mib");
  }

  @Test
  void cutModelsComeFromFiles(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("own.probcut");
    Files.writeString(file, "game connect4\nevaluation threats\nstage 0 1\npair 5 3 1 0 9\n");
    Options options = EngineText.parse("pvs depth=3 probcut=" + file).options(game);
    assertThat(options.isSelective()).isTrue();
    assertThat(options.cutModel().orElseThrow().stages()).hasSize(1);
    Files.writeString(file, "hello");
    assertThatThrownBy(() -> EngineText.parse("pvs probcut=" + file).options(game))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("line 1 is 'hello'");
    assertThatThrownBy(() -> EngineText.parse("pvs probcut=" + folder + "/no").options(game))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("no such file");
  }

  @Test
  void thresholdsAreSetOneByOne() {
    assertThat(EngineText.parse("pvs depth=3").options(game).thresholds())
        .isEqualTo(new Thresholds(2, 4));
    assertThat(EngineText.parse("pvs depth=3 etc-depth=2 table-depth=1").options(game).thresholds())
        .isEqualTo(new Thresholds(1, 2));
    assertThatThrownBy(() -> EngineText.parse("pvs depth=3 table-depth=0").options(game))
        .isInstanceOf(UsageException.class)
        .hasMessage("table-depth is 0; it must be from 1 to 255.");
  }

  /** Where the table begins and what MTD(f) guesses changes the work, not the answer. */
  @ParameterizedTest
  @CsvSource({
    "pvs, etc-depth=2",
    "pvs, table-depth=1",
    "pvs, table-depth=4",
    "mtdf, with=last-guess"
  })
  void thresholdsAndGuessesChangeNodesOnly(String algorithm, String option) {
    String usual = algorithm + " depth=8 evaluation=essay";
    Result expected = search(usual);
    Result changed = search(usual + " " + option);
    assertThat(changed.value()).isEqualTo(expected.value());
    assertThat(changed.statistics().nodes()).isNotEqualTo(expected.statistics().nodes());
  }

  private Result search(String text) {
    return search(game, EngineText.parse(text));
  }

  private static <P extends Position> Result search(Game<P> game, EngineText text) {
    return Engine.of(game, text.options(game)).search(game.parse("4435"), text.limits());
  }

  @Test
  void whatIsNotWrittenIsAsUsual() {
    assertThat(EngineText.parse("threads=2").options(game))
        .isEqualTo(Options.full(Algorithm.PVS).withThreads(2));
    assertThat(EngineText.parse("minimax depth=2").options(game))
        .isEqualTo(Options.plain(Algorithm.MINIMAX));
  }

  @Test
  void withoutDepthSearchDeepens() {
    assertThat(EngineText.parse("alphabeta nodes=5").options(game).has(Feature.DEEPENING)).isTrue();
    assertThat(EngineText.parse("alphabeta depth=5").options(game).has(Feature.DEEPENING))
        .isFalse();
  }

  @Test
  void presetIsTheBaseOfAllOtherOptions() {
    Options options = EngineText.parse("table=none preset=essay depth=3").options(game);
    assertThat(options.evaluation()).isEqualTo("essay");
    assertThat(options.table()).isEqualTo(TablePolicy.NONE);
    assertThat(EngineText.parse("pvs preset=essay depth=3").options(game).algorithm())
        .isEqualTo(Algorithm.PVS);
  }

  @Test
  void laterOptionsWin() {
    EngineText text = EngineText.parse("pvs depth=3").plus(Map.of("depth", "4"));
    assertThat(text.limits().depth()).isEqualTo(4);
  }

  @Test
  void noneSwitchesNothing() {
    assertThat(EngineText.parse("pvs depth=3 with=none without=none").options(game))
        .isEqualTo(Options.full(Algorithm.PVS));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          pvs depht=3        | There is no option called 'depht'. Did you mean depth?
          pvs depth=x        | depth is 'x'; it must be a whole number
          pvs time=3         | time is '3'; it must be a time with its unit
          pvs depth=1 mtdf   | 'mtdf' in 'pvs depth=1 mtdf' is no option
          pvs depth=1 depth=2| depth is given twice
          pvs table=nnoe     | There is no table called 'nnoe'. Did you mean none?
          pvs with=ect       | Did you mean etc?
          pvs threads=0      | The number of threads is 0
          stockman           | stockman searches to a fixed depth
          """)
  void refusesTheRest(String text, String message) {
    assertThatThrownBy(
            () -> {
              EngineText engine = EngineText.parse(text);
              engine.options(game);
              engine.limits();
            })
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(message);
  }
}
