package betacut.doctor;

import betacut.rules.Position;
import betacut.testkit.Walk;
import java.util.List;
import java.util.stream.Collectors;

/** Questions put to one object, one after the other. */
record Trial<P extends Position>(List<Step<P>> steps) {
  /**
   * One search.
   *
   * @param nodes where it is stopped; 0 for a search to its end
   */
  record Step<P extends Position>(Walk<P> walk, int depth, long nodes) {
    Step(Walk<P> walk, int depth) {
      this(walk, depth, 0);
    }

    boolean isStopped() {
      return nodes > 0;
    }

    @Override
    public String toString() {
      String line =
          walk.moves().stream().map(walk.game()::formatMove).collect(Collectors.joining(" "));
      String where = line.isEmpty() ? "the start" : "the position after " + line;
      return isStopped()
          ? "%s, deepening, stopped after %d positions".formatted(where, nodes)
          : "%s, searched to depth %d".formatted(where, depth);
    }
  }

  Trial {
    steps = List.copyOf(steps);
  }

  static <P extends Position> Trial<P> of(Step<P> step) {
    return new Trial<>(List.of(step));
  }

  static <P extends Position> Trial<P> of(Step<P> first, Step<P> second) {
    return new Trial<>(List.of(first, second));
  }

  Step<P> last() {
    return steps.getLast();
  }

  /** The trial up to and including a step. */
  Trial<P> upTo(int index) {
    return new Trial<>(steps.subList(0, index + 1));
  }

  /** How long the counter-example is: few steps first, then few moves, then little depth. */
  int length() {
    int moves = steps.stream().mapToInt(step -> step.walk().moves().size()).max().orElse(0);
    return steps.size() * 10_000 + moves * 100 + last().depth();
  }

  @Override
  public String toString() {
    String game = last().walk().game().id();
    if (steps.size() == 1) {
      return game + ": " + last();
    }
    return game
        + ", with the same object: first "
        + steps.subList(0, steps.size() - 1).stream()
            .map(Step::toString)
            .collect(Collectors.joining("; "))
        + "; then "
        + last();
  }
}
