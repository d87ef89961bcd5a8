package betacut.web.http;

import betacut.text.file.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The secret that opens the server: whoever else is on the machine does not know it. It is kept in
 * the data folder, readable by its owner alone, so that pages that are open go on when the server
 * is started again.
 */
public final class AccessToken {
  /** How it is called in the address of a page. */
  public static final String PARAMETER = "token";

  static final String FILE = "web-token";

  private static final int BYTES = 16;
  private static final String FORM = "[0-9a-f]{" + 2 * BYTES + "}";
  private static final Set<PosixFilePermission> OWN =
      EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  private final String text;
  private final Set<String> tickets = ConcurrentHashMap.newKeySet();

  private AccessToken(String text) {
    this.text = text;
  }

  /** The one in this folder; a new one if there is none, or if others could have read it. */
  public static AccessToken keptIn(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      if (isOwn(file)) {
        String kept = Files.readString(file, StandardCharsets.US_ASCII).strip();
        if (kept.matches(FORM)) {
          return new AccessToken(kept);
        }
      }
      var fresh = new AccessToken(random());
      Files.createDirectories(folder);
      AtomicFile.write(file, fresh.text + "\n");
      return fresh;
    } catch (IOException notKept) {
      return new AccessToken(random()); // for this time: nothing else can be kept there either
    }
  }

  private static boolean isOwn(Path file) throws IOException {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    boolean tellsReaders = Files.getFileStore(file).supportsFileAttributeView("posix");
    return !tellsReaders
        || OWN.containsAll(Files.getPosixFilePermissions(file, LinkOption.NOFOLLOW_LINKS));
  }

  /** 128 bits that nobody guesses. */
  static String random() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** What programs send. */
  public String text() {
    return text;
  }

  /**
   * Something that opens the server once: an address that another program is told to open is seen
   * by everybody who lists the processes of the machine.
   */
  public String ticket() {
    String ticket = random();
    tickets.add(ticket);
    return ticket;
  }

  /** Compared in the same time however much of it is right. */
  boolean is(String given) {
    return MessageDigest.isEqual(
        text.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether it is the token, or a ticket that nobody has used. */
  boolean opensWith(String given) {
    return is(given) || tickets.remove(given);
  }
}
