package betacut.rules;

import betacut.platform.Pulse;
import java.util.Arrays;

/** Makes a mutable {@link Position} of level-1 rules by keeping the states played through. */
public final class RulesPosition<S, M> extends Position implements MoveListGame.Recorded {
  /** Tells the key of a state whose mover waits for a pass from that of the state itself. */
  private static final long SKIPPED = 0x9E3779B97F4A7C15L;

  /** Often enough to notice states that change, rarely enough for nobody to notice the look. */
  private static final int UNDOS_PER_LOOK = 16;

  private final RulesGame<S, M> game;
  private Object[] states = new Object[64];
  private long[] keys = new long[64];
  private LineOfClaims claims = new LineOfClaims();
  private int[] made = new int[64];
  private int played;
  private int taken;
  private final boolean inTurn;
  private final Pulse pulse = Pulse.current();

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
    int end = game.movesOf(state(), out, from);
    claims.claimMoves(out, from, end);
    return end;
  }

  @Override
  public void make(int move) {
    pulse.beat();
    S next = move == RulesGame.PASS ? state() : game.play(state(), game.move(move));
    made[played] = move;
    keys[played] = key;
    if (++played == states.length) {
      states = Arrays.copyOf(states, 2 * states.length);
      keys = Arrays.copyOf(keys, 2 * keys.length);
      made = Arrays.copyOf(made, 2 * made.length);
    }
    states[played] = next;
    claims.advance(move == RulesGame.PASS);
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
    claims.retreat();
    ply--;
    key = keys[played]; // not asked again: the game may have forgotten the state's number
    if (!inTurn) {
      turn = game.mover(state());
    }
    if (taken++ % UNDOS_PER_LOOK == 0 && claims.hasHeardMoves() && move != RulesGame.PASS) {
      checkUnchanged();
    }
  }

  /** Whether the state that was played from is still what it was. */
  private void checkUnchanged() {
    if (!isMoverSkipped()) {
      int[] moves = new int[RulesGame.MAX_MOVES];
      boolean isSame =
          game.hasKey(state(), key)
              && !game.result(state()).isOver()
              && claims.areMovesAsTold(moves, 0, game.movesOf(state(), moves, 0));
      if (!isSame) {
        throw game.breach(
            "play",
            "play(state, move) changes the state it is given, which is %s now; return a new one and"
                + " leave that one as it is",
            state());
      }
    }
  }

  @Override
  public int outcome() {
    Outcome result = game.result(state());
    if (!result.isOver() && claims.isPastEnd()) {
      throw pastEnd();
    }
    return (isMoverSkipped() ? result.reversed() : result).score();
  }

  private Game.Breach pastEnd() {
    return game.breach(
        "pliesLeft",
        "pliesLeft(state) is %d in the state %s, but the game goes on in the state %s after that"
            + " many moves; no game may last longer than it says",
        claims.claimed(),
        states[played - claims.sinceClaim()],
        state());
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
    int left = game.pliesLeft(state());
    claims.claimEnd(left);
    return left;
  }

  @Override
  public RulesPosition<S, M> copy() {
    var copy = new RulesPosition<>(game, state());
    copy.states = states.clone();
    copy.keys = keys.clone();
    copy.made = made.clone();
    copy.claims = claims.copy();
    copy.played = played;
    copy.ply = ply;
    copy.turn = turn;
    copy.key = key;
    copy.pliesLeft(); // whoever searches the copy may have asked this one
    return copy;
  }
}
