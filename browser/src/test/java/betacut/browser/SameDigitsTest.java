package betacut.browser;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.testkit.OptionSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is compiled for pages searches as it does on the JVM: the same values, node for node. */
class SameDigitsTest {
  private static final long SEED = 20261118;

  private static EnginePage page;

  @BeforeAll
  static void open() {
    page = new EnginePage();
  }

  @AfterAll
  static void close() {
    if (page != null) {
      page.close();
    }
  }

  /** The reviewed rows of the games' own test, every one. */
  @Test
  void fingerprintsAreAsReviewed() throws IOException {
    Map<String, Options> plans = new LinkedHashMap<>(OptionSets.exact());
    for (Feature feature : Feature.values()) {
      if (feature.isSelective()) {
        plans.put("pvs " + feature.id(), plans.get("pvs usual").with(feature));
      }
    }
    List<String> rows = rows(Path.of("../games/src/test/resources/fingerprints.txt"));
    assertThat(rows).hasSizeGreaterThan(70);
    assertThat(rows)
        .allSatisfy(
            row -> {
              String[] fields = row.split("\\s*\\|\\s*");
              String engine = text(plans.get(fields[1]));
              String found = page.search(fields[0], "", engine, Integer.parseInt(fields[2]));
              assertThat(digits(found)).as(row).isEqualTo(fields[3] + " " + fields[4]);
            });
  }

  /** The lines of the solver's own tests, with the scores that others published. */
  @Test
  void solverScoresItsTestLines() throws IOException {
    List<String> rows = new ArrayList<>();
    for (String set : List.of("L3_R1", "L2_R1", "L2_R2", "L1_R1")) {
      rows.addAll(rows(Path.of("../solve/src/test/resources/connect4/Test_" + set + ".txt")));
    }
    String positions =
        rows.stream().map(row -> row.split(" ")[0]).collect(Collectors.joining("\n"));
    List<String> here = PageMeasures.solve(positions).lines().map(SameDigitsTest::digits).toList();
    List<String> there = page.solve(positions).lines().map(SameDigitsTest::digits).toList();
    assertThat(there).isEqualTo(here);
    assertThat(there.stream().map(line -> line.split(" ")[0]))
        .isEqualTo(rows.stream().map(row -> row.split(" ")[1]).toList());
  }

  /** Seeded positions of every family, searched by every algorithm of the contract tests. */
  @Test
  void seededSearchesAreTheSame() {
    List<String> plans = List.of("alphabeta usual", "pvs everything", "mtdf usual", "dual usual");
    Map<String, Options> sets = OptionSets.exact();
    for (String game :
        List.of(
            "tictactoe", "connect4", "othello", "othello:6x6", "kalah", "breakthrough", "dots")) {
      for (int number = 0; number < 4; number++) {
        String position = position(Games.find(game), SplitMix.of(SEED, number));
        for (String plan : plans) {
          String engine = text(sets.get(plan));
          assertThat(digits(page.search(game, position, engine, 4)))
              .as("%s %s %s", game, position, plan)
              .isEqualTo(digits(PageMeasures.search(game, position, engine, 4)));
        }
      }
    }
  }

  private static <P extends Position> String position(Game<P> game, SplitMix random) {
    P position = game.start();
    for (int plies = random.between(2, 8); plies > 0; plies--) {
      int[] moves = position.legalMoves();
      P before = game.parse(game.format(position));
      position.play(moves[random.nextInt(moves.length)]);
      if (position.outcome() != Position.ONGOING) {
        return game.format(before);
      }
    }
    return game.format(position);
  }

  /** The options as text, which is what crosses over to the page. */
  private static String text(Options options) {
    String order =
        options
            .order()
            .map(parts -> " order=" + orNone(parts.stream().map(OrderPart::id).sorted()))
            .orElse("");
    return "algorithm=%s%s table=%s table-mib=1 with=%s without=%s"
        .formatted(
            options.algorithm().id(),
            order,
            options.table().id(),
            features(options.features()::contains),
            features(feature -> !options.features().contains(feature)));
  }

  private static String features(Predicate<Feature> wanted) {
    return orNone(Arrays.stream(Feature.values()).filter(wanted).map(Feature::id));
  }

  private static String orNone(Stream<String> names) {
    String list = names.collect(Collectors.joining(","));
    return list.isEmpty() ? "none" : list;
  }

  /** Value and nodes, without the time. */
  private static String digits(String found) {
    return found.substring(0, found.lastIndexOf(' '));
  }

  private static List<String> rows(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }
}
