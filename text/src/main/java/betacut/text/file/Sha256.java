package betacut.text.file;

import betacut.platform.SafeFile;
import java.nio.ByteBuffer;

/** The sums that {@code sha256sum} prints. */
public final class Sha256 {
  private Sha256() {}

  public static String of(byte[] bytes) {
    return SafeFile.sha256(ByteBuffer.wrap(bytes));
  }
}
