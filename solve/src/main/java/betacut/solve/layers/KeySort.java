package betacut.solve.layers;

import java.util.Arrays;

/**
 * A growing list of numbers that are not negative, sorted digit by digit from the lowest. Digits in
 * which all numbers agree cost nothing; four passes sort Connect-4 6×5 in a third of the time of
 * {@link Arrays#sort(long[])}.
 */
final class KeySort {
  private static final int DIGIT = 11;
  private static final int VALUES = 1 << DIGIT;

  /** Below this many the passes' counts cost more than they save. */
  private static final int FEW = 4 * VALUES;

  private long[] keys;
  private long[] spare = {};
  private int size;

  KeySort(int expected) {
    keys = new long[expected];
  }

  void add(long key) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, size + (size >> 1) + 16);
    }
    keys[size++] = key;
  }

  /** Adds all numbers of a run. */
  void addAll(KeyRun run) {
    int needed = Math.addExact(size, run.size());
    if (needed > keys.length) {
      keys = Arrays.copyOf(keys, needed);
    }
    size = run.readAll(keys, size);
  }

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  /** The numbers, which after {@link #sortDistinct} are the first so many. */
  long[] keys() {
    return keys;
  }

  /** Sorts them and keeps one of each. */
  void sortDistinct() {
    sort();
    int kept = 0;
    for (int i = 0; i < size; i++) {
      long key = keys[i];
      if (kept == 0 || key != keys[kept - 1]) {
        keys[kept++] = key;
      }
    }
    size = kept;
  }

  /** Sorts them, equal ones beside each other. */
  void sort() {
    if (size < FEW) {
      Arrays.sort(keys, 0, size);
      return;
    }
    if (spare.length < keys.length) {
      spare = new long[keys.length];
    }
    long differing = differing();
    int[] places = new int[VALUES];
    for (int shift = 0; shift < Long.SIZE; shift += DIGIT) {
      if ((differing >>> shift & VALUES - 1) != 0) {
        scatter(shift, places);
      }
    }
  }

  /** The bits in which not all agree. */
  private long differing() {
    long first = keys[0];
    long differing = 0;
    for (int i = 1; i < size; i++) {
      differing |= keys[i] ^ first;
    }
    return differing;
  }

  private void scatter(int shift, int[] places) {
    long[] from = keys;
    long[] to = spare;
    int count = size;
    Arrays.fill(places, 0);
    for (int i = 0; i < count; i++) {
      places[(int) (from[i] >>> shift) & VALUES - 1]++;
    }
    int sum = 0;
    for (int value = 0; value < VALUES; value++) {
      int here = places[value];
      places[value] = sum;
      sum += here;
    }
    for (int i = 0; i < count; i++) {
      long key = from[i];
      to[places[(int) (key >>> shift) & VALUES - 1]++] = key;
    }
    keys = to;
    spare = from;
  }
}
