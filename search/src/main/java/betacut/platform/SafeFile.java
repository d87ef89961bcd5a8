package betacut.platform;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Files that are whole or not there, and how to tell that they are still as they were. */
public final class SafeFile {
  /** What is left beside its place if a process is killed while it writes. */
  public static final Pattern UNFINISHED = Pattern.compile("\\.betacut-\\d+\\.tmp");

  private SafeFile() {}

  /** Written beside its place, synced, and renamed; a link in its place gives way. */
  public static void write(Path file, ByteBuffer bytes) throws IOException {
    Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), ".betacut-", ".tmp");
    try {
      try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
        ByteBuffer left = bytes.duplicate();
        while (left.hasRemaining()) {
          channel.write(left); // a full disk takes a part first
        }
        channel.force(true);
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  /** The whole file, read in place. */
  public static ByteBuffer map(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
    }
  }

  /** The sum that {@code sha256sum} prints. */
  public static String sha256(ByteBuffer bytes) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(bytes.duplicate());
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
