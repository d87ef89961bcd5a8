package betacut.solve.layers;

import java.util.Arrays;
import java.util.List;

/**
 * Looks up scores of one layer, for one thread. A cursor for each kind of move remembers where the
 * last one was found: neighbours lead to neighbours, if numbers keep their order.
 */
public final class LayerReader {
  private final KeyRun[] keys;
  private final ScoreRun[] scores;
  private final long[] firsts;
  private final Cursor[] cursors;

  /**
   * Reads a layer.
   *
   * @param keys its parts in ascending order
   * @param scores of the same parts
   * @param cursors how many kinds of moves there are
   */
  public LayerReader(List<KeyRun> keys, List<ScoreRun> scores, int cursors) {
    this.keys = keys.stream().filter(run -> run.size() > 0).toArray(KeyRun[]::new);
    this.scores = scores.stream().filter(run -> run.size() > 0).toArray(ScoreRun[]::new);
    this.cursors = new Cursor[cursors];
    firsts = Arrays.stream(this.keys).mapToLong(run -> run.first(0)).toArray();
  }

  /** The score of a position's number. */
  int score(int cursor, long key) {
    Cursor at = cursors[cursor];
    if (at == null) {
      at = new Cursor();
      cursors[cursor] = at;
    }
    return at.score(key);
  }

  private final class Cursor {
    private final long[] block = new long[KeyRun.BLOCK];
    private int part = -1;
    private int number;
    private int size;

    int score(long key) {
      if (size == 0 || key < block[0] || key > block[size - 1]) {
        move(key);
      }
      int place = Arrays.binarySearch(block, 0, size, key);
      if (place < 0) {
        throw missing(key);
      }
      return scores[part].score(number * KeyRun.BLOCK + place);
    }

    private void move(long key) {
      if (!isInPart(key)) {
        int found = Arrays.binarySearch(firsts, key);
        part = found >= 0 ? found : -found - 2;
        if (part < 0) {
          throw missing(key);
        }
        number = -2;
      }
      KeyRun run = keys[part];
      int next = number + 1;
      boolean isNext =
          next > 0
              && next < run.blocks()
              && run.first(next) <= key
              && (next + 1 == run.blocks() || key < run.first(next + 1));
      number = isNext ? next : run.blockOf(key);
      size = run.read(number, block, 0);
    }

    private boolean isInPart(long key) {
      return part >= 0
          && firsts[part] <= key
          && (part + 1 == firsts.length || key < firsts[part + 1]);
    }

    private IllegalStateException missing(long key) {
      return new IllegalStateException(
          "a position that a move leads to is not in the next layer: number " + key);
    }
  }
}
