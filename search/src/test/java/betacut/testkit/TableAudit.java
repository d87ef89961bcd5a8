package betacut.testkit;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Options;
import betacut.search.table.Entry;
import betacut.search.table.TranspositionTable;
import betacut.testkit.SearchSample.Case;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Compares everything a table holds after a search with minimax of the same position and depth. */
final class TableAudit<P extends Position> {
  private final SearchSample<P> sample;
  private final Case<P> root;
  private final boolean folded;
  private final Map<Long, P> positions = new HashMap<>();

  TableAudit(SearchSample<P> sample, Case<P> root, Options options) {
    this.sample = sample;
    this.root = root;
    folded = OptionSets.folds(options);
    collect(Walk.copyOf(root.position()), root.depth());
  }

  /** Remembers every position of the tree by the key under which a search stores it. */
  private void collect(P position, int depth) {
    P known = positions.get(keyOf(position));
    if (known == null || known.ply() > position.ply()) {
      positions.put(keyOf(position), Walk.copyOf(position));
    } else if (known.ply() < position.ply()) {
      return; // its tree is in already, and deeper
    }
    if (depth > 0 && position.outcome() == Position.ONGOING) {
      for (int move : position.legalMoves()) {
        position.make(move);
        collect(position, depth - 1);
        position.undo(move);
      }
    }
  }

  private long keyOf(P position) {
    return folded ? position.key(position.canonicalSymmetry()) : position.key();
  }

  /** Fails if an entry says something false, or belongs to no position of the tree. */
  void require(TranspositionTable table) {
    table.forEach(
        (key, entry) -> {
          P position = positions.get(key);
          String entryText =
              "entry %016x: score %d, depth %d, bound %d"
                  .formatted(entry, Entry.score(entry), Entry.depth(entry), Entry.bound(entry));
          Check.that(position != null, "an entry of no known position", root, "a key", entryText);
          String where =
              entryText + " for " + sample.game().format(position) + ", searched at " + root;
          requireTrue(position, entry, where);
          requireLegal(position, entry, where);
        });
  }

  private void requireTrue(P position, long entry, String where) {
    int value = Truth.value(position, sample.evaluator(), Entry.depth(entry));
    int score = Entry.score(entry);
    boolean isTrue =
        switch (Entry.bound(entry)) {
          case Entry.UPPER -> value <= score;
          case Entry.LOWER -> value >= score;
          default -> value == score;
        };
    Check.that(isTrue, "an entry is false", where, "value " + value, score);
    Check.that(Math.abs(score) <= Score.INF, "a score out of range", where, Score.INF, score);
  }

  /** The stored move, mapped back from the canonical image, must be playable. */
  private void requireLegal(P position, long entry, String where) {
    int move = Entry.move(entry);
    if (move == NO_MOVE) {
      return;
    }
    int own = folded ? position.unmapMove(move, position.canonicalSymmetry()) : move;
    boolean legal = Arrays.stream(position.legalMoves()).anyMatch(known -> known == own);
    Check.that(legal, "an entry's move is illegal", where, "a legal move", own);
  }
}
