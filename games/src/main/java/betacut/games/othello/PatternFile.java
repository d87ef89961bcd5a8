package betacut.games.othello;

import java.io.ByteArrayOutputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Weights of patterns as bytes: tenths of a disc, weight by weight as the difference from the stage
 * before, those that stand for others only, deflated.
 */
final class PatternFile {
  private static final int QUANTUM = 10; // hundredths of a disc
  private static final int MOST = 127;

  private PatternFile() {}

  /** The tables, every filling with the weight of the one that stands for it. */
  static short[][] read(byte[] file, int stages, int[] canonical) {
    int own = own(canonical);
    byte[] raw = inflated(file, stages * own);
    short[][] tables = new short[stages][];
    short[] before = new short[canonical.length];
    for (int stage = 0; stage < stages; stage++) {
      before = next(raw, stage * own, before, canonical);
      tables[stage] = before;
    }
    return tables;
  }

  /** Apart, so that a program that has just been started compiles it once, and early. */
  private static short[] next(byte[] raw, int from, short[] before, int[] canonical) {
    short[] table = new short[canonical.length];
    int at = from;
    for (int i = 0; i < table.length; i++) {
      int first = canonical[i]; // never a later one
      table[i] =
          first == i ? (short) (QUANTUM * (byte) (before[i] / QUANTUM + raw[at++])) : table[first];
    }
    return table;
  }

  private static int own(int[] canonical) {
    int own = 0;
    for (int i = 0; i < canonical.length; i++) {
      own += canonical[i] == i ? 1 : 0;
    }
    return own;
  }

  private static byte[] inflated(byte[] file, int length) {
    byte[] raw = new byte[length];
    try (var inflater = new Inflater()) {
      inflater.setInput(file);
      int got = 0;
      while (got < length && !inflater.finished() && !inflater.needsInput()) {
        got += inflater.inflate(raw, got, length - got);
      }
      if (got != length) {
        throw new IllegalArgumentException(
            "it holds %d weights instead of %d".formatted(got, length));
      }
      return raw;
    } catch (DataFormatException damaged) {
      throw new IllegalArgumentException("it is damaged: " + damaged.getMessage(), damaged);
    }
  }

  /** What {@link #read} reads. */
  static byte[] write(short[][] tables, int[] canonical) {
    byte[] raw = new byte[tables.length * own(canonical)];
    int at = 0;
    for (int stage = 0; stage < tables.length; stage++) {
      for (int i = 0; i < canonical.length; i++) {
        if (canonical[i] == i) {
          int before = stage == 0 ? 0 : quantised(tables[stage - 1][i]);
          raw[at++] = (byte) (quantised(tables[stage][i]) - before); // wraps, and wraps back
        }
      }
    }
    var out = new ByteArrayOutputStream();
    try (var deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
      deflater.setInput(raw);
      deflater.finish();
      byte[] part = new byte[1 << 16];
      while (!deflater.finished()) {
        out.write(part, 0, deflater.deflate(part));
      }
    }
    return out.toByteArray();
  }

  private static int quantised(short weight) {
    return Math.clamp(Math.round((float) weight / QUANTUM), -MOST, MOST);
  }
}
