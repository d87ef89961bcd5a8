package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * A position that watches both sides of the contract: its caller (only legal moves, undone in
 * order, no questions after the end) and the position it wraps (limits kept, keys restored).
 *
 * <p>{@link AssertingGame} makes a whole game of them, so that any engine can be run on it.
 */
public final class AssertingPosition<P extends Position> extends WrappedPosition<P> {
  /** What undo must bring back. */
  private record Made(int move, long key, int ply, int pliesLeft) {}

  private final int symmetries;
  private final Deque<Made> made = new ArrayDeque<>();

  /** Puts a position under watch. */
  public AssertingPosition(P inner) {
    super(inner);
    symmetries = inner.symmetries();
  }

  /** An evaluator of the inner positions that is asked only while the game goes on. */
  public static <P extends Position> Evaluator<AssertingPosition<P>> judging(
      Evaluator<P> evaluator) {
    return position -> {
      position.require(position.isOngoing(), "an opinion was asked after the end of the game");
      int opinion = evaluator.evaluate(position.inner);
      position.require(Math.abs(opinion) < Score.DECIDED, "an opinion of " + opinion);
      position.require(position.inner.key() == position.key, "an opinion changed the position");
      return opinion;
    };
  }

  private boolean isOngoing() {
    return inner.outcome() == ONGOING;
  }

  private void require(boolean holds, String complaint) {
    if (!holds) {
      throw new AssertionError(
          "%s (key %016x, ply %d, moves made %s)"
              .formatted(complaint, key, ply, made.reversed().stream().map(Made::move).toList()));
    }
  }

  @Override
  public int moves(int[] out, int from) {
    require(isOngoing(), "moves were asked after the end of the game");
    require(out.length - from >= 1, "no room for moves");
    int end = inner.moves(out, from);
    require(end > from, "an ongoing game without a move");
    require(end - from <= maxMoves(), (end - from) + " moves, more than maxMoves");
    for (int i = from; i < end; i++) {
      require(out[i] >= 0 && out[i] < moveLimit(), "move " + out[i] + " is out of range");
    }
    require(inner.key() == key && inner.ply() == ply, "moves() changed the position");
    return end;
  }

  @Override
  public void make(int move) {
    require(isOngoing(), "move " + move + " after the end of the game");
    boolean legal = Arrays.stream(inner.legalMoves()).anyMatch(known -> known == move);
    require(legal, "illegal move " + move);
    made.push(new Made(move, key, ply, inner.pliesLeft()));
    inner.make(move);
    mirror();
    require(ply == made.peek().ply + 1, "a move made the ply " + ply);
    require(inner.pliesLeft() <= made.peek().pliesLeft, "a move lengthened the game");
    require(!isOngoing() || inner.pliesLeft() > 0, "the game goes on past its last ply");
  }

  @Override
  public void undo(int move) {
    require(!made.isEmpty() && made.peek().move == move, "undo of " + move + ", not made last");
    Made last = made.pop();
    inner.undo(move);
    mirror();
    requireRestored(last);
  }

  private void requireRestored(Made last) {
    require(key == last.key, "undo of %d left key %016x".formatted(last.move, last.key));
    require(ply == last.ply, "undo of " + last.move + " left ply " + last.ply);
    require(inner.pliesLeft() == last.pliesLeft, "undo changed pliesLeft");
    require(isOngoing(), "undo of " + last.move + " led to a finished game");
  }

  @Override
  public int outcome() {
    int outcome = inner.outcome();
    require(outcome == ONGOING || Math.abs(outcome) <= Score.WIN, "impossible outcome " + outcome);
    return outcome;
  }

  @Override
  public AssertingPosition<P> copy() {
    var copy = new AssertingPosition<>(Walk.copyOf(inner));
    require(copy.key == key && copy.ply == ply, "a copy differs");
    copy.made.addAll(made);
    return copy;
  }

  @Override
  public int symmetries() {
    return symmetries;
  }

  @Override
  public long key(int symmetry) {
    require(symmetry >= 0 && symmetry < symmetries, "no symmetry " + symmetry);
    long image = inner.key(symmetry);
    require(symmetry != 0 || image == key, "symmetry 0 must give the key");
    return image;
  }

  @Override
  public int mapMove(int move, int symmetry) {
    require(symmetry >= 0 && symmetry < symmetries, "no symmetry " + symmetry);
    int image = inner.mapMove(move, symmetry);
    require(image >= 0 && image < moveLimit(), "image " + image + " is out of range");
    return image;
  }

  @Override
  public int unmapMove(int image, int symmetry) {
    require(symmetry >= 0 && symmetry < symmetries, "no symmetry " + symmetry);
    return inner.unmapMove(image, symmetry);
  }

  @Override
  public int forcingMoves(int[] out, int from) {
    require(isOngoing(), "forcing moves were asked after the end of the game");
    return inner.forcingMoves(out, from);
  }
}
