package betacut.games.connectfour;

import betacut.rules.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Perft numbers as data: lines of {@code game depth count}, with # before comments. */
public final class PerftFile {
  /** The game has {@code count} different paths of {@code depth} moves. */
  public record Line(String game, int depth, long count) {}

  private PerftFile() {}

  public static List<Line> read(String name) {
    return resource("/perft/" + name)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split("\\s+"))
        .map(part -> new Line(part[0], Integer.parseInt(part[1]), Long.parseLong(part[2])))
        .toList();
  }

  static String resource(String path) {
    try (var in = PerftFile.class.getResourceAsStream(path)) {
      if (in == null) {
        return "";
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Counts paths; those that end early are not counted. */
  public static long perft(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (position.outcome() != Position.ONGOING) {
      return 0;
    }
    int[] moves = new int[position.maxMoves()];
    int end = position.moves(moves, 0);
    long count = 0;
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      count += perft(position, depth - 1);
      position.undo(moves[i]);
    }
    return count;
  }

  /** The keys of the positions {@code ply} moves from here, finished games included. */
  public static Set<Long> keys(Position position, int ply, boolean canonical) {
    Set<Long> keys = new HashSet<>();
    collect(position, ply, canonical, new HashSet<>(), keys);
    return keys;
  }

  private static void collect(
      Position position, int left, boolean canonical, Set<Long> seen, Set<Long> keys) {
    if (!seen.add(position.key())) {
      return;
    }
    if (left == 0) {
      keys.add(canonical ? position.key(position.canonicalSymmetry()) : position.key());
      return;
    }
    if (position.outcome() != Position.ONGOING) {
      return;
    }
    int[] moves = new int[position.maxMoves()];
    int end = position.moves(moves, 0);
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      collect(position, left - 1, canonical, seen, keys);
      position.undo(moves[i]);
    }
  }
}
