package betacut.browser.platform;

import java.nio.ByteBuffer;

/** Of what is done with files a page needs the sum alone. */
public final class PageSafeFile {
  private static final int BLOCK = 64;
  private static final int WORDS = 64;
  private static final int[] ROUNDS = fractions(WORDS, 3);
  private static final int[] START = fractions(8, 2);

  private PageSafeFile() {}

  /** The sum that {@code sha256sum} prints: FIPS 180-4, section 6.2. */
  public static String sha256(ByteBuffer bytes) {
    byte[] padded = padded(bytes.duplicate());
    int[] state = START.clone();
    for (int at = 0; at < padded.length; at += BLOCK) {
      mix(state, schedule(padded, at));
    }
    var text = new StringBuilder();
    for (int word : state) {
      text.append(Integer.toHexString(word >>> 16 | 0x10000).substring(1));
      text.append(Integer.toHexString(word & 0xFFFF | 0x10000).substring(1));
    }
    return text.toString();
  }

  /** A one, noughts, and the number of bits, to whole blocks. */
  private static byte[] padded(ByteBuffer bytes) {
    int length = bytes.remaining();
    byte[] padded = new byte[(length + 8) / BLOCK * BLOCK + BLOCK];
    bytes.get(padded, 0, length);
    padded[length] = (byte) 0x80;
    long bits = 8L * length;
    for (int i = 0; i < 8; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> 8 * i);
    }
    return padded;
  }

  private static int[] schedule(byte[] bytes, int at) {
    int[] words = new int[WORDS];
    for (int i = 0; i < 16; i++) {
      int from = at + 4 * i;
      words[i] =
          (bytes[from] & 0xFF) << 24
              | (bytes[from + 1] & 0xFF) << 16
              | (bytes[from + 2] & 0xFF) << 8
              | bytes[from + 3] & 0xFF;
    }
    for (int i = 16; i < WORDS; i++) {
      int a = words[i - 15];
      int b = words[i - 2];
      int low = Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3;
      int high = Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10;
      words[i] = words[i - 16] + low + words[i - 7] + high;
    }
    return words;
  }

  private static void mix(int[] state, int[] words) {
    int[] s = state.clone();
    for (int i = 0; i < WORDS; i++) {
      int e = s[4];
      int a = s[0];
      int turned =
          Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int first = s[7] + turned + (e & s[5] ^ ~e & s[6]) + ROUNDS[i] + words[i];
      int other =
          Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int second = other + (a & s[1] ^ a & s[2] ^ s[1] & s[2]);
      System.arraycopy(s, 0, s, 1, 7);
      s[4] += first;
      s[0] = first + second;
    }
    for (int i = 0; i < 8; i++) {
      state[i] += s[i];
    }
  }

  /** The first 32 bits after the point of the roots of the first primes; exact in a double. */
  private static int[] fractions(int count, int root) {
    int[] fractions = new int[count];
    int found = 0;
    for (int number = 2; found < count; number++) {
      if (isPrime(number)) {
        double value = root == 2 ? Math.sqrt(number) : Math.cbrt(number);
        fractions[found++] = (int) (long) ((value - Math.floor(value)) * (1L << 32));
      }
    }
    return fractions;
  }

  private static boolean isPrime(int number) {
    for (int factor = 2; factor * factor <= number; factor++) {
      if (number % factor == 0) {
        return false;
      }
    }
    return true;
  }
}
