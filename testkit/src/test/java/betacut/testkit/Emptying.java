package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.List;
import java.util.stream.IntStream;

/** Three heaps; take one to three from one; whoever empties a heap scores it and moves again. */
record Emptying(int heap) implements Rules<Emptying.State, String> {
  /**
   * @param lead the heaps that the first player emptied more than the second
   */
  record State(List<Integer> heaps, int mover, int lead) {}

  @Override
  public State start() {
    return new State(List.of(heap, heap, heap), 0, 0);
  }

  @Override
  public List<String> moves(State state) {
    return IntStream.range(0, 3)
        .boxed()
        .flatMap(
            at ->
                IntStream.rangeClosed(1, Math.min(3, state.heaps.get(at)))
                    .mapToObj(taken -> "abc".charAt(at) + "" + taken))
        .toList();
  }

  @Override
  public State play(State state, String move) {
    int at = move.charAt(0) - 'a';
    int left = state.heaps.get(at) - (move.charAt(1) - '0');
    List<Integer> heaps =
        IntStream.range(0, 3).mapToObj(i -> i == at ? left : state.heaps.get(i)).toList();
    int point = left > 0 ? 0 : state.mover == 0 ? 1 : -1;
    return new State(heaps, left == 0 ? state.mover : 1 - state.mover, state.lead + point);
  }

  @Override
  public int mover(State state) {
    return state.mover;
  }

  @Override
  public Outcome result(State state) {
    boolean isOver = state.heaps.stream().allMatch(left -> left == 0);
    return isOver ? Outcome.by(forMover(state)) : Outcome.ONGOING;
  }

  private static int forMover(State state) {
    return state.mover == 0 ? state.lead : -state.lead;
  }

  @Override
  public int evaluate(State state) {
    return 10 * forMover(state);
  }

  @Override
  public Board board(State state) {
    var cells = new StringBuilder();
    state.heaps.forEach(left -> cells.append("x".repeat(left)).append(".".repeat(heap - left)));
    return new Board(Board.Kind.PIECES, heap, 3, cells.toString());
  }

  @Override
  public int pliesLeft(State state) {
    return state.heaps.stream().mapToInt(left -> left).sum();
  }
}
