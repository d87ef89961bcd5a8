package betacut.browser.java.util.zip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.platform.SplitMix;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;

class PageInflaterTest {
  private static final long SEED = 19;

  private static byte[] packed(byte[] plain, int level) throws IOException {
    var out = new ByteArrayOutputStream();
    try (var deflater = new DeflaterOutputStream(out, new Deflater(level))) {
      deflater.write(plain);
    }
    return out.toByteArray();
  }

  private static byte[] unpacked(byte[] packed, int length) throws DataFormatException {
    byte[] plain = new byte[length];
    try (var inflater = new PageInflater()) {
      inflater.setInput(packed);
      int half = inflater.inflate(plain, 0, length / 2);
      assertThat(inflater.inflate(plain, half, length)).isEqualTo(length - half);
      assertThat(inflater.finished()).isTrue();
    }
    return plain;
  }

  /** Texts of all kinds and lengths, stored, with the usual codes and with codes of their own. */
  @Test
  void unpacksWhatTheJdkPacks() throws IOException, DataFormatException {
    SplitMix random = SplitMix.of(SEED, 0);
    for (int round = 0; round < 60; round++) {
      byte[] plain = new byte[random.nextInt(round < 30 ? 300 : 100_000)];
      int kinds = 1 + random.nextInt(256);
      for (int i = 0; i < plain.length; i++) {
        boolean isOld = i > 40 && random.nextInt(3) > 0;
        plain[i] = (byte) (isOld ? plain[i - 1 - random.nextInt(40)] : random.nextInt(kinds));
      }
      for (int level : new int[] {0, 1, 6, 9}) {
        assertThat(unpacked(packed(plain, level), plain.length))
            .as("seed %d, round %d, level %d", SEED, round, level)
            .isEqualTo(plain);
      }
    }
  }

  @Test
  void refusesWhatIsDamaged() throws IOException {
    byte[] packed = packed(new byte[5000], 9);
    assertThatThrownBy(() -> unpacked(Arrays.copyOf(packed, packed.length - 8), 5000))
        .isInstanceOf(DataFormatException.class);
    packed[2] |= 7;
    assertThatThrownBy(() -> unpacked(packed, 5000)).isInstanceOf(DataFormatException.class);
  }
}
