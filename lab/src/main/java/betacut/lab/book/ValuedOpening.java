package betacut.lab.book;

import java.util.List;

/**
 * What searches said of a position's moves.
 *
 * @param opening its number
 * @param moves each as {@code move:score:depth}
 */
public record ValuedOpening(int opening, List<String> moves) {
  public ValuedOpening {
    moves = List.copyOf(moves);
  }
}
