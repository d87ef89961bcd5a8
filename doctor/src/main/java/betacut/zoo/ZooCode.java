package betacut.zoo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The few lines that make each bug: those of the engine that has it beside the right ones. */
public final class ZooCode {
  private static final Map<String, Excerpt> ALL = read();

  private ZooCode() {}

  /** Who has a line. */
  public enum Part {
    BOTH,
    WRONG,
    RIGHT,
    /** Something is left out here. */
    GAP
  }

  /** A line of code. */
  public record Line(Part part, String text) {}

  /**
   * Some lines of a source.
   *
   * @param sources the classes they are from: the bug's, and that of the right lines if it is
   *     another
   */
  record Excerpt(List<String> sources, List<Line> lines) {}

  /** The lines of a bug; none for the engine without one. */
  public static List<Line> of(Bug bug) {
    return bug == Bug.NONE ? List.of() : excerpt(bug).lines();
  }

  static Excerpt excerpt(Bug bug) {
    return ALL.get(bug.number());
  }

  private static Map<String, Excerpt> read() {
    Map<String, Excerpt> all = new LinkedHashMap<>();
    List<Line> lines = new ArrayList<>();
    for (String line : text().lines().filter(one -> !one.startsWith("#")).toList()) {
      if (Character.isDigit(line.charAt(0))) {
        List<String> head = List.of(line.split(" "));
        lines = new ArrayList<>();
        all.put(head.getFirst(), new Excerpt(head.subList(1, head.size()), lines));
      } else {
        lines.add(new Line(part(line.charAt(0)), line.substring(1).replaceFirst("^ ", "")));
      }
    }
    return all;
  }

  private static Part part(char mark) {
    return switch (mark) {
      case '-' -> Part.WRONG;
      case '+' -> Part.RIGHT;
      case '~' -> Part.GAP;
      default -> Part.BOTH;
    };
  }

  private static String text() {
    try (var file = ZooCode.class.getResourceAsStream("code.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
