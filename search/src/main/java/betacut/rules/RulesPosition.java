package betacut.rules;

import java.util.Arrays;

/** Makes a mutable {@link Position} of level-1 rules by keeping the states played through. */
public final class RulesPosition<S, M> extends Position implements MoveListGame.Recorded {
  /** Tells the key of a state whose mover waits for a pass from that of the state itself. */
  private static final long SKIPPED = 0x9E3779B97F4A7C15L;

  private final RulesGame<S, M> game;
  private Object[] states = new Object[64];
  private long[] keys = new long[64];
  private int[] made = new int[64];
  private int played;
  private final boolean inTurn;

  /** Whose turn the rules say it is; the parity of the ply differs before a skipped side's pass. */
  private int turn;

  RulesPosition(RulesGame<S, M> game, S start) {
    this.game = game;
    states[0] = start;
    key = game.keyOf(start);
    int mover = game.mover(start);
    inTurn = mover == Rules.IN_TURN;
    turn = Math.max(0, mover);
    ply = turn;
  }

  RulesGame<S, M> game() {
    return game;
  }

  /** The state reached. */
  @SuppressWarnings("unchecked")
  public S state() {
    return (S) states[played];
  }

  /** Passes of skipped sides left out. */
  @Override
  public int[] movesMade() {
    return Arrays.stream(made, 0, played).filter(move -> move != RulesGame.PASS).toArray();
  }

  /** Whether the rules see the other side to move, be the game over or not. */
  boolean isMoverSkipped() {
    return !inTurn && turn != mover();
  }

  @Override
  public boolean isSkipped() {
    return isMoverSkipped();
  }

  @Override
  public boolean hasSkips() {
    return !inTurn;
  }

  @Override
  public int moves(int[] out, int from) {
    if (isMoverSkipped()) {
      out[from] = RulesGame.PASS;
      return from + 1;
    }
    var legal = game.rules().moves(state());
    if (legal.size() > RulesGame.MAX_MOVES) {
      throw new IllegalStateException(
          "%s has %d moves in one position; Rules allow %d, a Position of your own any number"
              .formatted(game.id(), legal.size(), RulesGame.MAX_MOVES));
    }
    if (legal.isEmpty()) {
      throw new IllegalStateException(
          ("%s says %s of the state %s but gives no moves; result(state) must say WIN, DRAW or LOSS"
                  + " for the side to move where the game is over")
              .formatted(game.id(), game.rules().result(state()), state()));
    }
    int end = from;
    for (M move : legal) {
      out[end++] = game.code(move);
    }
    return end;
  }

  @Override
  public void make(int move) {
    S next = move == RulesGame.PASS ? state() : game.rules().play(state(), game.move(move));
    made[played] = move;
    keys[played] = key;
    if (++played == states.length) {
      states = Arrays.copyOf(states, 2 * states.length);
      keys = Arrays.copyOf(keys, 2 * keys.length);
      made = Arrays.copyOf(made, 2 * made.length);
    }
    states[played] = next;
    ply++;
    key = game.keyOf(next);
    setTurn();
  }

  private void setTurn() {
    if (!inTurn) {
      turn = game.mover(state());
      key ^= isMoverSkipped() ? SKIPPED : 0;
    }
  }

  @Override
  public void undo(int move) {
    states[played--] = null;
    ply--;
    key = keys[played]; // not asked again: the game may have forgotten the state's number
    if (!inTurn) {
      turn = game.mover(state());
    }
  }

  @Override
  public int outcome() {
    Outcome result = game.rules().result(state());
    return (isMoverSkipped() ? result.reversed() : result).score();
  }

  @Override
  public int moveLimit() {
    return RulesGame.MOVE_LIMIT;
  }

  @Override
  public int maxMoves() {
    return RulesGame.MAX_MOVES;
  }

  @Override
  public int pliesLeft() {
    return game.rules().pliesLeft(state());
  }

  @Override
  public RulesPosition<S, M> copy() {
    var copy = new RulesPosition<>(game, state());
    copy.states = states.clone();
    copy.keys = keys.clone();
    copy.made = made.clone();
    copy.played = played;
    copy.ply = ply;
    copy.turn = turn;
    copy.key = key;
    return copy;
  }
}
