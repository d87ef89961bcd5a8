package betacut.testkit;

import betacut.rules.Position;
import betacut.testkit.SearchSample.Case;
import java.util.List;
import java.util.stream.Collectors;

/** Questions put to one search, one after the other, with whatever it keeps between them. */
public record SearchTrial<P extends Position>(List<Case<P>> steps) {
  /** Keeps the steps as they are. */
  public SearchTrial {
    steps = List.copyOf(steps);
  }

  static <P extends Position> SearchTrial<P> of(Case<P> step) {
    return new SearchTrial<>(List.of(step));
  }

  /** Two questions. */
  public static <P extends Position> SearchTrial<P> of(Case<P> first, Case<P> second) {
    return new SearchTrial<>(List.of(first, second));
  }

  /** The question whose answer counts. */
  public Case<P> last() {
    return steps.getLast();
  }

  /** The trial up to and including a step. */
  SearchTrial<P> upTo(int index) {
    return new SearchTrial<>(steps.subList(0, index + 1));
  }

  /** How long the counter-example is: few steps first, then few moves, then little depth. */
  public int length() {
    int moves = steps.stream().mapToInt(step -> step.walk().moves().size()).max().orElse(0);
    return steps.size() * 10_000 + moves * 100 + last().depth();
  }

  @Override
  public String toString() {
    String game = last().walk().game().id();
    if (steps.size() == 1) {
      return game + ": " + last().words();
    }
    return game
        + ", with the same object: first "
        + steps.subList(0, steps.size() - 1).stream()
            .map(Case::words)
            .collect(Collectors.joining("; "))
        + "; then "
        + last().words();
  }
}
