package betacut.solve.layers;

import java.util.Arrays;

/** Bits one after the other, the highest first, in bytes. */
final class BitWriter {
  private byte[] bytes;
  private int length;

  /** Bits that fill no byte yet, at the low end. */
  private long open;

  private int openBits;

  BitWriter(int expectedBytes) {
    bytes = new byte[expectedBytes];
  }

  /** The low bits of a value; at most 56 of them. */
  void write(long value, int bits) {
    open = open << bits | value & (1L << bits) - 1;
    openBits += bits;
    while (openBits >= Byte.SIZE) {
      openBits -= Byte.SIZE;
      append((byte) (open >>> openBits));
    }
  }

  /** Fills the last byte with zeros. */
  void align() {
    if (openBits > 0) {
      write(0, Byte.SIZE - openBits);
    }
  }

  private void append(byte next) {
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * length + 16);
    }
    bytes[length++] = next;
  }

  /** Whole bytes written so far. */
  int length() {
    return length;
  }

  byte[] bytes() {
    return bytes;
  }
}
