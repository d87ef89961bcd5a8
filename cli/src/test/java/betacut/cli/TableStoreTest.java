package betacut.cli;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.cli.analyse.TableStore;
import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Weights;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.engine.Engine;
import betacut.search.table.TableFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TableStoreTest {
  private static final Game<ConnectFourPosition> GAME = ConnectFour.of(7, 6);

  @TempDir private Path folder;

  private static Engine engine(Evaluator<ConnectFourPosition> threats) {
    return Engine.of(GAME, threats, Options.full(Algorithm.PVS).withEvaluation("threats"));
  }

  @Test
  void aTableOfOtherWeightsIsRefusedThoughTheNameIsTheSame() {
    var store = new TableStore();
    store.save = folder.resolve("scores.table");
    var threats = (Evaluator.Weighted<ConnectFourPosition>) GAME.evaluators().get("threats");
    var engine = engine(threats);
    engine.search(GAME.start(), Limits.depth(3));
    store.after(engine);
    store.load = store.save;
    assertThatCode(() -> store.before(engine(threats))).doesNotThrowAnyException();

    Weights old = threats.weights();
    Weights heavier = Weights.of(old.names(), name -> old.get(name) + 1);
    assertThatThrownBy(() -> store.before(engine(threats.with(heavier))))
        .isInstanceOf(TableFileException.class)
        .hasMessageContaining("threats");
    assertThatThrownBy(() -> store.before(engine(position -> 7)))
        .isInstanceOf(TableFileException.class);
  }
}
