package betacut.browser.java.util.zip;

import java.nio.ByteBuffer;
import java.util.zip.Checksum;

/** The check sum by Castagnoli's polynomial, which books carry; the class library here lacks it. */
public final class PageCRC32C implements Checksum {
  private static final int POLYNOMIAL = 0x82F63B78; // its bits from the lowest power up
  private static final int[] BYTES = new int[256];

  static {
    for (int first = 0; first < BYTES.length; first++) {
      int rest = first;
      for (int bit = 0; bit < 8; bit++) {
        rest = rest >>> 1 ^ -(rest & 1) & POLYNOMIAL;
      }
      BYTES[first] = rest;
    }
  }

  private int rest = -1;

  @Override
  public void update(int next) {
    rest = rest >>> 8 ^ BYTES[(rest ^ next) & 0xFF];
  }

  @Override
  public void update(byte[] bytes, int from, int length) {
    for (int i = from; i < from + length; i++) {
      update(bytes[i]);
    }
  }

  @Override
  public void update(ByteBuffer bytes) {
    while (bytes.hasRemaining()) {
      update(bytes.get());
    }
  }

  @Override
  public long getValue() {
    return ~rest & 0xFFFF_FFFFL;
  }

  @Override
  public void reset() {
    rest = -1;
  }
}
