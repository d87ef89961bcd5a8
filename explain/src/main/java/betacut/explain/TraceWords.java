package betacut.explain;

import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.trace.TableEntry;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceNode;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * What happened in a node in English, one plain sentence for each of the {@link TraceFacts}, and
 * its numbers as short as they can be.
 */
public final class TraceWords {
  private static final Phrases ENGLISH =
      Phrases.read(TraceWords.class.getResourceAsStream("words.properties"));

  private static final char MINUS = '\u2212';

  private final TraceFacts facts;

  /**
   * @param moveText how the game writes a move
   */
  public TraceWords(IntFunction<String> moveText) {
    facts = new TraceFacts(moveText);
  }

  /** All sentences by key, for those who fill them in elsewhere. */
  public static Map<String, String> english() {
    return ENGLISH.texts();
  }

  /** One of the facts in English. */
  public static String text(Message said) {
    return ENGLISH.text(said);
  }

  /** The side to move at a node. */
  public static String mover(TraceNode node) {
    return TraceFacts.mover(node);
  }

  /** A score for Max as short as it can be: {@code 5}, {@code win in 3 plies}, {@code -∞}. */
  public static String number(int score) {
    if (Math.abs(score) >= Score.INF) {
      return score > 0 ? "∞" : "-∞";
    }
    return Score.isDecided(score) ? Value.estimate(score, 0).scoreText() : Integer.toString(score);
  }

  /** The same in signs that need no language: {@code ▲3} is a win for Max in 3 plies, or by 3. */
  public static String sign(int score) {
    if (!Score.isDecided(score) || Math.abs(score) >= Score.INF) {
      return number(score).replace('-', MINUS);
    }
    IntUnaryOperator size = Score.hasDistance(score) ? Score::distance : Score::margin;
    int much = Math.abs(size.applyAsInt(score));
    return (score > 0 ? "▲" : "▼") + (much == 0 ? "" : much);
  }

  /** {@code ≥ 5}, or {@code ?} if nothing is known. */
  public static String value(TraceNode node) {
    return value(node.forRoot(), TraceWords::number);
  }

  /** The same in signs: {@code ≥ ▲3}, with a {@code ~} where it rests on estimates. */
  public static String shortValue(TraceNode node) {
    boolean isMarked = node.isOpinion() && node.claim() != Bound.ESTIMATE;
    return value(node.forRoot(), TraceWords::sign) + (isMarked ? Bound.ESTIMATE.sign() : "");
  }

  private static String value(TraceNode seen, IntFunction<String> words) {
    return seen.claim() == Bound.UNKNOWN
        ? Bound.UNKNOWN.sign()
        : seen.claim().sign() + " " + words.apply(seen.score());
  }

  /** {@code (3, ∞)}. */
  public static String window(TraceNode node) {
    TraceNode seen = node.forRoot();
    return "(" + number(seen.alpha()) + ", " + number(seen.beta()) + ")";
  }

  /** The same in signs: {@code (3, ▲5)}. */
  public static String shortWindow(TraceNode node) {
    TraceNode seen = node.forRoot();
    return "(" + sign(seen.alpha()) + ", " + sign(seen.beta()) + ")";
  }

  /** What came back, and how much that claims. */
  public static String valueSentence(TraceNode node) {
    return text(TraceFacts.value(node));
  }

  /** What the window means. */
  public static String windowSentence(TraceNode node) {
    return text(TraceFacts.window(node));
  }

  /** Why the node was left early; empty if it was not. */
  public String cutSentence(TraceNode node) {
    return facts.cut(node).map(TraceWords::text).orElse("");
  }

  /** Why the move that led to a node was tried when it was. */
  public static String orderSentence(TraceNode node) {
    return text(TraceFacts.order(node));
  }

  /** What the node was entered for; empty for the usual reason. */
  public static String purposeSentence(TraceNode node) {
    return TraceFacts.purpose(node).map(TraceWords::text).orElse("");
  }

  /** What the table knew when a node asked it. */
  public String probeSentence(TraceNode node, TraceEvent.Probe probe) {
    return text(facts.probe(node, probe));
  }

  /** What was put into the table for a node. */
  public String storeSentence(TraceNode node, TableEntry entry) {
    return text(facts.stored(node, entry));
  }
}
