package betacut.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntFunction;

/**
 * Makes a game of {@link Rules}, which an engine can search: your state in, your move out.
 *
 * <pre>{@code
 * var nim = RulesGame.of(new Nim());
 * Result result = Engine.of(nim).search(nim.position(List.of(3, 4, 5)), Limits.NONE);
 * Nim.Move best = nim.move(result.move());
 * }</pre>
 *
 * <p>Moves and states are numbered as they are met.
 *
 * <p>A state's key is the number it got when it was first seen, mixed. Two states share a key only
 * if they are equal, so a table can never confuse them; when the memory of states is full it is
 * emptied, which costs transpositions but is never wrong, for numbers are not used twice.
 */
public final class RulesGame<S, M> extends MoveListGame<RulesPosition<S, M>> {
  static final int MOVE_LIMIT = 0xFFFF;

  /** The pass of a side that is skipped; the rules know nothing of it. */
  static final int PASS = MOVE_LIMIT - 1;

  static final int MAX_MOVES = 1024;
  private static final int REMEMBERED_STATES = 1 << 20;

  private final Rules<S, M> rules;
  private final ConcurrentHashMap<M, Integer> codes = new ConcurrentHashMap<>();
  private final List<M> moves = new ArrayList<>();
  private final ConcurrentHashMap<S, Long> keys = new ConcurrentHashMap<>();
  private long statesSeen;

  private RulesGame(Rules<S, M> rules) {
    super(rules.name());
    this.rules = rules;
  }

  /** The game that these rules describe. */
  public static <S, M> RulesGame<S, M> of(Rules<S, M> rules) {
    return new RulesGame<>(rules);
  }

  /** What it was made of. */
  public Rules<S, M> rules() {
    return rules;
  }

  long keyOf(S state) {
    Long known = keys.get(state);
    return known != null ? known : newKey(state);
  }

  private synchronized long newKey(S state) {
    if (keys.size() >= REMEMBERED_STATES) {
      keys.clear();
    }
    return keys.computeIfAbsent(state, unseen -> Keys.mix(++statesSeen));
  }

  int code(M move) {
    Integer known = codes.get(move);
    return known != null ? known : newCode(move);
  }

  private synchronized int newCode(M move) {
    return codes.computeIfAbsent(
        move,
        unseen -> {
          if (moves.size() == PASS) {
            throw new IllegalStateException(
                id() + " has more than " + PASS + " different moves; write it as a Position");
          }
          moves.add(unseen);
          return moves.size() - 1;
        });
  }

  /** The move behind a number that this game gave, such as {@code Result.move()}. */
  public synchronized M move(int number) {
    return moves.get(number);
  }

  /** The moves of a line, such as {@code Result.line()}. */
  public List<M> moves(List<Integer> line) {
    return line.stream().map(this::move).toList();
  }

  /**
   * A state of yours, to be searched or played on; unless the rules have a {@link Rules#mover}, its
   * side to move counts as the first player.
   */
  public RulesPosition<S, M> position(S state) {
    return new RulesPosition<>(this, state);
  }

  /** An opinion of ongoing states for the side to move, in place of {@link Rules#evaluate}. */
  public Evaluator<RulesPosition<S, M>> evaluator(ToIntFunction<S> opinion) {
    return position -> {
      int forMover = Score.clampOpinion(opinion.applyAsInt(position.state()));
      return position.isMoverSkipped() ? -forMover : forMover;
    };
  }

  @Override
  public RulesPosition<S, M> start() {
    var start = position(rules.start());
    if (start.mover() != 0) {
      throw new IllegalStateException(
          id() + ": mover(start()) must be 0; call the side that begins the first player");
    }
    return start;
  }

  /** Whose turn the rules say it is in a state, or {@link Rules#IN_TURN}. */
  int mover(S state) {
    int mover = rules.mover(state);
    if (mover < Rules.IN_TURN || mover > 1) {
      throw new IllegalStateException(
          "%s: mover(state) is %d in the state %s; it must be 0 or 1, or IN_TURN"
              .formatted(id(), mover, state));
    }
    return mover;
  }

  @Override
  public String formatMove(int move) {
    return move == PASS ? Board.Target.PASS : rules.notation(move(move));
  }

  @Override
  public Board board(RulesPosition<S, M> position) {
    return rules.board(position.state());
  }

  @Override
  public int targetCell(RulesPosition<S, M> position, int move) {
    return move == PASS ? -1 : rules.targetCell(position.state(), move(move));
  }

  @Override
  public List<String> path(RulesPosition<S, M> position, int move) {
    if (move == PASS) {
      return List.of(Board.Target.PASS);
    }
    S state = position.state();
    List<String> path = rules.path(state, move(move));
    long sharing =
        rules.moves(state).stream()
            .filter(other -> collide(path, rules.path(state, other)))
            .count();
    if (sharing == 1) {
      return path;
    }
    var longer = new ArrayList<>(path);
    longer.add(Board.Target.button(formatMove(move)));
    return List.copyOf(longer);
  }

  /** Whether one path is the other's beginning. */
  private static boolean collide(List<String> path, List<String> other) {
    int shared = Math.min(path.size(), other.size());
    return path.subList(0, shared).equals(other.subList(0, shared));
  }

  @Override
  public SequencedMap<String, Evaluator<RulesPosition<S, M>>> evaluators() {
    var evaluators = new LinkedHashMap<String, Evaluator<RulesPosition<S, M>>>();
    evaluators.put("rules", evaluator(rules::evaluate));
    if (!rules.features().isEmpty()) {
      evaluators.put("features", FeatureSum.of(rules.features()));
    }
    return evaluators;
  }

  /** States and moves are numbered by each RulesGame for itself. */
  @Override
  public boolean owns(Position position) {
    return position instanceof RulesPosition<?, ?> other && other.game() == this;
  }

  @Override
  public boolean hasStableKeys() {
    return false;
  }
}
