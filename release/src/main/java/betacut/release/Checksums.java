package betacut.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/** The checksums that accompany a file, by the ending of their names. */
final class Checksums {
  private static final Map<String, String> ALGORITHMS =
      Map.of(".md5", "MD5", ".sha1", "SHA-1", ".sha256", "SHA-256", ".sha512", "SHA-512");

  private Checksums() {}

  static Iterable<String> endings() {
    return ALGORITHMS.keySet();
  }

  static void write(Path file) throws IOException {
    for (String ending : ALGORITHMS.keySet()) {
      Files.writeString(file.resolveSibling(file.getFileName() + ending), of(file, ending));
    }
  }

  static String of(Path file, String ending) throws IOException {
    try {
      byte[] digest =
          MessageDigest.getInstance(ALGORITHMS.get(ending)).digest(Files.readAllBytes(file));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
