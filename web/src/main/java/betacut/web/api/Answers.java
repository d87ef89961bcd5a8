package betacut.web.api;

import betacut.play.analyse.GivenAway.Basis;
import betacut.play.notation.Pasted.Format;
import betacut.play.puzzle.Difficulty;
import betacut.play.puzzle.PuzzleGoal;
import betacut.play.saved.StoredGame;
import betacut.play.saved.UnreadableGame;
import betacut.rules.Value.Bound;
import betacut.search.trace.CutReason;
import betacut.search.trace.OrderReason;
import betacut.search.trace.Purpose;
import betacut.text.json.Inline;
import betacut.text.json.OrNull;
import betacut.zoo.ZooCode;
import java.util.List;
import java.util.Map;

/**
 * What is answered about games and searches; docs/web.md says what every field means. The API's
 * description and the browser's types are made from these records.
 */
final class Answers {
  private Answers() {}

  record Board(
      betacut.rules.Board.Kind kind,
      betacut.rules.Board.Look look,
      int width,
      int height,
      String cells,
      List<String> columns,
      List<String> rows) {}

  enum Verdict {
    WIN,
    LOSS,
    DRAW,
    OPINION
  }

  enum Unit {
    PLIES,
    DISCS,
    SEEDS,
    BOXES,
    POINTS,
    CHANCE
  }

  /** How much, for the side that moves, in what people of the game count in. */
  record Value(
      int score,
      Bound kind,
      int depth,
      Verdict type,
      @OrNull Integer plies,
      @OrNull Integer margin,
      Unit unit,
      double amount,
      double chance,
      String text) {}

  record Games(List<ListedGame> games) {}

  record ListedGame(String id, String title, String family, String summary, boolean hasPuzzles) {}

  record Game(
      String id,
      String title,
      Board board,
      String notation,
      @OrNull SetUp setUp,
      boolean hasPasses,
      int symmetries,
      List<String> evaluations,
      List<Level> levels,
      int usualLevel,
      boolean hasPerfect) {}

  record SetUp(String pieces, boolean tellsMover) {}

  record Level(int number, @OrNull Integer elo, int error, long nodes, boolean asksSolver) {}

  record Options(
      List<NamedAlgorithm> algorithms,
      List<NamedFeature> features,
      List<String> order,
      List<String> tables,
      List<String> presets,
      OptionNames names,
      List<String> searches,
      List<String> players) {}

  record NamedAlgorithm(String id, String summary, boolean usesKernel, boolean needsTable) {}

  record NamedFeature(String id, boolean selective) {}

  record OptionNames(List<String> options, List<String> limits) {}

  record Position(
      String game,
      String title,
      String start,
      List<String> moves,
      String position,
      String key,
      int ply,
      int mover,
      Board board,
      FirstBoard first,
      List<Played> history,
      List<LegalMove> legal,
      @OrNull Outcome outcome,
      List<Integer> counts,
      @OrNull String opening,
      String recognised,
      Format format) {}

  record FirstBoard(int mover, String cells) {}

  /**
   * What a move did: who made it, where its stone lies, what was pointed at, and the board then.
   */
  record Played(String move, int mover, int cell, List<String> path, String cells) {}

  /** A move with what to point at; {@code as} names the equal move that searches use. */
  record LegalMove(String move, String as, List<String> path) {}

  /** Points, for the side to move, where a game ends in them; lines where one side filled one. */
  record Outcome(
      @OrNull Integer winner,
      @OrNull Integer margin,
      @OrNull Integer points,
      List<List<Integer>> lines) {}

  record ValuedMove(String move, Value value, List<String> line) {}

  record Values(
      int depth, long nodes, long nanos, String end, Value value, List<ValuedMove> moves) {}

  record ChosenMove(String move, Value value, long nodes, long nanos, List<String> line) {}

  /** A player that can play, as it is written. */
  record CheckedPlayer(String player) {}

  record ReviewedPly(
      int ply,
      int mover,
      ValuedMove best,
      @OrNull ValuedMove played,
      @OrNull Basis basis,
      @OrNull Double loss,
      @OrNull Double accuracy,
      String mark,
      String text,
      long nodes) {}

  record Why(
      String move,
      Value value,
      ValuedMove best,
      boolean isBest,
      Basis basis,
      List<Played> line,
      List<FilmPly> film,
      String text) {}

  /** The position after a move: the lines that lack one stone, those that are full, and counts. */
  record FilmPly(
      Played played,
      List<Threat> threats,
      List<List<Integer>> lines,
      List<Integer> counts,
      boolean isOver) {}

  /** A line that lacks one stone of a side, and whether that can be put there now. */
  record Threat(int mover, List<Integer> line, int gap, boolean now) {}

  /** What an engine thinks of while it searches: its best line so far. */
  record Thought(int depth, long nodes, Value value, List<Played> line) {}

  /** A move of it wins within {@code plies}, if that is its kind; the only one does. */
  record Puzzle(
      String game,
      long seed,
      Difficulty wanted,
      PuzzleGoal.Kind kind,
      int plies,
      List<String> moves,
      ValuedMove answer,
      List<ValuedMove> others,
      boolean hasLaterWins,
      double difficulty,
      List<LevelTries> tries,
      long nodes) {}

  record LevelTries(int level, int found, int tries) {}

  record PuzzleTry(String move, boolean isRight, Value value, List<Played> line) {}

  record SavedGames(List<StoredGame> games, List<UnreadableGame> unreadable) {}

  record Written(String id, String version) {}

  /** The key of a sentence, and its facts, which may be sentences, too. */
  record Sentence(String say, @Inline Map<String, Object> facts) {}

  record Words(@Inline Map<String, String> english) {}

  /**
   * @param finished the depth that was searched to its end; null if the search was stopped before
   * @param whole whether the trace holds all of it
   */
  record Search(
      String game,
      String title,
      String position,
      int ply,
      int mover,
      @OrNull String move,
      Value value,
      List<String> line,
      String end,
      @OrNull Integer finished,
      SearchStatistics statistics,
      int nodes,
      int events,
      boolean whole,
      List<SearchIteration> iterations) {}

  record SearchStatistics(
      long nodes,
      long leaves,
      long cuts,
      long firstCuts,
      long probes,
      long tableHits,
      long stores) {}

  record SearchIteration(
      int root,
      int depth,
      String window,
      String value,
      int score,
      int enter,
      int leave,
      long searched) {}

  /** Nodes in columns, each as short as it can be: most of what is sent are these. */
  record TreePart(
      int top,
      int iteration,
      List<Integer> number,
      List<Integer> parent,
      List<Integer> hidden,
      List<Integer> size,
      List<Integer> ply,
      List<Integer> enter,
      List<Integer> leave,
      List<String> move,
      List<String> value,
      List<String> window,
      List<Integer> alpha,
      List<Integer> beta,
      List<Integer> score,
      List<String> claim,
      List<Integer> spared,
      List<String> cut,
      List<String> key) {}

  record TreeNodes(List<TreeNode> nodes) {}

  record TreeNode(
      int node,
      int parent,
      int iteration,
      int ply,
      int depth,
      boolean max,
      String move,
      int enter,
      int leave,
      int size,
      long searched,
      String key,
      Purpose purpose,
      OrderReason order,
      Bound claim,
      String value,
      String window,
      @OrNull CutReason cut,
      List<String> path,
      @OrNull Board board,
      List<String> skipped,
      NodeWords words) {}

  /** Each sentence under the name of what it is about; null where there is nothing to say. */
  record NodeWords(
      Sentence window,
      @OrNull Sentence order,
      @OrNull Sentence purpose,
      List<Sentence> probes,
      @OrNull Sentence cut,
      @OrNull Sentence stored,
      Sentence value) {}

  /**
   * A letter for each event: I E P C S L, or A where all moves were looked at and the last was too
   * good; and the node it belongs to, -1 between iterations.
   */
  record EventPage(int from, String kinds, List<Integer> nodes) {}

  record FoundEvent(@OrNull Integer at) {}

  enum GrowthKind {
    PLAYOUTS,
    PROOF
  }

  /**
   * A best-first search as a whole.
   *
   * @param value null where nothing is proven: what playouts say is in the tree
   * @param playouts 0 where nothing is played
   */
  record Growth(
      String game,
      String title,
      GrowthKind kind,
      int ply,
      int mover,
      String move,
      @OrNull Value value,
      List<String> line,
      String end,
      long nodes,
      int steps,
      int playouts) {}

  /**
   * The tree after a step, its drawn nodes in columns.
   *
   * @param round the playout, or the question, from 1
   * @param number -1 for the rest of the children of its parent, {@code folded} into one
   * @param children how many a node has now
   * @param way from the top to the node the step is about
   * @param playout the random game, where one is played
   */
  record GrownTree(
      int step,
      String phase,
      int round,
      int here,
      int best,
      int size,
      List<Integer> number,
      List<Integer> parent,
      List<Integer> folded,
      List<Long> visits,
      List<String> move,
      List<Integer> children,
      List<GrownNumbers> numbers,
      List<Integer> way,
      List<Sentence> said,
      List<String> playout,
      GrownNode node) {}

  /**
   * What a search knows of a node; -1 where a number is infinite, or there is none.
   *
   * @param share the score of Max in playouts, from 0 to 1, a draw being half a win
   * @param bound the upper confidence bound of the side that moves there
   * @param proven such as {@code = ▲3}, or empty
   * @param proofLimit at which proof number the search leaves it; 0 where it is not
   */
  record GrownNumbers(
      double share,
      double bound,
      String proven,
      int proof,
      int disproof,
      int proofLimit,
      int disproofLimit) {
    static final GrownNumbers EMPTY = new GrownNumbers(-1, -1, "", -1, -1, 0, 0);
  }

  record GrownNode(
      int node,
      List<String> path,
      boolean max,
      Board board,
      int visits,
      List<Sentence> said,
      List<GrownChild> children) {}

  record GrownChild(int node, String move, int visits, GrownNumbers numbers, boolean isChosen) {}

  record QuizQuestions(List<QuizQuestion> questions) {}

  enum Topic {
    CUT,
    VALUE
  }

  record QuizQuestion(
      int node,
      int at,
      Topic about,
      boolean max,
      String window,
      List<String> path,
      List<TriedMove> tried,
      List<String> rest,
      boolean cut,
      int score,
      List<Sentence> why) {}

  record TriedMove(String move, String value) {}

  record ZooBugs(List<ZooBug> bugs) {}

  record ZooBug(
      String number,
      String game,
      String start,
      int mover,
      Board board,
      Sentence asked,
      int depth,
      List<CodeLine> code) {}

  /** A line of the engine with the bug, of the right one, or of both; a gap has no text. */
  record CodeLine(ZooCode.Part part, String text) {}

  record ZooShown(Sentence right, Sentence wrong, boolean differs, @OrNull Sentence comment) {}
}
