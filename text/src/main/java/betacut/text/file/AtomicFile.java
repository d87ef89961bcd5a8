package betacut.text.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;

/** Writes a file whole or not at all: a crash leaves the old one or the new one. */
public final class AtomicFile {
  /** What is left beside its place if a process is killed meanwhile. */
  public static final Pattern UNFINISHED = Pattern.compile("\\.betacut-\\d+\\.tmp");

  private AtomicFile() {}

  /** Written beside its place, synced, and renamed; a link in its place gives way. */
  public static void write(Path file, String text) throws IOException {
    Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), ".betacut-", ".tmp");
    try {
      try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
        ByteBuffer left = StandardCharsets.UTF_8.encode(text);
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
}
