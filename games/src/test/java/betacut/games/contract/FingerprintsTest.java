package betacut.games.contract;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.testkit.OptionSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Node counts are the functional fingerprint of the search: a refactoring leaves the reviewed file
 * as it is, a functional change blesses it anew with {@code -Dbetacut.bless=true} and says why.
 */
final class FingerprintsTest {
  private static final Path FILE = Path.of("src/test/resources/fingerprints.txt");
  private static final Map<String, Options> PLANS = plans();

  /** The exact plans, and the usual one with each selective option. */
  private static Map<String, Options> plans() {
    Map<String, Options> plans = new LinkedHashMap<>(OptionSets.exact());
    for (Feature feature : Feature.values()) {
      if (feature.isSelective()) {
        plans.put("pvs " + feature.id(), plans.get("pvs usual").with(feature));
      }
    }
    return plans;
  }

  /** One row: {@code game | plan | depth | value | nodes}, every game from its start. */
  private record Row(String game, String plan, int depth, int value, long nodes) {
    static Row parse(String line) {
      String[] fields = line.split("\\s*\\|\\s*");
      return new Row(
          fields[0],
          fields[1],
          Integer.parseInt(fields[2]),
          Integer.parseInt(fields[3]),
          Long.parseLong(fields[4]));
    }

    @Override
    public String toString() {
      return "%s | %s | %d | %d | %d".formatted(game, plan, depth, value, nodes);
    }
  }

  @Test
  void areAsReviewed() throws IOException {
    List<String> blessed = new ArrayList<>();
    List<String> changes = new ArrayList<>();
    for (String line : Files.readAllLines(FILE)) {
      boolean isRow = !line.isBlank() && !line.startsWith("#");
      String now = isRow ? recomputed(Row.parse(line)).toString() : line;
      blessed.add(now);
      if (!now.equals(line)) {
        changes.add(line + "  became  " + now);
      }
    }
    if (Boolean.getBoolean("betacut.bless")) {
      Files.write(FILE, blessed);
    } else {
      assertThat(changes)
          .as("a functional change? Review it, then bless it with -Dbetacut.bless=true")
          .isEmpty();
    }
  }

  private static Row recomputed(Row row) {
    Options options = PLANS.get(row.plan());
    assertThat(options).as("plan '%s'", row.plan()).isNotNull();
    Row on = search(Games.find(row.game()), row, options.with(Feature.TWINS));
    Row off = search(Games.find(row.game()), row, options.without(Feature.TWINS));
    assertThat(on).as("twins on").isEqualTo(off);
    return on;
  }

  private static <P extends Position> Row search(Game<P> game, Row row, Options options) {
    Result result = Engine.of(game, options).search(game.start(), Limits.depth(row.depth()));
    return new Row(
        row.game(), row.plan(), row.depth(), result.value().score(), result.statistics().nodes());
  }
}
