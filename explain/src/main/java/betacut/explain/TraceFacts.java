package betacut.explain;

import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.trace.Purpose;
import betacut.search.trace.TableEntry;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceNode;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Decides what there is to say about a node, one {@link Message} for each thing, the same for every
 * surface and language. All numbers are for the side that moves at the root, called Max as in the
 * textbooks; the other is Min.
 */
public final class TraceFacts {
  private final IntFunction<String> moveText;

  /**
   * @param moveText how the game writes a move
   */
  public TraceFacts(IntFunction<String> moveText) {
    this.moveText = moveText;
  }

  static String mover(TraceNode node) {
    return node.isMax() ? "Max" : "Min";
  }

  private static String opponent(TraceNode node) {
    return node.isMax() ? "Min" : "Max";
  }

  /** A score inside a sentence: a number, or who wins and when. */
  static Object score(int score) {
    String side = score > 0 ? "Max" : "Min";
    if (Math.abs(score) >= Score.INF || !Score.isDecided(score)) {
      return Math.abs(score) >= Score.INF ? TraceWords.sign(score) : (Object) score;
    }
    if (!Score.hasDistance(score)) {
      return Message.of("trace.score.by", "margin", Math.abs(Score.margin(score)), "side", side);
    }
    int plies = Score.distance(score);
    return plies == 0
        ? Message.of("trace.score.won", "side", side)
        : Message.of("trace.score.in", "n", plies, "side", side);
  }

  private static Message claim(Bound claim, int score) {
    return Message.of("trace.claim", "sign", claim.sign(), "score", score(score));
  }

  private static Message claim(TraceNode seen) {
    return claim(seen.claim(), seen.score());
  }

  /** What came back, and how much that claims. */
  public static Message value(TraceNode node) {
    TraceNode seen = node.forRoot();
    String key = "trace.value." + seen.claim().id();
    return switch (seen.claim()) {
      case UNKNOWN -> Message.of(key);
      case EXACT -> exact(seen);
      default -> Message.of(key, "score", score(seen.score()));
    };
  }

  /** A value outside the window is known all the same if every move was looked at. */
  private static Message exact(TraceNode seen) {
    boolean isLow = seen.score() <= seen.alpha();
    boolean isHigh = seen.score() >= seen.beta();
    return Message.of(
        "trace.value.exact"
            + (isLow ? ".low" : isHigh ? ".high" : seen.isOpinion() ? ".guess" : ""),
        "score",
        score(seen.score()),
        "depth",
        Math.max(0, seen.depth()),
        "alpha",
        score(seen.alpha()),
        "beta",
        score(seen.beta()));
  }

  /** What the window means. */
  public static Message window(TraceNode node) {
    TraceNode seen = node.forRoot();
    Object alpha = score(seen.alpha());
    Object beta = score(seen.beta());
    if (seen.isQuestion()) {
      return Message.of("trace.window.question", "alpha", alpha);
    }
    boolean hasFloor = seen.alpha() > -Score.INF;
    boolean hasCeiling = seen.beta() < Score.INF;
    if (hasFloor) {
      return hasCeiling
          ? Message.of("trace.window.both", "alpha", alpha, "beta", beta)
          : Message.of("trace.window.floor", "alpha", alpha);
    }
    return hasCeiling
        ? Message.of("trace.window.ceiling", "beta", beta)
        : Message.of("trace.window.open");
  }

  /** Why the node was left early, if it was. */
  public Optional<Message> cut(TraceNode node) {
    return node.cut().map(cut -> Message.of("trace.cut", "reason", reason(node, cut)));
  }

  private Message reason(TraceNode node, TraceEvent.Cut cut) {
    TraceNode seen = node.forRoot();
    String key = "trace.cut." + cut.reason().id();
    String mover = mover(node);
    Object score = score(seen.score());
    return switch (cut.reason()) {
      case BETA -> node.isQuestion() ? answer(seen) : refutation(node, seen);
      case TABLE -> Message.of(key, "value", claim(seen));
      case CHILD_IN_TABLE ->
          Message.of(key, "move", moveText.apply(cut.move()), "mover", mover, "value", claim(seen));
      case PROBCUT -> Message.of(key);
      case STAND_PAT -> Message.of(key, "mover", mover, "score", score);
      case FORCING_MOVE ->
          Message.of(key, "move", moveText.apply(cut.move()), "score", score, "mover", mover);
    };
  }

  private static Message refutation(TraceNode node, TraceNode seen) {
    int elsewhere = node.isMax() ? seen.beta() : seen.alpha();
    Object score = score(seen.score());
    return elsewhere == seen.score()
        ? Message.of("trace.cut.equal", "score", score, "opponent", opponent(node))
        : Message.of(
            "trace.cut.refuted",
            "score",
            score,
            "mover",
            mover(node),
            "opponent",
            opponent(node),
            "elsewhere",
            score(elsewhere));
  }

  private static Message answer(TraceNode seen) {
    return Message.of(
        seen.score() > seen.alpha() ? "trace.cut.yes" : "trace.cut.no",
        "score",
        score(seen.score()),
        "alpha",
        score(seen.alpha()));
  }

  /** Why the move that led to a node was tried when it was. */
  public static Message order(TraceNode node) {
    return Message.of("trace.order." + node.reason().id());
  }

  /** What the node was entered for, unless it is the usual reason. */
  public static Optional<Message> purpose(TraceNode node) {
    return node.purpose() == Purpose.MAIN
        ? Optional.empty()
        : Optional.of(Message.of("trace.purpose." + node.purpose().id()));
  }

  /** What the table knew when a node asked it. */
  public Message probe(TraceNode node, TraceEvent.Probe probe) {
    boolean isOwn = probe.child() < 0;
    boolean isHit = probe.entry().isHit();
    String key = "trace.probe." + (isOwn ? "" : "child-") + (isHit ? "hit" : "miss");
    String move = isOwn ? "" : moveText.apply(probe.child());
    return isHit
        ? Message.of(key, "move", move, "entry", entry(node, probe.entry(), isOwn))
        : Message.of(key, "move", move);
  }

  /** What was put into the table for a node. */
  public Message stored(TraceNode node, TableEntry entry) {
    return Message.of("trace.stored", "entry", entry(node, entry, true));
  }

  private Message entry(TraceNode node, TableEntry entry, boolean isOwn) {
    boolean isMax = node.isMax() == isOwn;
    Bound claim = isMax ? entry.claim() : entry.claim().negated();
    Message value = claim(claim, isMax ? entry.score() : -entry.score());
    return entry.move() < 0
        ? Message.of("trace.entry", "value", value, "depth", entry.depth())
        : Message.of(
            "trace.entry.move",
            "value",
            value,
            "depth",
            entry.depth(),
            "move",
            moveText.apply(entry.move()));
  }

  /** What a side does with the values that came back. */
  public static Message choice(TraceNode node) {
    return Message.of(node.isMax() ? "trace.quiz.max" : "trace.quiz.min");
  }

  /** Why a node goes on after a child came back. */
  public static Message goesOn(TraceNode node, TraceNode child) {
    return Message.of(
        "trace.quiz.on",
        "value",
        claim(child.forRoot()),
        "alpha",
        score(node.forRoot().alpha()),
        "beta",
        score(node.forRoot().beta()),
        "mover",
        mover(node));
  }
}
