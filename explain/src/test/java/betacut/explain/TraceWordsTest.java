package betacut.explain;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.engine.Engine;
import betacut.search.trace.CutReason;
import betacut.search.trace.Trace;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Trees whose cuts are known by hand, and what is said about them. */
class TraceWordsTest {
  private static final Options PLAIN = Options.plain(Algorithm.ALPHABETA);
  private final TraceWords words = new TraceWords(move -> Integer.toString(move + 1));

  @Test
  void aShallowCut() {
    TraceTree tree = tree("((3 12 8)(2 4 6)(14 5 2))", PLAIN);
    assertThat(signs(tree, 0)).containsExactly("= 3", "≤ 2", "≤ 2");
    TraceNode second = tree.node(tree.children(0).get(1));
    assertThat(second.cut().orElseThrow().move()).isZero();
    assertThat(second.size()).isEqualTo(2);
    assertThat(TraceWords.window(second)).isEqualTo("(3, ∞)");
    assertThat(words.cutSentence(second))
        .isEqualTo(
            "Cut: 2 here is already too good for Min; Max has 3 elsewhere and will not come here.");
    assertThat(words.cutSentence(tree.node(0))).isEmpty();
    assertThat(TraceWords.valueSentence(tree.node(0))).isEqualTo("The value is 3 at depth 2.");
    assertThat(TraceWords.windowSentence(second))
        .isEqualTo("Only a value counts that is more than 3, which Max has elsewhere.");
    assertThat(TraceWords.orderSentence(second)).isEqualTo("Tried in the game's own order.");
  }

  /** All three leaves of the third node were looked at: it is 2, not at most 2. */
  @Test
  void aNodeAllOfWhoseMovesWereSeenHasItsValue() {
    Watched<?> watched = watched("((3 12 8)(2 4 6)(14 5 2))", PLAIN);
    assertThat(watched.tree().children(0).stream().map(n -> TraceWords.value(watched.node(n))))
        .containsExactly("= 3", "≤ 2", "= 2");
    assertThat(watched.emptyCuts()).isEqualTo(1);
    TraceNode third = watched.node(watched.tree().children(0).get(2));
    assertThat(third.cut()).isEmpty();
    assertThat(words.cutSentence(third)).isEmpty();
    assertThat(TraceWords.valueSentence(third))
        .isEqualTo(
            "All moves were looked at: the value is 2 at depth 1. It is not above alpha (3), so"
                + " the search keeps it as at most 2.");
    Watched<?> deeper = watched("(((8 5)(9 1))((4 -6)(3 8)))", PLAIN);
    assertThat(deeper.tree().children(0).stream().map(n -> TraceWords.value(deeper.node(n))))
        .containsExactly("= 8", "≤ 4");
  }

  @Test
  void aCutAtAMaxNode() {
    TraceTree tree = tree("(((8 5)(9 1))((4 -6)(3 8)))", PLAIN);
    int left = tree.firstChild(0);
    assertThat(signs(tree, 0)).containsExactly("= 8", "≤ 4");
    assertThat(signs(tree, left)).containsExactly("= 8", "≥ 9");
    TraceNode nine = tree.node(tree.children(left).get(1));
    assertThat(nine.isMax()).isTrue();
    assertThat(words.cutSentence(nine))
        .isEqualTo(
            "Cut: 9 here is already too good for Max; Min has 8 elsewhere and will not come here.");
    assertThat(TraceWords.valueSentence(nine)).startsWith("At least 9 came back");
  }

  /** Below the third ply Max already has 5 at the root, and the bound reaches down to here. */
  @Test
  void aDeepCut() {
    TraceTree tree = tree("((5 6)(((4 7)(1 2)) 9))", PLAIN);
    TraceNode deep = tree.node(tree.firstChild(tree.firstChild(tree.children(0).get(1))));
    assertThat(deep.ply()).isEqualTo(3);
    assertThat(TraceWords.value(deep)).isEqualTo("≤ 4");
    assertThat(words.cutSentence(deep))
        .isEqualTo(
            "Cut: 4 here is already too good for Min; Max has 5 elsewhere and will not come here.");
  }

  @Test
  void anEqualValueIsEnough() {
    TraceTree tree = tree("((3 4)(3 0))", PLAIN);
    TraceNode second = tree.node(tree.children(0).get(1));
    assertThat(words.cutSentence(second))
        .isEqualTo(
            "Cut: 3 here is enough; Max has that elsewhere and gains nothing by coming here.");
  }

  @Test
  void aScoutAsksAQuestion() {
    TraceTree tree = tree("((3 12 8)(2 4 6)(14 5 2))", Options.plain(Algorithm.PVS));
    TraceNode second = tree.node(tree.children(0).get(1));
    assertThat(second.isQuestion()).isTrue();
    assertThat(TraceWords.purposeSentence(second)).startsWith("A scout");
    assertThat(words.cutSentence(second))
        .isEqualTo(
            "Cut: 2 is enough; the question was only whether this is more than 3, and it is not.");
    assertThat(TraceWords.windowSentence(second))
        .isEqualTo("The question is only whether this is more than 3.");
  }

  @Test
  void theSameSubtreeIsAnsweredByTheTable() {
    Options options = Options.full(Algorithm.ALPHABETA);
    TraceTree tree = tree("(((3 5)(2 9))((3 5)(2 9)))", options);
    int root = tree.root(tree.iterations() - 1);
    TraceNode again = tree.node(tree.children(root).get(1));
    assertThat(again.cut().orElseThrow().reason()).isEqualTo(CutReason.TABLE);
    assertThat(again.isTableHit()).isTrue();
    assertThat(words.cutSentence(again))
        .isEqualTo("Cut: the table already knows enough about this position (≤ 5).");
    assertThat(words.probeSentence(again, tree.probes(again.number()).getFirst()))
        .isEqualTo("The table knows this position: = 5 at depth 2, best move 1.");
    assertThat(words.storeSentence(tree.node(root), tree.stored(root).orElseThrow()))
        .isEqualTo("Stored: = 5 at depth 3, best move 1.");
  }

  @Test
  void leavesSayHowTheyAreKnown() {
    Options options = PLAIN;
    TraceTree shallow = tree(Games.find("tree:((3 5)(2 9))"), options, 1);
    TraceNode first = shallow.node(1);
    assertThat(first.claim()).isEqualTo(Bound.ESTIMATE);
    assertThat(TraceWords.valueSentence(first))
        .isEqualTo("The depth ends here; the evaluation says 4.");
    TraceTree whole = tree("((3 5)(2 9))", options);
    assertThat(TraceWords.valueSentence(whole.node(2))).isEqualTo("The game is over here: 3.");
  }

  @Test
  void scoresAreShortAndInWords() {
    assertThat(TraceWords.sign(Score.WIN - 3)).isEqualTo("▲3");
    assertThat(TraceWords.sign(-Score.ofMargin(12))).isEqualTo("▼12");
    assertThat(TraceWords.sign(Score.LOSS)).isEqualTo("▼");
    assertThat(TraceWords.sign(-7)).isEqualTo("−7");
    assertThat(TraceWords.sign(Score.INF)).isEqualTo("∞");
    Game<?> game = Games.find("connect4");
    TraceTree tree = tree(game, PLAIN, "41427354", 3);
    TraceNode root = tree.node(0);
    assertThat(TraceWords.shortValue(root)).isEqualTo("= ▲1");
    assertThat(TraceWords.valueSentence(root))
        .isEqualTo("The value is a win in 1 ply for Max at depth 3.");
  }

  /** Whatever happens in a search with everything on, there is a sentence for it. */
  @Test
  void nothingIsWithoutWords() {
    TraceTree tree = tree(Games.find("connect4"), Options.full(Algorithm.PVS), 7);
    for (int number = 0; number < tree.size(); number += 7) {
      TraceNode node = tree.node(number);
      assertThat(TraceWords.valueSentence(node)).endsWith(".");
      assertThat(TraceWords.windowSentence(node)).endsWith(".").doesNotContain("%", "32000");
      assertThat(words.cutSentence(node)).matches("|Cut: .*\\.").doesNotContain("∞", "%");
      tree.probes(number)
          .forEach(probe -> assertThat(words.probeSentence(node, probe)).endsWith("."));
    }
  }

  private static List<String> signs(TraceTree tree, int node) {
    return tree.children(node).stream().map(tree::node).map(TraceWords::value).toList();
  }

  private static Watched<?> watched(String text, Options options) {
    return watched(Games.find("tree:" + text), options);
  }

  private static <P extends Position> Watched<P> watched(Game<P> game, Options options) {
    return Watched.search(game, game.start(), options, Limits.depth(game.start().pliesLeft()));
  }

  private static TraceTree tree(String text, Options options) {
    Game<?> game = Games.find("tree:" + text);
    return tree(game, options, game.start().pliesLeft());
  }

  private static TraceTree tree(Game<?> game, Options options, int depth) {
    return tree(game, options, "", depth);
  }

  private static <P extends Position> TraceTree tree(
      Game<P> game, Options options, String moves, int depth) {
    Trace trace = new Trace(Trace.DEFAULT_LIMIT);
    P root = moves.isEmpty() ? game.start() : game.parse(moves);
    Engine.traced(game, options, trace).search(root, Limits.depth(depth));
    TraceTree tree = TraceTree.of(trace);
    assertThat(IntStream.range(0, tree.size()).mapToObj(tree::node))
        .allMatch(node -> node.claim() != Bound.UNKNOWN);
    return tree;
  }
}
