package betacut.solve.connectfour;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Published scores as data: lines of {@code columns score}, with # before comments. */
final class ScoredLines {
  /** The position after {@code moves} on 7 by 6, and its score. */
  record Line(String moves, int score) {
    SolverPosition position() {
      return SolverPosition.parse(7, 6, moves);
    }
  }

  private ScoredLines() {}

  static List<Line> read(String name) {
    try (var in = ScoredLines.class.getResourceAsStream("/connect4/" + name + ".txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" "))
          .map(part -> new Line(part[0], Integer.parseInt(part[1])))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
