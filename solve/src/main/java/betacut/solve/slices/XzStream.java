package betacut.solve.slices;

/** Reads an XZ stream of one block that is packed by LZMA2 and nothing else. */
final class XzStream {
  private static final byte[] MAGIC = {(byte) 0xfd, '7', 'z', 'X', 'Z', 0};
  private static final int HEADER = 12;
  private static final int LZMA2 = 0x21;
  private static final int HAS_PACKED_SIZE = 0x40;
  private static final int HAS_SIZE = 0x80;

  private XzStream() {}

  /**
   * The bytes packed at a place.
   *
   * @throws IllegalArgumentException if there are not so many, or they are packed in another way
   */
  static byte[] unpacked(byte[] in, int from, int size) {
    for (int i = 0; i < MAGIC.length; i++) {
      if (in[from + i] != MAGIC[i]) {
        throw new IllegalArgumentException("a part of it is no XZ stream");
      }
    }
    byte[] out = new byte[size];
    if (!new LzmaDecoder(in, dataStart(in, from + HEADER), out).decode()) {
      throw new IllegalArgumentException("a part of it does not hold what it says");
    }
    return out;
  }

  private static int dataStart(byte[] in, int block) {
    int flags = in[block + 1];
    int at = block + 2;
    for (int size : new int[] {HAS_PACKED_SIZE, HAS_SIZE}) {
      if ((flags & size) != 0) {
        at = behindNumber(in, at);
      }
    }
    if ((flags & 3) != 0 || in[at] != LZMA2) {
      throw new IllegalArgumentException("a part of it is packed by more than LZMA2");
    }
    return block + 4 * (in[block] + 1);
  }

  private static int behindNumber(byte[] in, int from) {
    int at = from;
    while (in[at] < 0) {
      at++;
    }
    return at + 1;
  }
}
