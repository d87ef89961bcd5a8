package betacut.solve.layers;

import betacut.platform.SafeFile;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Position.Layered;
import betacut.rules.Score;
import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongPredicate;

/**
 * Checks a table by the rules of its game alone. It reads the files by code of its own, bit by bit
 * as their formats are drawn, and shares nothing with what built them but the certificate's text.
 *
 * <p>Sums come first. A sweep then proves the table whatever they say: layer 0 is the start; layers
 * ascend and hold the smallest image of each position; every child of every position is in the next
 * layer, and nothing else is; a finished game has its result, and every other position what its
 * best child gives. So by induction all scores are right; those of a solver are for {@link
 * PlainEnd}. A sample looks at some positions of every layer, and cannot tell if there are too
 * many.
 */
public final class TableCheck {
  private static final int BLOCK = 128;
  private static final int KEPT = 256;

  private static final class Finding extends Exception {
    private static final long serialVersionUID = 1;

    Finding(int layer, int place, String what) {
      super("layer %d, position %d, %s".formatted(layer, place, what), null, false, false);
    }
  }

  private final TableFolder folder;
  private final Certificate certificate;
  private final LongPredicate goesOn;
  private final Position position;
  private final Layered layered;
  private final PlainEnd end = new PlainEnd();
  private long looked;

  /** Tells {@code goesOn} how many positions it looks at; false ends it without a finding. */
  public TableCheck(
      Game<?> game, TableFolder folder, Certificate certificate, LongPredicate goesOn) {
    this.folder = folder;
    this.certificate = certificate;
    this.goesOn = goesOn;
    position = game.start();
    layered = (Layered) position;
  }

  /** Compares every file with its sum; the first that differs, if one does. */
  public Optional<String> sums() throws IOException {
    try {
      for (int layer = 0; layer < certificate.layers().size(); layer++) {
        List<Certificate.Part> parts = certificate.layers().get(layer).parts();
        for (int part = 0; part < parts.size(); part++) {
          folder.verified(folder.keys(layer, part), parts.get(part).keys());
          folder.verified(folder.scores(layer, part), parts.get(part).scores());
        }
      }
      return Optional.empty();
    } catch (UsageException damaged) {
      return Optional.of(damaged.getMessage());
    }
  }

  /**
   * Looks at so many positions of every layer, drawn by a seed; all, in order, of those that have
   * no more. The first finding, if there is one.
   */
  public Optional<String> look(int most, long seed) throws IOException {
    try {
      SplitMix random = new SplitMix(seed);
      SlowLayer here = new SlowLayer(0);
      if (here.size != 1 || here.find(smallest()) != 0) {
        throw new Finding(0, 0, "is not the start alone");
      }
      here.met.set(0);
      for (int layer = 0; layer < certificate.layers().size(); layer++) {
        SlowLayer next = new SlowLayer(layer + 1);
        if (here.size <= most) {
          sweep(layer, here, next);
        } else {
          for (int i = 0; i < most && goesOn.test(++looked); i++) {
            look(layer, random.nextInt(here.size), here, next);
          }
          next.met.set(0, next.size); // nobody can tell
        }
        here = next;
      }
      return Optional.empty();
    } catch (Finding finding) {
      return Optional.of(finding.getMessage());
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      return Optional.of("the files cannot be decoded: " + e.getMessage());
    }
  }

  private void sweep(int layer, SlowLayer here, SlowLayer next) throws Finding {
    SortedMap<Integer, Long> scores = new TreeMap<>();
    long images = 0;
    for (int i = 0; i < here.size; i++) {
      if (!goesOn.test(++looked)) {
        return;
      }
      if (i > 0 && here.key(i - 1) >= here.key(i)) {
        throw new Finding(layer, i, "is out of order");
      }
      images += look(layer, i, here, next);
      scores.merge(here.score(i), 1L, Long::sum);
    }
    Certificate.Layer claim = certificate.layers().get(layer);
    if (!claim.equals(new Certificate.Layer(here.size, images, claim.parts(), scores))) {
      throw new Finding(layer, 0, "and the others are not as claimed: " + images + scores);
    }
    if (here.met.cardinality() < here.size) {
      throw new Finding(layer, here.met.nextClearBit(0), "is led to by no move");
    }
  }

  /** Compares one position with its children; how many different images it has. */
  private int look(int layer, int place, SlowLayer here, SlowLayer next) throws Finding {
    long key = here.key(place);
    layered.become(layer, key);
    int alike = 0;
    for (int symmetry = 0; symmetry < layered.symmetries(); symmetry++) {
      alike += layered.whole(symmetry) == key ? 1 : 0;
    }
    if (alike == 0 || smallest() != key) {
      throw new Finding(layer, place, "has an image of a smaller number");
    }
    int outcome = position.outcome();
    int value = outcome == Position.ONGOING ? best(layer, place, here, next) : outcome;
    if (value != here.score(place)) {
      throw new Finding(layer, place, "has score " + here.score(place) + ", not " + value);
    }
    return layered.symmetries() / alike;
  }

  /** Positions whose scores are a solver's word: they are too far from their end to be searched. */
  public long unproved() {
    return end.unproved();
  }

  /** By the children's scores; a pass leads to another position of the layer. */
  private int best(int layer, int place, SlowLayer here, SlowLayer next) throws Finding {
    boolean isBySolver = certificate.endsBySolver() && layer == certificate.layers().size() - 1;
    int best = -Score.INF;
    boolean isSkipped = position.isSkipped();
    for (int move : position.legalMoves()) {
      position.make(move);
      SlowLayer after = layered.layer() == layer ? here : next;
      int child = after.find(smallest());
      position.undo(move);
      if (child >= 0) {
        after.met.set(child);
        best = Math.max(best, Score.atPly(-after.score(child), isSkipped ? 0 : 1));
      } else if (!isBySolver || after == here) {
        throw new Finding(layer, place, "leads to a position that is not there");
      }
    }
    return isBySolver ? end.value(position, here.score(place)) : best;
  }

  private long smallest() {
    long smallest = Long.MAX_VALUE;
    for (int symmetry = 0; symmetry < layered.symmetries(); symmetry++) {
      smallest = Math.min(smallest, layered.whole(symmetry));
    }
    return smallest;
  }

  /** A layer, decoded as its formats are drawn. Past the last one it is empty. */
  private final class SlowLayer {
    /** Blocks that were decoded last, so that neighbours need not be again. */
    private final long[][] blocks = new long[KEPT][];

    private final long[] blockNames = new long[KEPT];
    private final List<ByteBuffer> keys = new ArrayList<>();
    private final List<ByteBuffer> scores = new ArrayList<>();
    private final List<Integer> before = new ArrayList<>();
    private final BitSet met = new BitSet();
    private int size;

    SlowLayer(int layer) throws IOException, Finding {
      boolean isLast = layer == certificate.layers().size();
      var parts = isLast ? List.<Certificate.Part>of() : certificate.layers().get(layer).parts();
      for (int part = 0; part < parts.size(); part++) {
        if (parts.get(part).size() > 0) {
          add(layer, part, parts.get(part).size());
        }
      }
    }

    private void add(int layer, int part, int count) throws IOException, Finding {
      ByteBuffer numbers = SafeFile.map(folder.keys(layer, part));
      ByteBuffer values = SafeFile.map(folder.scores(layer, part));
      if (numbers.getInt(4) != count || values.getInt(4) != count) {
        throw new Finding(layer, size, "begins a part of another size than claimed");
      }
      keys.add(numbers);
      scores.add(values);
      before.add(size);
      size = Math.addExact(size, count);
    }

    private int part(int place) {
      int found = Collections.binarySearch(before, place);
      return found >= 0 ? found : -found - 2;
    }

    long key(int place) {
      int part = part(place);
      int inside = place - before.get(part);
      return block(part, inside / BLOCK)[inside % BLOCK];
    }

    int score(int place) {
      int part = part(place);
      ByteBuffer bytes = scores.get(part);
      int different = bytes.getInt(8);
      int bits = Integer.SIZE - Integer.numberOfLeadingZeros(different - 1);
      long at = 8L * (12 + 4 * different) + (long) (place - before.get(part)) * bits;
      return bytes.getInt(12 + 4 * Objects.checkIndex((int) bits(bytes, at, bits), different));
    }

    /** The place of a number, or -1. */
    int find(long key) {
      int part = keys.size() - 1;
      while (part > 0 && keys.get(part).getLong(8) > key) {
        part--;
      }
      if (part < 0) {
        return -1;
      }
      ByteBuffer bytes = keys.get(part);
      int low = 0;
      int high = (bytes.getInt(4) - 1) / BLOCK;
      while (low < high) {
        int middle = low + high + 1 >>> 1;
        boolean isAbove = bytes.getLong(8 + 8 * middle) > key;
        low = isAbove ? low : middle;
        high = isAbove ? middle - 1 : high;
      }
      int place = Arrays.binarySearch(block(part, low), key);
      return place < 0 ? -1 : before.get(part) + low * BLOCK + place;
    }

    private long[] block(int part, int number) {
      long name = (long) part << Integer.SIZE | number;
      int slot = number * 31 + part & KEPT - 1;
      if (blocks[slot] == null || blockNames[slot] != name) {
        blocks[slot] = decoded(keys.get(part), number);
        blockNames[slot] = name;
      }
      return blocks[slot];
    }

    private static long[] decoded(ByteBuffer bytes, int number) {
      int all = (bytes.getInt(4) + BLOCK - 1) / BLOCK;
      long at = 8L * (8 + 12 * all + bytes.getInt(8 + 8 * all + 4 * number));
      int k = (int) bits(bytes, at, 6);
      at += 6;
      long[] block = new long[Math.min(BLOCK, bytes.getInt(4) - number * BLOCK)];
      block[0] = bytes.getLong(8 + 8 * number);
      for (int i = 1; i < block.length; i++) {
        int zeros = 0;
        while (bits(bytes, at + zeros, 1) == 0) {
          zeros++;
        }
        long q = bits(bytes, at + zeros, zeros + 1);
        at += 2L * zeros + 1;
        block[i] = block[i - 1] + (q - 1 << k | bits(bytes, at, k)) + 1;
        at += k;
      }
      return block;
    }

    private static long bits(ByteBuffer bytes, long at, int count) {
      long value = 0;
      for (long bit = at; bit < at + count; bit++) {
        value = value << 1 | bytes.get((int) (bit >>> 3)) >>> 7 - (bit & 7) & 1;
      }
      return value;
    }
  }
}
