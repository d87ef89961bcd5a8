package betacut.zoo;

import betacut.rules.Nearest;
import betacut.rules.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The bugs of the zoo, with the number people know them by and what to say about each. */
public enum Bug {
  /** The same engine done right, to compare with. */
  NONE("0", "no bug", "The same engine done right.", "", "", ""),
  WIN_WITHOUT_DISTANCE(
      "1",
      "win score without distance",
      "A win now and a win in ten moves have the same score, so it does not take a win in one,"
          + " plays on aimlessly in won positions and does not put up the longest defence in lost"
          + " ones.",
      "the score of a win is WIN minus the plies to the end; a win in one is taken",
      "Return WIN - ply at a finished node, ply being its distance from the root.",
      "misses 33 % of wins in one"),
  TIES_FROM_BOUNDS(
      "2",
      "ties at the root read from bounds",
      "After the first root move the window starts at the best score so far, so a worse move comes"
          + " back with the same number: a bound. It is taken for a tie and gets played.",
      "the moves called best are exactly minimax's best moves",
      "Take a later move only if it is greater than the best; to collect ties, search each move"
          + " with a window that starts one below the best.",
      "false ties in 128 of 300 positions"),
  TABLE_WITHOUT_BOUNDS(
      "3a",
      "table without bound kind",
      "A score that came back from a cut is only a bound. The table does not say so, and the next"
          + " search that meets the position takes it for the value.",
      "table on equals table off at a fixed depth",
      "Store with each score whether it is exact, a lower or an upper bound, and use a bound only"
          + " where it ends the node: lower at or above beta, upper at or below alpha.",
      "8.3 % wrong values"),
  TABLE_BOUNDS_SWAPPED(
      "3b",
      "table with the bounds swapped",
      "Lower bounds are used as upper bounds and the other way round: a good move is taken for a"
          + " bad one wherever the window happens to be on the wrong side.",
      "table on equals table off at a fixed depth",
      "A score at or above beta is a LOWER bound, one at or below alpha an UPPER bound; a lower"
          + " bound may end a node only if it is at least beta.",
      "1.7 % wrong values"),
  BOUND_FROM_RAISED_ALPHA(
      "3c",
      "bound kind from the raised alpha",
      "Alpha has grown while the moves were searched; compared with it, the best score always looks"
          + " like an upper bound, although it is exact.",
      "table on equals table off at a fixed depth",
      "Keep the alpha the node was entered with, and compare the final score with that one.",
      "1.7 % wrong values"),
  TABLE_DEPTH_UNCHECKED(
      "4a",
      "table: depth not checked",
      "A value from a shallow search is used where a deeper one was asked for, so deepening changes"
          + " nothing: the first, shallow opinion stays.",
      "a kept table gives the same values as a cleared one",
      "Use an entry only if its depth is that of the node (or at least that, if deeper answers are"
          + " welcome).",
      "49 % wrong values"),
  WIN_DISTANCE_NOT_ADJUSTED(
      "4b",
      "table: win distance not ply-adjusted",
      "Win scores are counted from the root of the search that stored them. Met again from another"
          + " root, the distance is wrong: it announces wins that are nearer or farther than they"
          + " are, and goes round in circles.",
      "distance identity: the win comes in as many plies as was said, with the table kept",
      "Add the ply to win scores when storing and subtract it when reading, so that the table"
          + " counts from the node.",
      "79 % wrong distances over moves"),
  KEY_NOT_VERIFIED(
      "4c",
      "table: key not verified",
      "Two positions share a slot, and one is given the value of the other.",
      "table on equals table off at a fixed depth",
      "Store the whole key in the entry and compare it when reading.",
      "12 % wrong values with a 12-bit key"),
  UNFINISHED_DEPTH_USED(
      "5a",
      "unfinished iteration used",
      "When time is up, the best move found so far in the depth under way is played, although only"
          + " the first few moves have been looked at.",
      "the move at a limit is the move of the last finished depth",
      "Keep the answer of the last finished depth, and replace it only when a depth is done (or by"
          + " a move of the new depth that has beaten the old best there).",
      "blunders from 2.6 % to 5.0-6.7 %"),
  ABORTED_VALUES_STORED(
      "5b",
      "aborted values stored",
      "At the limit the search returns 0 through all levels, and every node on the way stores a"
          + " score made of it. The next search believes them.",
      "an abort leaves the table as it was",
      "Throw out of the search at the limit (or check a flag after each child) before anything is"
          + " stored.",
      "blunders from 2.6 % to 5.0-6.7 %"),
  BEST_SCORE_OVER_DEPTHS(
      "5c",
      "best score over all depths kept",
      "A deeper search replaces the move only if its score is higher: the most optimistic depth"
          + " wins, not the deepest.",
      "the move at a limit is the move of the last finished depth",
      "Let each finished depth replace the answer of the one before, whatever its score.",
      "blunders from 2.6 % to 5.0-6.7 %"),
  EVALUATION_FROM_WRONG_SIDE(
      "6",
      "evaluation from the wrong side",
      "Negamax wants the opinion of the side to move; it gets that of the first player (or of the"
          + " root). At every other depth it plays for the opponent.",
      "evaluation antisymmetry; odd and even depths agree with minimax",
      "At depth 0 return the evaluation for the side to move: negate a fixed player's opinion when"
          + " the other one is to move.",
      "47 % wrong at depth 5, 0 % at 6"),
  MINUS_INFINITY_IS_MIN_VALUE(
      "7",
      "Integer.MIN_VALUE as minus infinity",
      "-Integer.MIN_VALUE is Integer.MIN_VALUE again. Negated for the child, the open window is"
          + " shut, and every node is cut after its first move.",
      "every score is smaller than WIN, and WIN smaller than INF; INF can be negated",
      "Use an infinity of your own that can be negated, such as 32000 or -Integer.MAX_VALUE.",
      "49 % wrong values"),
  RETURN_BEFORE_UNDO(
      "8",
      "return before undo",
      "At a cut it returns without taking the move back. From then on the search is on another"
          + " board; it never crashes.",
      "make and undo restore everything, key included",
      "Undo first, then look at the score.",
      "64 % wrong values"),
  MISSING_DIAGONAL(
      "9a",
      "rules: a missing diagonal",
      "One of the two diagonals does not count as a line, so it neither makes nor stops such a"
          + " win.",
      "slow rule book; a mirrored game ends alike",
      "Check all four directions: along the row, up the column, and both diagonals.",
      "12 % wrong values"),
  WRAPPED_BITBOARD(
      "9b",
      "rules: a wrapped bitboard",
      "Without an empty row between them, the top of a column touches the bottom of the next: it"
          + " sees lines that are none.",
      "slow rule book; a mirrored game ends alike",
      "Leave an empty bit above each column, or mask the edge before shifting.",
      "15 % wrong values"),
  PASS_IS_THE_END(
      "9c",
      "rules: a pass taken for the end",
      "When one side cannot move in Othello it ends the game and counts, although the other side"
          + " could go on.",
      "slow rule book; perft",
      "The game is over only if neither side can move; otherwise the pass is the only legal move.",
      "65 % wrong values"),
  SAME_GAME_EVERY_TIME(
      "10",
      "same game every time",
      "Of several equally good moves it always takes the first, so whoever beats it once beats it"
          + " for ever.",
      "games differ, and only by true ties",
      "Collect the truly best moves (see 2) and choose one of them at random.",
      "1 distinct game in 50");

  private final String number;
  private final String title;
  private final String harm;
  private final String invariant;
  private final String fix;
  private final String effect;

  Bug(String number, String title, String harm, String invariant, String fix, String effect) {
    this.number = number;
    this.title = title;
    this.harm = harm;
    this.invariant = invariant;
    this.fix = fix;
    this.effect = effect;
  }

  /** What people call it: a number from 1 to 10 and, where a bug has several forms, a letter. */
  public String number() {
    return number;
  }

  public String title() {
    return title;
  }

  /** What goes wrong, in words. */
  public String harm() {
    return harm;
  }

  /** What holds in every right engine and not with this bug. */
  public String invariant() {
    return invariant;
  }

  public String fix() {
    return fix;
  }

  /** How much it did to an engine at depth 6 on 300 Connect-4 positions (9c: Othello). */
  public String effect() {
    return effect;
  }

  /** Whether the mistake is in the rules of a game, not in a search. */
  public boolean isInRules() {
    return this == MISSING_DIAGONAL || this == WRAPPED_BITBOARD || this == PASS_IS_THE_END;
  }

  /** What the forms of one number have in common. */
  public static String family(String number) {
    return switch (number) {
      case "3" -> "table: bound kind missing, swapped, or from the raised alpha";
      case "4" -> "table: depth, win distance or key";
      case "5" -> "a stopped search: what it plays and what it stores";
      case "9" -> "rules: the wrong end of a game, or wrong moves";
      default -> numbered(number).title();
    };
  }

  /** Every bug, by number. */
  public static List<Bug> all() {
    return Arrays.stream(values()).filter(bug -> bug != NONE).toList();
  }

  /**
   * The bug with this number; a number alone means its first form.
   *
   * @throws UsageException if there is none, saying which there are
   */
  public static Bug numbered(String text) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    List<String> numbers = all().stream().map(Bug::number).toList();
    return Arrays.stream(values())
        .filter(bug -> bug.number.equals(wanted) || bug.number.equals(wanted + "a"))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no bug '%s' in the zoo.%s Bugs: %s"
                        .formatted(text, Nearest.hint(text, numbers), String.join(", ", numbers))));
  }
}
