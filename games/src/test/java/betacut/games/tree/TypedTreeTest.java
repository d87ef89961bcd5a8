package betacut.games.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedTreeTest {
  private static final String CLASSIC = "tree:((3 12 8)(2 4 6)(14 5 2))";

  @Test
  void isFoundByItsTextWhateverTheSpaces() {
    assertThat(Games.find(CLASSIC).id()).isEqualTo(CLASSIC);
    assertThat(Games.find("Tree: ( (3, 12 8) (2 4 6)(14 5 +2) ) ").id()).isEqualTo(CLASSIC);
    assertThat(Games.find("tree").id()).isEqualTo(CLASSIC);
    assertThat(Games.find("tree:(1 (2 -3) 4)").id()).isEqualTo("tree:(1 (2 -3) 4)");
    assertThat(new TreeFamily().variants())
        .allSatisfy(
            variant -> assertThat(Games.find("tree:" + variant).id()).isEqualTo("tree:" + variant));
  }

  /** The textbooks' values; every algorithm must agree, and those that prove must call it exact. */
  @ParameterizedTest
  @EnumSource(
      value = Algorithm.class,
      names = {"RANDOM", "DFPN", "MCTS"},
      mode = EnumSource.Mode.EXCLUDE)
  void everyAlgorithmFindsTheValue(Algorithm algorithm) {
    assertThat(search(CLASSIC, algorithm).value().score()).isEqualTo(3);
    assertThat(search(CLASSIC, algorithm).value().kind()).isEqualTo(Bound.EXACT);
    assertThat(search(CLASSIC, algorithm).move()).isZero();
    assertThat(search("tree:((8 5 6)(9 1)(4 -6 (3 (8 2))))", algorithm).value().score())
        .isEqualTo(5);
    assertThat(search("tree:(-7)", algorithm).value().score()).isEqualTo(-7);
  }

  @ParameterizedTest
  @CsvSource({
    "((3 12 8)(2 4 6)(14 5 2)), 3, 13, 11",
    "(((8 5)(6 -4))((4 -6)(3 8))), 6, 15, 12",
    "(((8 5)(9 1))((4 -6)(3 8))), 8, 15, 11",
    "((1 2)(3 4)(5 6)), 5, 10, 10"
  })
  void alphaBetaLeavesOutWhatItCan(String tree, int value, long all, long visited) {
    Result minimax = search("tree:" + tree, Algorithm.MINIMAX);
    Result alphaBeta = search("tree:" + tree, Algorithm.ALPHABETA);
    assertThat(minimax.value()).isEqualTo(alphaBeta.value());
    assertThat(alphaBeta.value().score()).isEqualTo(value);
    assertThat(minimax.statistics().nodes()).isEqualTo(all);
    assertThat(alphaBeta.statistics().nodes()).isEqualTo(visited);
  }

  @Test
  void scoresAreForTheFirstPlayerWhoeverMoves() {
    Game<?> game = Games.find(CLASSIC);
    assertThat(outcome(game, "1 2")).isEqualTo(12);
    assertThat(outcome(Games.find("tree:(7 2)"), "1")).isEqualTo(-7);
    assertThat(outcome(game, "1")).isEqualTo(Position.ONGOING);
  }

  private static <P extends Position> int outcome(Game<P> game, String moves) {
    return game.parse(moves).outcome();
  }

  @Test
  void equalSubtreesAreOnePositionOnlyForTheSameSide() {
    Game<?> game = Games.find("tree:((3 5)(3 5)((3 5) 1))");
    assertThat(key(game, "1")).isEqualTo(key(game, "2")).isNotEqualTo(key(game, "3 1"));
  }

  private static <P extends Position> long key(Game<P> game, String moves) {
    return game.parse(moves).key();
  }

  @Test
  void aMoveIsTheNumberOfABranch() {
    assertThatThrownBy(() -> Games.find(CLASSIC).parse("1 4"))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining("'4' is not a legal move here. Legal moves: 1, 2, 3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3             | Column 1 of the tree: a tree begins with '('",
        "((3 12        | Column 7 of the tree: the text ends, but the '(' of column 2 is open",
        "((3 12)       | Column 8 of the tree: the text ends, but the '(' of column 1 is open",
        "((3 12))) 4   | Column 9 of the tree: the tree is complete before this; leave out ') 4'",
        "(3 x)         | Column 4 of the tree: 'x' is no whole number",
        "(3 4.5)       | Column 5 of the tree: '.' cannot follow a number",
        "(3 4k)        | Column 5 of the tree: 'k' cannot follow a number",
        "(3 -)         | Column 5 of the tree: ')' is no whole number",
        "(3 ())        | Column 5 of the tree: these brackets are empty",
        "()            | Column 2 of the tree: these brackets are empty",
        "(3 20000)     | Column 4 of the tree: scores are from -19999 to 19999",
        "(-99999999999)| Column 2 of the tree: scores are from -19999 to 19999",
        "(3 -          | Column 5 of the tree: '-' is no whole number",
      })
  void mistakesAreToldWithTheirColumn(String text, String message) {
    assertThatThrownBy(() -> Games.find("tree:" + text))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(message)
        .hasMessageContaining("((3 12 8)(2 4 6)(14 5 2))");
  }

  @ParameterizedTest
  @ValueSource(ints = {65, 1000, 100_000})
  void endlessBracketsAreRefused(int depth) {
    assertThatThrownBy(() -> Games.find("tree:" + "(".repeat(depth)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("Column 65 of the tree: brackets are nested deeper than 64");
    assertThatThrownBy(() -> TreeText.parse("(" + "1 ".repeat(TreeText.MAX_NODES) + ")"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("more than 100,000 nodes");
  }

  private static Result search(String game, Algorithm algorithm) {
    return search(Games.find(game), algorithm);
  }

  private static <P extends Position> Result search(Game<P> game, Algorithm algorithm) {
    P start = game.start();
    return Engine.of(game, Options.of(algorithm))
        .search(start, Limits.depth(Math.max(1, start.pliesLeft())));
  }
}
