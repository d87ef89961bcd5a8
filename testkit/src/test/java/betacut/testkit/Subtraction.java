package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.List;
import java.util.stream.IntStream;

/** Two heaps; take one, two or three from either; whoever takes the last one wins. */
record Subtraction(int heap) implements Rules<Subtraction.State, String> {
  record State(int left, int right, boolean firstMoves) {}

  @Override
  public String name() {
    return "subtraction";
  }

  @Override
  public State start() {
    return new State(heap, heap, true);
  }

  @Override
  public List<String> moves(State state) {
    return IntStream.rangeClosed(1, 3)
        .boxed()
        .flatMap(n -> List.of("l" + n, "r" + n).stream())
        .filter(move -> taken(move) <= (move.startsWith("l") ? state.left : state.right))
        .toList();
  }

  private static int taken(String move) {
    return move.charAt(1) - '0';
  }

  @Override
  public State play(State state, String move) {
    return move.startsWith("l")
        ? new State(state.left - taken(move), state.right, !state.firstMoves)
        : new State(state.left, state.right - taken(move), !state.firstMoves);
  }

  @Override
  public Outcome result(State state) {
    return state.left + state.right == 0 ? Outcome.LOSS : Outcome.ONGOING;
  }

  @Override
  public Board board(State state) {
    String cells = "x".repeat(state.left) + ".".repeat(heap - state.left);
    return new Board(Board.Kind.PIECES, heap, 1, cells);
  }

  @Override
  public int pliesLeft(State state) {
    return state.left + state.right;
  }
}
