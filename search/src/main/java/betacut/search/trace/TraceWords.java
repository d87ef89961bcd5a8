package betacut.search.trace;

import betacut.rules.Score;
import betacut.rules.Value;
import java.util.function.IntFunction;

/**
 * Says what happened in a node in one plain sentence each, the same for every surface. All numbers
 * are for the side that moves at the root, called Max as in the textbooks; the other is Min.
 */
public final class TraceWords {
  private final IntFunction<String> moveText;

  /**
   * @param moveText how the game writes a move
   */
  public TraceWords(IntFunction<String> moveText) {
    this.moveText = moveText;
  }

  /** The side to move at a node. */
  public static String mover(TraceNode node) {
    return node.isMax() ? "Max" : "Min";
  }

  private static String opponent(TraceNode node) {
    return node.isMax() ? "Min" : "Max";
  }

  /** A score for Max as short as it can be: {@code 5}, {@code win in 3 plies}, {@code -∞}. */
  public static String number(int score) {
    if (Math.abs(score) >= Score.INF) {
      return score > 0 ? "∞" : "-∞";
    }
    return Score.isDecided(score) ? Value.estimate(score, 0).scoreText() : Integer.toString(score);
  }

  /** The same inside a sentence. */
  private static String phrase(int score) {
    if (Math.abs(score) >= Score.INF || !Score.isDecided(score)) {
      return number(score);
    }
    String text = Value.estimate(Math.abs(score), 0).scoreText();
    return "a " + text + " for " + (score > 0 ? "Max" : "Min");
  }

  /** {@code ≥ 5}, or {@code ?} if nothing is known. */
  public static String value(TraceNode node) {
    TraceNode seen = node.forRoot();
    return seen.claim() == Claim.UNKNOWN
        ? Claim.UNKNOWN.sign()
        : seen.claim().sign() + " " + number(seen.score());
  }

  /** What came back, and how much that claims. */
  public static String valueSentence(TraceNode node) {
    TraceNode seen = node.forRoot();
    String score = phrase(seen.score());
    return switch (seen.claim()) {
      case UNKNOWN -> "No value: the search or its trace ended before.";
      case UPPER -> "At most %s came back: %s.".formatted(score, "the real value may be less");
      case LOWER -> "At least %s came back: %s.".formatted(score, "the real value may be more");
      case EXACT -> "The value is %s at depth %d.".formatted(score, Math.max(0, seen.depth()));
      case ESTIMATE -> "The depth ends here; the evaluation says %s.".formatted(score);
      case OVER -> "The game is over here: %s.".formatted(seen.score() == 0 ? "0" : score);
    };
  }

  /** {@code (3, ∞)}. */
  public static String window(TraceNode node) {
    TraceNode seen = node.forRoot();
    return "(" + number(seen.alpha()) + ", " + number(seen.beta()) + ")";
  }

  /** What the window means. */
  public static String windowSentence(TraceNode node) {
    TraceNode seen = node.forRoot();
    if (seen.isQuestion()) {
      return "The question is only whether this is more than %s.".formatted(phrase(seen.alpha()));
    }
    boolean hasFloor = seen.alpha() > -Score.INF;
    boolean hasCeiling = seen.beta() < Score.INF;
    if (!hasFloor && !hasCeiling) {
      return "Any value counts: neither side has anything elsewhere yet.";
    }
    String floor = hasFloor ? "more than %s, which Max has elsewhere" : "";
    String ceiling = hasCeiling ? "less than %s, which Min has elsewhere" : "";
    String both = floor + (hasFloor && hasCeiling ? ", and " : "") + ceiling;
    Object[] scores =
        hasFloor
            ? new Object[] {phrase(seen.alpha()), phrase(seen.beta())}
            : new Object[] {phrase(seen.beta())};
    return "Only a value counts that is " + both.formatted(scores) + ".";
  }

  /** Why the node was left early; empty if it was not. */
  public String cutSentence(TraceNode node) {
    return node.cut().map(cut -> "Cut: " + cutReason(node, cut)).orElse("");
  }

  /**
   * The same, by somebody who knows how many moves the cut spared: the last move may be too good as
   * well, and then it is counted as a cut though nothing is left to cut off.
   */
  public String cutSentence(TraceNode node, int movesSpared) {
    return node.cut().isPresent() && movesSpared == 0 && node.isBetaCut()
        ? "Nothing left to cut off, but " + cutReason(node, node.cut().get())
        : cutSentence(node);
  }

  private String cutReason(TraceNode node, TraceEvent.Cut cut) {
    String mover = mover(node);
    String score = phrase(node.forRoot().score());
    return switch (cut.reason()) {
      case BETA -> node.isQuestion() ? answer(node) : refutation(node);
      case TABLE ->
          "the table already knows enough about this position (%s).".formatted(value(node));
      case CHILD_IN_TABLE ->
          "the table knows that %s is already too good for %s (%s)."
              .formatted(moveText.apply(cut.move()), mover, value(node));
      case NULL_MOVE ->
          "%s could even give up the turn and would still have %s.".formatted(mover, score);
      case PROBCUT -> "a shallow search makes it likely that this leaves the window (ProbCut).";
      case STAND_PAT ->
          "standing still at %s is already good enough for %s.".formatted(score, mover);
      case FORCING_MOVE ->
          "the forcing move %s (%s) is already good enough for %s."
              .formatted(moveText.apply(cut.move()), score, mover);
    };
  }

  private static String refutation(TraceNode node) {
    TraceNode seen = node.forRoot();
    int elsewhere = node.isMax() ? seen.beta() : seen.alpha();
    return elsewhere == seen.score()
        ? "%s here is enough; %s has that elsewhere and gains nothing by coming here."
            .formatted(phrase(seen.score()), opponent(node))
        : "%s here is already too good for %s; %s has %s elsewhere and will not come here."
            .formatted(phrase(seen.score()), mover(node), opponent(node), phrase(elsewhere));
  }

  private static String answer(TraceNode node) {
    TraceNode seen = node.forRoot();
    return "%s is enough; the question was only whether this is more than %s, and it is%s."
        .formatted(
            phrase(seen.score()), phrase(seen.alpha()), seen.score() > seen.alpha() ? "" : " not");
  }

  /** Why the move that led to a node was tried when it was. */
  public static String orderSentence(TraceNode node) {
    return switch (node.reason()) {
      case NATURAL -> "Tried in the game's own order.";
      case HASH -> "Tried first: the table remembers it as the best move.";
      case KILLER -> "Tried early: it cut at this ply a short while ago.";
      case MERIT -> "Tried by merit: history, evaluation or the game's own opinion of moves.";
      case BEST_BEFORE -> "Tried first: it was the best move of the search before.";
    };
  }

  /** What the node was entered for; empty for the usual reason. */
  public static String purposeSentence(TraceNode node) {
    return switch (node.purpose()) {
      case MAIN -> "";
      case SCOUT -> "A scout: does this move beat the best one so far?";
      case REDUCED -> "A scout with less depth, for the move comes late.";
      case RE_SEARCH -> "Searched again: the first answer was better than expected.";
      case INTERNAL_DEEPENING -> "The same position to less depth, to find a move to try first.";
      case PROBCUT -> "The same position to less depth, to see whether a cut is likely.";
      case NULL_MOVE -> "The turn given up: is the position good enough even so?";
      case QUIESCENCE -> "A forcing move past the horizon.";
    };
  }

  /** What the table knew when a node asked it. */
  public String probeSentence(TraceNode node, TraceEvent.Probe probe) {
    boolean isOwn = probe.child() < 0;
    String where = isOwn ? "this position" : "the position after " + moveText.apply(probe.child());
    return probe.entry().isHit()
        ? "The table knows %s: %s.".formatted(where, entry(node, probe.entry(), isOwn))
        : "The table does not know %s.".formatted(where);
  }

  /** What was put into the table for a node. */
  public String storeSentence(TraceNode node, TableEntry entry) {
    return "Stored: %s.".formatted(entry(node, entry, true));
  }

  private String entry(TraceNode node, TableEntry entry, boolean isOwn) {
    boolean isMax = node.isMax() == isOwn;
    Claim claim = isMax ? entry.claim() : entry.claim().negated();
    int score = isMax ? entry.score() : -entry.score();
    String move = entry.move() < 0 ? "" : ", best move " + moveText.apply(entry.move());
    return "%s %s at depth %d%s".formatted(claim.sign(), number(score), entry.depth(), move);
  }
}
