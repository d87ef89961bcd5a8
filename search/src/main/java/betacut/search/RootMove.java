package betacut.search;

import betacut.rules.Value;
import java.util.List;

/**
 * A move at the root and what it is worth to the side that makes it.
 *
 * @param line the best play from this move on, itself included, as far as it is known
 */
public record RootMove(int move, Value value, List<Integer> line) {
  public RootMove {
    line = List.copyOf(line);
  }

  public RootMove(int move, Value value) {
    this(move, value, List.of(move));
  }
}
