package betacut.text.file;

import betacut.platform.SafeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Writes a text whole or not at all: a crash leaves the old one or the new one. */
public final class AtomicFile {
  /** What is left beside its place if a process is killed meanwhile. */
  public static final Pattern UNFINISHED = SafeFile.UNFINISHED;

  private AtomicFile() {}

  /** Written beside its place, synced, and renamed; a link in its place gives way. */
  public static void write(Path file, String text) throws IOException {
    SafeFile.write(file, StandardCharsets.UTF_8.encode(text));
  }
}
