package betacut.zoo;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Value.Bound;
import betacut.search.table.Entry;
import betacut.search.trace.CutReason;
import betacut.search.trace.OrderReason;
import betacut.search.trace.Purpose;
import betacut.search.trace.Trace;
import java.util.Optional;

/** Writes a zoo search down like any other, or does nothing. */
final class ZooTrace {
  private final Optional<Trace> trace;

  ZooTrace(Optional<Trace> trace) {
    this.trace = trace;
  }

  void root(int depth, int alpha, int beta, long key) {
    trace.ifPresent(to -> to.iteration(depth, alpha, beta));
    enter(0, depth, alpha, beta, NO_MOVE, key);
  }

  void enter(int ply, int depth, int alpha, int beta, int move, long key) {
    trace.ifPresent(
        to -> to.enter(ply, depth, alpha, beta, move, OrderReason.NATURAL, Purpose.MAIN, key));
  }

  void leave(int score, Bound claim) {
    trace.ifPresent(to -> to.leave(score, claim));
  }

  void cut(CutReason why, int move) {
    trace.ifPresent(to -> to.cut(why, move));
  }

  void abandon() {
    trace.ifPresent(Trace::abandon);
  }

  void probe(ZooTable.Entry entry) {
    trace.ifPresent(to -> to.probe(NO_MOVE, entry == null ? Entry.MISS : packed(entry), NO_MOVE));
  }

  void store(ZooTable.Entry entry) {
    trace.ifPresent(to -> to.store(packed(entry), NO_MOVE));
  }

  /** A bug may make scores that fit into no table of ours: these are shown as near as it goes. */
  private static long packed(ZooTable.Entry entry) {
    int score = Math.clamp(entry.score(), Short.MIN_VALUE, Short.MAX_VALUE);
    return Entry.pack(NO_MOVE, score, entry.depth(), entry.bound().ordinal());
  }
}
