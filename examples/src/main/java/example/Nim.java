package example;

import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Take any number of matches from one heap; who takes the last one wins. */
public final class Nim implements Rules<List<Integer>, Nim.Move> {
  /** So many matches from the heap with this number. */
  public record Move(int heap, int matches) {}

  @Override
  public List<Integer> start() {
    return List.of(3, 4, 5);
  }

  @Override
  public List<Move> moves(List<Integer> heaps) {
    return IntStream.range(0, heaps.size())
        .boxed()
        .flatMap(
            heap ->
                IntStream.rangeClosed(1, heaps.get(heap))
                    .mapToObj(matches -> new Move(heap, matches)))
        .toList();
  }

  @Override
  public List<Integer> play(List<Integer> heaps, Move move) {
    var after = new ArrayList<>(heaps);
    after.set(move.heap(), heaps.get(move.heap()) - move.matches());
    return List.copyOf(after);
  }

  @Override
  public Outcome result(List<Integer> heaps) {
    boolean isEmpty = heaps.stream().allMatch(heap -> heap == 0);
    return isEmpty ? Outcome.LOSS : Outcome.ONGOING; // the other side took the last match
  }
}
