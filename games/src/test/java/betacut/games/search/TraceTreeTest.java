package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.search.text.Preset;
import betacut.search.trace.CutReason;
import betacut.search.trace.Purpose;
import betacut.search.trace.Trace;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A tree made of a trace is the search: the same counts, whatever is switched on. */
class TraceTreeTest {
  private static final int DEPTH = 5;
  private static final Set<CutReason> COUNTED =
      EnumSet.of(CutReason.BETA, CutReason.CHILD_IN_TABLE, CutReason.PROBCUT);
  private static final Options PVS = Options.full(Algorithm.PVS);

  /** Every algorithm that can be watched, and every refinement that writes nodes of its own. */
  static Stream<Arguments> searches() {
    Map<String, Options> plans = new TreeMap<>();
    for (Algorithm algorithm : Algorithm.values()) {
      if (algorithm.usesKernel()) {
        plans.put(algorithm.id(), Options.of(algorithm));
        plans.put(algorithm.id() + " full", Options.full(algorithm));
      }
    }
    plans.put("essay", Preset.ESSAY.options());
    plans.put("aspiration", PVS.with(Feature.ASPIRATION));
    plans.put("folded", PVS.with(Feature.FOLD));
    for (Feature feature : Feature.values()) {
      if (feature.isSelective()) {
        plans.put(feature.id(), PVS.with(feature));
      }
    }
    return plans.entrySet().stream()
        .flatMap(
            plan ->
                Stream.of("connect4", "othello", "mnk:4,3,3")
                    .filter(game -> isPossible(game, plan.getValue()))
                    .map(game -> Arguments.of(game, plan.getKey(), plan.getValue())));
  }

  private static boolean isPossible(String game, Options options) {
    boolean foretells = options.has(Feature.PROBCUT) || options.has(Feature.MULTI_PROBCUT);
    boolean isMeasured = !foretells || !game.startsWith("mnk");
    return isMeasured && (options.evaluation().isEmpty() || game.equals("connect4"));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("searches")
  void countsWhatTheSearchCounts(String game, String plan, Options options) {
    Watched watched = Watched.of(Games.find(game), options, DEPTH);
    TraceTree tree = watched.tree;
    var statistics = watched.result.statistics();
    List<TraceNode> nodes = IntStream.range(0, tree.size()).mapToObj(tree::node).toList();

    assertThat(watched.trace.isCutShort()).isFalse();
    assertThat(statistics)
        .isEqualTo(Watched.unwatched(Games.find(game), options, DEPTH).statistics());
    long searched =
        IntStream.range(0, tree.iterations()).mapToLong(i -> tree.searched(tree.root(i))).sum();
    assertThat(searched).isEqualTo(statistics.nodes());
    assertThat(nodes.stream().filter(TraceNode::isTableHit)).hasSize((int) statistics.tableHits());
    assertThat(nodes.stream().flatMap(node -> node.cut().stream()))
        .filteredOn(cut -> COUNTED.contains(cut.reason()))
        .hasSize((int) statistics.cuts());
    assertThat(nodes.stream().filter(node -> node.claim() == Bound.OVER && isAlone(node)))
        .as("ends; %s", plan)
        .hasSizeLessThanOrEqualTo((int) statistics.ends());
    assertThat(nodes).allMatch(node -> node.claim() != Bound.UNKNOWN);
    assertThat(probes(tree)).isEqualTo(statistics.probes());
    assertThat(nodes.stream().filter(node -> tree.stored(node.number()).isPresent()))
        .hasSize((int) statistics.stores());
  }

  private static boolean isAlone(TraceNode node) {
    return node.size() == 1;
  }

  private static long probes(TraceTree tree) {
    return IntStream.range(0, tree.size()).mapToLong(node -> tree.probes(node).size()).sum();
  }

  @Test
  void leavesAreEndsAndEstimates() {
    Watched watched = Watched.of(Games.find("connect4:4x4"), Options.of(Algorithm.ALPHABETA), 9);
    List<TraceNode> nodes = watched.nodes();
    var statistics = watched.result.statistics();
    long ends = nodes.stream().filter(node -> node.claim() == Bound.OVER).count();
    long estimates = nodes.stream().filter(node -> node.claim() == Bound.ESTIMATE).count();
    assertThat(ends).isEqualTo(statistics.ends()).isPositive();
    assertThat(estimates).isEqualTo(statistics.leaves() - statistics.ends()).isPositive();
    assertThat(nodes)
        .filteredOn(node -> node.claim() == Bound.OVER || node.claim() == Bound.ESTIMATE)
        .allMatch(TraceTreeTest::isAlone);
  }

  @Test
  void tellsWhatEveryNodeIsFor() {
    Set<Purpose> seen = EnumSet.noneOf(Purpose.class);
    searches()
        .map(Arguments::get)
        .filter(search -> ((Options) search[2]).algorithm() == Algorithm.PVS)
        .map(search -> Watched.of(Games.find((String) search[0]), (Options) search[2], DEPTH + 1))
        .forEach(watched -> watched.nodes().forEach(node -> seen.add(node.purpose())));
    assertThat(seen).containsExactlyInAnyOrder(Purpose.values());
  }

  /** Only a scout and its second look may try a move twice; all else is folded into a node. */
  @Test
  void noNodeHasAMoveTwiceWithoutAReason() {
    Options options =
        PVS.without(Feature.DEEPENING).with(Feature.PROBCUT).with(Feature.LATE_MOVE_REDUCTION);
    TraceTree tree = Watched.of(Games.find("othello"), options, 6).tree;
    for (int node = 0; node < tree.size(); node++) {
      Set<Integer> moves = new HashSet<>();
      for (int child : tree.children(node)) {
        TraceNode visited = tree.node(child);
        if (visited.purpose() != Purpose.RE_SEARCH && visited.move() >= 0) {
          assertThat(moves.add(visited.move())).as("node %d", child).isTrue();
        }
      }
    }
  }

  @Test
  void pathsLeadToThePositionsOfTheNodes() {
    Game<?> game = Games.find("othello");
    Options options = PVS.without(Feature.DEEPENING).with(Feature.PROBCUT).with(Feature.QUIESCENCE);
    TraceTree tree = Watched.of(game, options, 6).tree;
    for (int node = 0; node < tree.size(); node++) {
      Position position = game.start();
      tree.path(node).forEach(position::make);
      assertThat(tree.node(node).key()).isEqualTo(position.key());
      assertThat(tree.node(node).ply()).isEqualTo(tree.path(node).size());
    }
  }

  @Test
  void aFullTraceIsStillATree() {
    Trace trace = new Trace(1000);
    Watched.search(Games.find("connect4"), PVS, 8, trace);
    TraceTree tree = TraceTree.of(trace);
    long enters =
        IntStream.range(0, trace.size())
            .filter(event -> trace.event(event) instanceof TraceEvent.Enter)
            .count();
    assertThat(tree.size()).isEqualTo((int) enters);
    int last = tree.root(tree.iterations() - 1);
    assertThat(tree.node(last).claim()).isEqualTo(Bound.UNKNOWN);
    assertThat(tree.end(last)).isEqualTo(tree.size());
    assertThat(tree.node(last).leave()).isEqualTo(-1);
    tree.probes(last);
  }

  @Test
  void hundredsOfThousandsOfNodesAreNoTrouble() {
    Watched watched = Watched.of(Games.find("connect4"), Options.of(Algorithm.MINIMAX), 6);
    TraceTree tree = watched.tree;
    assertThat(tree.size()).isEqualTo((int) watched.result.statistics().nodes());
    assertThat(tree.size()).isGreaterThan(130_000);
    int children = 0;
    for (int node = 0; node < tree.size(); node++) {
      for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
        children += tree.parent(child) == node ? 1 : 0;
      }
    }
    assertThat(children).isEqualTo(tree.size() - 1);
  }

  /** One search, its trace and its tree. */
  private record Watched(Trace trace, Result result, TraceTree tree) {
    static Watched of(Game<?> game, Options options, int depth) {
      Trace trace = new Trace(Trace.DEFAULT_LIMIT);
      Result result = search(game, options, depth, trace);
      return new Watched(trace, result, TraceTree.of(trace));
    }

    static <P extends Position> Result search(
        Game<P> game, Options options, int depth, Trace trace) {
      return Engine.traced(game, options, trace).search(game.start(), Limits.depth(depth));
    }

    static <P extends Position> Result unwatched(Game<P> game, Options options, int depth) {
      return Engine.of(game, options).search(game.start(), Limits.depth(depth));
    }

    List<TraceNode> nodes() {
      return IntStream.range(0, tree.size()).mapToObj(tree::node).toList();
    }
  }
}
