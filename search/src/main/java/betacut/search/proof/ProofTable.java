package betacut.search.proof;

import betacut.platform.Platform;
import java.util.Arrays;

/**
 * Proof and disproof numbers of positions, in one flat array of fixed size; not shared by threads.
 *
 * <pre>
 *   words:   | key | numbers | key | numbers | …      four such slots are a bucket
 *   numbers: | 0 | used 61 | question 60 | work 54…59 | delta 27…53 | phi 0…26 |
 * </pre>
 *
 * The whole key is compared, so only positions with equal keys are ever taken for each other. A
 * full bucket gives up the slot that took the least work, counted in powers of two; what was
 * expensive to learn stays.
 */
final class ProofTable {
  /** What {@link #probe} says of a position it does not know; no entry is 0. */
  static final long MISS = 0;

  /** The number of a position that cannot be proved (disproved) any more. */
  static final int INFINITE = (1 << 27) - 1;

  private static final int DELTA = 27;
  private static final int WORK = 54;
  private static final int WORK_MASK = 0x3F;
  private static final int QUESTION = 60;
  private static final long USED = 1L << 61;
  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;
  private static final int BUCKET_WORDS = 8;
  private static final int MAX_WORDS = Integer.MAX_VALUE - 64;

  private final long[] words;
  private final int buckets;

  ProofTable(int buckets) {
    this.buckets = buckets;
    words = new long[buckets * BUCKET_WORDS];
  }

  static ProofTable ofMebibytes(int mebibytes) {
    long wanted = mebibytes * (1024L * 1024 / Long.BYTES);
    return new ProofTable((int) (Math.min(wanted, MAX_WORDS) / BUCKET_WORDS));
  }

  /** The entry of a position under a question, or {@link #MISS}. */
  long probe(long key, Question question) {
    int at = bucket(key);
    for (int i = at; i < at + BUCKET_WORDS; i += 2) {
      if (isOf(i, key, question)) {
        return words[i + 1];
      }
    }
    return MISS;
  }

  void store(long key, Question question, int phi, int delta, long nodes) {
    int slot = slotFor(key, question);
    long work = Long.SIZE - Long.numberOfLeadingZeros(nodes);
    words[slot] = key;
    words[slot + 1] =
        USED | (long) question.ordinal() << QUESTION | work << WORK | (long) delta << DELTA | phi;
  }

  void clear() {
    Arrays.fill(words, 0);
  }

  static int phi(long entry) {
    return (int) entry & INFINITE;
  }

  static int delta(long entry) {
    return (int) (entry >>> DELTA) & INFINITE;
  }

  /** The binary digits of the number of nodes spent on the entry. */
  static int work(long entry) {
    return (int) (entry >>> WORK) & WORK_MASK;
  }

  private int slotFor(long key, Question question) {
    int at = bucket(key);
    int cheapest = at;
    for (int i = at; i < at + BUCKET_WORDS; i += 2) {
      if (isOf(i, key, question)) {
        return i;
      }
      if (work(words[i + 1]) < work(words[cheapest + 1])) {
        cheapest = i;
      }
    }
    return cheapest;
  }

  private boolean isOf(int slot, long key, Question question) {
    long entry = words[slot + 1];
    return words[slot] == key && entry != MISS && (entry >>> QUESTION & 1) == question.ordinal();
  }

  private int bucket(long key) {
    return (int) Platform.highProduct(key * GOLDEN_RATIO, buckets) * BUCKET_WORDS;
  }
}
