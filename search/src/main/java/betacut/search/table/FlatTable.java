package betacut.search.table;

import betacut.platform.Platform;
import java.util.Arrays;

/**
 * Entries in one flat array, shared by threads without locks; subclasses choose who stays.
 *
 * <pre>
 *   words:  | hash(key) ^ entry | entry | hash(key) ^ entry | entry | …
 *            \______ slot of 16 bytes ___/
 *            \_____________ bucket: 1, 2 or 4 slots, chosen by the hash ___ …
 * </pre>
 *
 * <b>Keys.</b> hash is a bijection of the longs (a fold of the high half onto the low, then an odd
 * multiply), so a slot matches the very key that was stored and no other. It also spreads keys that
 * are raw board bits. Of as many keys as a four-slot table has buckets, at the worst of 19 sizes:
 * mixed keys keep 99 %; a number repeated in every column 99 % (45 % without the fold); numbers
 * shifted by 40, the worst of ten patterns, 66 %. A second multiply lifts that to 87 % and costs
 * every probe 2 ns; games that mix their keys would pay for nothing.
 *
 * <p><b>Threads.</b> Two threads may write one slot at once, and a reader may see the first word of
 * one pair with the second word of another. It notices: the xor of the two words is then not the
 * hash it looks for, and the probe misses (Hyatt and Mann 2002). Were it the plain key that is
 * xored, the mixed pair could pass for a third position, one whose board bits differ just as the
 * two entries do; the hash scatters such differences over the word. Single longs are never torn on
 * a 64-bit JVM, so plain array access is enough.
 *
 * <p><b>Index.</b> The high half of hash × buckets: any number of buckets, not only powers of two,
 * and the hash's good upper bits decide. As fast as a shift, within a nanosecond. Aligning buckets
 * to cache lines gained nothing that could be measured, so it is left out.
 *
 * <p><b>Clearing</b> costs nothing: every entry carries the epoch it was stored in, and those of
 * other epochs are misses and count as free slots. After 63 epochs the array is wiped, for then
 * their numbers are used again.
 */
abstract class FlatTable extends TranspositionTable {
  static final int SLOT_BYTES = 16;

  /** Java arrays end here, so tables end just below 16 GiB. */
  static final long MAX_CAPACITY = (Integer.MAX_VALUE - 64) / 2;

  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;
  private static final long GOLDEN_RATIO_INVERSE = 0xF1DE83E19937733DL;
  private static final int SAMPLED_BUCKETS = 1 << 12;

  /** The worth of a slot that holds nothing of this epoch. */
  static final int FREE = -1;

  final long[] words;
  private final int buckets;
  private final int bucketWords;
  private int epoch = 1; // 0 is what an empty slot shows
  private int generation;
  private long stamp = Entry.stamp(epoch, generation);

  FlatTable(long capacity, int slotsPerBucket) {
    if (capacity < slotsPerBucket || capacity > MAX_CAPACITY) {
      throw new IllegalArgumentException(
          "a table of %d entries is not possible: from %d to %d"
              .formatted(capacity, slotsPerBucket, MAX_CAPACITY));
    }
    buckets = (int) (capacity / slotsPerBucket);
    bucketWords = 2 * slotsPerBucket;
    words = new long[buckets * bucketWords];
  }

  static long hash(long key) {
    return (key ^ key >>> 32) * GOLDEN_RATIO;
  }

  private static long keyOf(long hash) {
    long folded = hash * GOLDEN_RATIO_INVERSE;
    return folded ^ folded >>> 32;
  }

  /** The index in {@link #words} where the bucket of a hashed key begins. */
  final int bucket(long hash) {
    return (int) Platform.highProduct(hash, buckets) * bucketWords;
  }

  /** The entry in a slot if it is the wanted one, or {@link Entry#MISS}. */
  final long read(int slot, long hash) {
    long entry = words[slot + 1];
    return (words[slot] ^ entry) == hash && isLive(entry) ? entry : Entry.MISS;
  }

  final boolean holds(int slot, long hash) {
    return read(slot, hash) != Entry.MISS;
  }

  final void write(int slot, long hash, long entry) {
    long stamped = Entry.stamped(entry, stamp);
    words[slot] = hash ^ stamped;
    words[slot + 1] = stamped;
  }

  final boolean isLive(long entry) {
    return Entry.epoch(entry) == epoch;
  }

  /** Whether an entry was stored in this search and not before. */
  final boolean isCurrent(long entry) {
    return isLive(entry) && Entry.generation(entry) == generation;
  }

  /**
   * What keeps an entry in its slot: a young generation first, then depth; {@link #FREE} if dead.
   */
  final int worth(long entry) {
    if (!isLive(entry)) {
      return FREE;
    }
    int age = generation - Entry.generation(entry) & Entry.GENERATIONS - 1;
    return (Entry.GENERATIONS - 1 - age << 8) + Entry.depth(entry);
  }

  @Override
  public final void clear() {
    generation = 0;
    if (++epoch == Entry.EPOCHS) {
      epoch = 1;
      Arrays.fill(words, 0);
    }
    stamp = Entry.stamp(epoch, generation);
  }

  @Override
  public final void nextSearch() {
    generation = generation + 1 & Entry.GENERATIONS - 1;
    stamp = Entry.stamp(epoch, generation);
  }

  @Override
  public final long capacity() {
    return words.length / 2;
  }

  @Override
  public final double fill() {
    long step = Math.max(1, buckets / SAMPLED_BUCKETS);
    long seen = 0;
    long used = 0;
    for (long bucket = 0; bucket < buckets; bucket += step) {
      int first = (int) bucket * bucketWords;
      for (int slot = first; slot < first + bucketWords; slot += 2) {
        seen++;
        used += isLive(words[slot + 1]) ? 1 : 0;
      }
    }
    return (double) used / seen;
  }

  @Override
  public final long memoryBytes() {
    return (long) words.length * Long.BYTES;
  }

  @Override
  public final void forEach(Visitor visitor) {
    for (int slot = 0; slot < words.length; slot += 2) {
      long entry = words[slot + 1];
      if (isLive(entry)) {
        visitor.visit(keyOf(words[slot] ^ entry), entry);
      }
    }
  }
}
