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
 * <p><b>Growing.</b> A table begins with a few KiB and grows four times as large whenever an entry
 * would have to make way, until it has its size: short searches stay in the nearest cache and pay
 * for no memory they do not use (docs/studies/essay.md, what a table costs). A bucket is split into
 * those that the larger table has in its place, entries in their order, so at every moment it
 * holds, slot for slot, what a table of full size would hold. Several threads cannot split: {@link
 * #share} takes the full size first.
 *
 * <p><b>Clearing</b> costs nothing: every entry carries the epoch it was stored in, and those of
 * other epochs are misses and count as free slots. After 63 epochs the array is wiped, for then
 * their numbers are used again. A cleared table begins small again, in the memory it has.
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

  /** Buckets of a new table if its size allows: 1 to 4 KiB. */
  private static final int FIRST_BUCKETS = 64;

  private static final int FACTOR = 4;

  /** Words of a table that is cleared in no time: a MiB. */
  private static final int SMALL = 1 << 17;

  private static final int LARGE_FACTOR = 16;

  /** Tables that want more than this part of the memory take it at once, or are refused at once. */
  private static final int GROWING_PART = 4;

  long[] words;
  private final int allBuckets;
  private final int firstBuckets;
  private final int bucketWords;
  private final long[] moving; // one bucket on its way
  private int buckets;
  private boolean shared;
  private int epoch = 1; // 0 is what an empty slot shows
  private int generation;
  private long stamp = Entry.stamp(epoch, generation);

  FlatTable(long capacity, int slotsPerBucket) {
    if (capacity < slotsPerBucket || capacity > MAX_CAPACITY) {
      throw new IllegalArgumentException(
          "a table of %d entries is not possible: from %d to %d"
              .formatted(capacity, slotsPerBucket, MAX_CAPACITY));
    }
    allBuckets = (int) (capacity / slotsPerBucket);
    bucketWords = 2 * slotsPerBucket;
    firstBuckets = firstBuckets();
    buckets = firstBuckets;
    words = new long[buckets * bucketWords];
    moving = new long[bucketWords];
  }

  private int firstBuckets() {
    int first = allBuckets;
    if (memoryBytes() <= Platform.maxMemoryBytes() / GROWING_PART) {
      while (first > FIRST_BUCKETS && first % 2 == 0) {
        first /= 2;
      }
    }
    return first;
  }

  /** Makes room; false if the table has its size already, so that an entry has to make way. */
  final boolean grow() {
    if (buckets == allBuckets) {
      return false;
    }
    int factor = allBuckets / buckets % FACTOR == 0 ? FACTOR : 2;
    int wanted = factor * buckets * bucketWords;
    long[] target = words.length < wanted ? new long[room(wanted)] : words;
    for (int bucket = buckets - 1; bucket >= 0; bucket--) {
      int from = bucket * bucketWords;
      System.arraycopy(words, from, moving, 0, bucketWords);
      Arrays.fill(words, from, from + bucketWords, 0); // what lies beyond is of other epochs
      split(target, factor * buckets);
    }
    words = target;
    buckets *= factor;
    return true;
  }

  /** A large array is taken with room to grow: each time it would have to be cleared as a whole. */
  private int room(int wanted) {
    int all = allBuckets * bucketWords;
    return wanted <= SMALL ? wanted : (int) Math.min(all, (long) wanted * LARGE_FACTOR);
  }

  /** Puts the entries of a bucket into those that take its place, each behind the earlier ones. */
  private void split(long[] target, long newBuckets) {
    for (int slot = 0; slot < bucketWords && isLive(moving[slot + 1]); slot += 2) {
      long hash = moving[slot] ^ moving[slot + 1];
      int to = (int) Platform.highProduct(hash, newBuckets) * bucketWords;
      while (isLive(target[to + 1])) {
        to += 2;
      }
      target[to] = moving[slot];
      target[to + 1] = moving[slot + 1];
    }
  }

  @Override
  public final void share() {
    shared = true;
    while (grow()) {
      // until it has its size
    }
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

  /** Whether a slot holds an entry of another key, which would have to make way. */
  final boolean isTaken(int slot, long hash) {
    long entry = words[slot + 1];
    return isLive(entry) && (words[slot] ^ entry) != hash;
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
  int worth(long entry) {
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
    buckets = shared ? allBuckets : firstBuckets;
    stamp = Entry.stamp(epoch, generation);
  }

  @Override
  public final void nextSearch() {
    generation = generation + 1 & Entry.GENERATIONS - 1;
    stamp = Entry.stamp(epoch, generation);
  }

  @Override
  public final long capacity() {
    return (long) allBuckets * bucketWords / 2;
  }

  @Override
  public final double fill() {
    long step = Math.max(1, allBuckets / SAMPLED_BUCKETS);
    long seen = Math.ceilDiv(allBuckets, step) * bucketWords / 2;
    long used = 0;
    long stride = buckets == allBuckets ? step : 1;
    for (long bucket = 0; bucket < buckets; bucket += stride) {
      int first = (int) bucket * bucketWords;
      for (int slot = first; slot < first + bucketWords; slot += 2) {
        used += isLive(words[slot + 1]) && isSampled(slot, step) ? 1 : 0;
      }
    }
    return (double) used / seen;
  }

  /** Whether the full size would have this slot's entry in a bucket that is looked at. */
  private boolean isSampled(int slot, long step) {
    return Platform.highProduct(words[slot] ^ words[slot + 1], allBuckets) % step == 0;
  }

  @Override
  public final long memoryBytes() {
    return (long) allBuckets * bucketWords * Long.BYTES;
  }

  @Override
  public final void forEach(Visitor visitor) {
    for (int slot = 0; slot < buckets * bucketWords; slot += 2) {
      long entry = words[slot + 1];
      if (isLive(entry)) {
        visitor.visit(keyOf(words[slot] ^ entry), entry);
      }
    }
  }
}
