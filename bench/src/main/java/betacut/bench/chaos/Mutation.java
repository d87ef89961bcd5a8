package betacut.bench.chaos;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Changes texts and bytes at random. */
final class Mutation {
  /** What programs stumble over. No number among them is big and still possible. */
  private static final List<String> NASTY =
      List.of(
          "",
          " ",
          "-1",
          "0",
          "1k",
          "+9",
          "9_0",
          "2147483648",
          "99999999999999999999",
          "1e9s",
          "99999999h",
          "NaN",
          "1.5",
          "\0",
          "%",
          "%s%n",
          "%2e%2e%2f",
          "\u202e\ud83d\ude00\ud800",
          "'\"><script>alert(1)</script>",
          "=cmd|' /C calc'!A0",
          "../../etc/passwd",
          "/etc/passwd",
          "{\"a\":[",
          "((((((((",
          "tree:((3 12 8)(2 4 6))",
          "tree:" + "(".repeat(900),
          "mnk:99,99,99",
          "mnk:0,0,0",
          "mnk:4,4,4",
          "othello:6x6",
          "connect4:1x1",
          "nim",
          "zoo:3a",
          "level:nodes=1,noise=9,guard=9,solver=yes",
          "cmd:touch chaos-was-here",
          "gtp:touch chaos-was-here",
          "solver",
          "pvs threads=8k",
          "pvs table-mib=+900",
          "pvs weights=/etc/hosts",
          "stockman depth=+9",
          "list:4|5",
          "all:9",
          "file:/etc/passwd",
          "\r\nX-Other: 1",
          "x".repeat(300),
          "1,".repeat(400));

  private Mutation() {}

  static String nasty(SplittableRandom random) {
    return pick(random, NASTY);
  }

  static <T> T pick(SplittableRandom random, List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** The text with one thing in it changed. Digits are never added: nothing gets longer to do. */
  static String of(SplittableRandom random, String text) {
    int at = text.isEmpty() ? 0 : random.nextInt(text.length());
    String before = text.substring(0, at);
    String rest = text.substring(at);
    return switch (random.nextInt(6)) {
      case 0 -> before + strange(random) + rest;
      case 1 -> before + (rest.isEmpty() ? "" : rest.substring(1));
      case 2 -> before + (rest.isEmpty() ? "" : strange(random) + rest.substring(1));
      case 3 -> before;
      default -> nasty(random);
    };
  }

  private static char strange(SplittableRandom random) {
    char c = (char) random.nextInt(random.nextInt(3) == 0 ? 0x10000 : 128);
    return Character.isDigit(c) ? ',' : c;
  }

  /** A file's bytes with one thing in them changed, and never the same. */
  static byte[] of(SplittableRandom random, byte[] bytes) {
    if (bytes.length == 0) {
      return new byte[] {(byte) random.nextInt(256)};
    }
    int at = random.nextInt(bytes.length);
    byte[] changed = bytes.clone();
    switch (random.nextInt(6)) {
      case 0 -> changed[at] ^= (byte) (1 << random.nextInt(8));
      case 1 -> changed[at] ^= (byte) (1 + random.nextInt(255));
      case 2 -> changed = Arrays.copyOf(bytes, at);
      case 3 -> changed = with(bytes, bytes.length, random);
      case 4 -> changed = with(bytes, at, random);
      default -> {
        int end = Math.min(bytes.length, at + 1 + random.nextInt(64));
        Arrays.fill(changed, at, end, (byte) 0);
      }
    }
    if (Arrays.equals(changed, bytes)) {
      changed[at] ^= 1;
    }
    return changed;
  }

  /** Some bytes more. */
  private static byte[] with(byte[] bytes, int at, SplittableRandom random) {
    byte[] more = new byte[1 + random.nextInt(16)];
    random.nextBytes(more);
    byte[] all = Arrays.copyOf(bytes, bytes.length + more.length);
    System.arraycopy(more, 0, all, at, more.length);
    System.arraycopy(bytes, at, all, at + more.length, bytes.length - at);
    return all;
  }

  /** As a person sees them. */
  static String shown(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return text.length() > 200 ? text.substring(0, 200) + "…" : text;
  }
}
