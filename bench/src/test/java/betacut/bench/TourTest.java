package betacut.bench;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.testkit.GameContract;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles and runs the code that tour and README show, as it stands in the documents. */
class TourTest {
  private static final Pattern LISTING =
      Pattern.compile("```java file=(\\w+\\.java)\n(.*?)```", Pattern.DOTALL);

  @TempDir static Path folder;
  private static ClassLoader loader;

  @BeforeAll
  static void compileListings() throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-d", folder.toString(), "-cp"));
    arguments.add(System.getProperty("java.class.path"));
    SourceTree tree = SourceTree.ours();
    try (Stream<Path> tour = Files.list(tree.folder("docs/tour"))) {
      for (Path document : Stream.concat(tour, Stream.of(tree.folder("README.md"))).toList()) {
        Matcher listing = LISTING.matcher(Files.readString(document));
        while (listing.find()) {
          Path source = folder.resolve(listing.group(1));
          Files.writeString(source, listing.group(2));
          arguments.add(source.toString());
        }
      }
    }
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(failed).as("compiler's exit code").isZero();
    loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
  }

  @Test
  void levelOneIsADraw() {
    assertDraw(RulesGame.of(tinyTicTacToe()));
  }

  @Test
  void levelTwoIsADraw() {
    assertDraw(fastTicTacToe());
  }

  @Test
  void bothLevelsSearchTheSameTree() {
    Options options = Options.plain(Algorithm.ALPHABETA);
    long tiny = solve(RulesGame.of(tinyTicTacToe()), options).statistics().nodes();
    long fast = solve(fastTicTacToe(), options).statistics().nodes();
    assertThat(fast).isEqualTo(tiny);
  }

  @Test
  void theAblationNamesFallingCounts() throws ReflectiveOperationException {
    String output = outputOf("Ablation");
    assertThat(output.lines()).hasSize(5);
    assertThat(nodesIn(output, 0)).isLessThan(nodesIn(output, 4));
  }

  @Test
  void theWatcherSeesTheWholeTree() throws ReflectiveOperationException {
    assertThat(outputOf("Watch"))
        .startsWith("root window")
        .endsWith("events" + System.lineSeparator());
    assertThat(outputOf("Explain").lines())
        .hasSize(3)
        .contains(
            "Branch 2 ≤ 2, window (3, ∞). Cut: 2 here is already too good for Min;"
                + " Max has 3 elsewhere and will not come here.");
  }

  @Test
  void theReadmesProgramsAnswer() throws ReflectiveOperationException {
    assertThat(outputOf("Ask").strip()).matches("\\d, .+ \\(.+\\)");
    assertThat(outputOf("Matches").lines())
        .containsExactly("Take[matches=3], win in 3 plies (exact ✓)", "Take[matches=3]");
  }

  /** The level-2 listing keeps the whole contract. */
  @Nested
  class FastTicTacToeContract extends GameContract<Position> {
    @Override
    @SuppressWarnings("unchecked")
    protected Game<Position> game() {
      return (Game<Position>) (Game<?>) fastTicTacToe();
    }
  }

  private static void assertDraw(Game<?> game) {
    Result result = solve(game, Options.full(Algorithm.PVS));
    assertThat(result.value().score()).isEqualTo(Score.DRAW);
    assertThat(result.value().kind()).isEqualTo(Bound.EXACT);
  }

  private static <P extends Position> Result solve(Game<P> game, Options options) {
    return Engine.of(game, options).search(game.start(), Limits.depth(9));
  }

  private static Rules<?, ?> tinyTicTacToe() {
    return (Rules<?, ?>) instance("TinyTicTacToe");
  }

  private static Game<?> fastTicTacToe() {
    return (Game<?>) instance("FastTicTacToe$Game");
  }

  private static Object instance(String name) {
    try {
      return loader.loadClass(name).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("the tour's " + name + " cannot be used", e);
    }
  }

  private static String outputOf(String main) throws ReflectiveOperationException {
    PrintStream before = System.out;
    var bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      loader.loadClass(main).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static long nodesIn(String output, int line) {
    String text = output.lines().skip(line).findFirst().orElseThrow();
    return Long.parseLong(text.replaceAll("\\D", ""));
  }
}
