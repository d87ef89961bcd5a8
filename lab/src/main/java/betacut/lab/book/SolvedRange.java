package betacut.lab.book;

import java.util.List;

/**
 * What came of a range of positions.
 *
 * @param scores of its positions in order, as numbers
 */
public record SolvedRange(int range, List<String> scores) {
  public SolvedRange {
    scores = List.copyOf(scores);
  }
}
