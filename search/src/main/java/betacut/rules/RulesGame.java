package betacut.rules;

import java.util.ArrayList;
import java.util.Arrays;
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
  private static final int LONGEST = 200;
  private static final int REMEMBERED_STATES = 1 << 20;

  /** Often enough to notice states that are not equal, rarely enough not to be noticed. */
  private static final int MEETINGS_PER_LOOK = 16;

  private record Seen<S>(S state, long key) {}

  private final Rules<S, M> rules;
  private final ConcurrentHashMap<M, Integer> codes = new ConcurrentHashMap<>();
  private final List<M> moves = new ArrayList<>();
  private final ConcurrentHashMap<S, Seen<S>> keys = new ConcurrentHashMap<>();
  private long statesSeen;
  private volatile boolean hasForgotten;
  private int met; // threads may lose counts: it only says how often to look

  private RulesGame(Rules<S, M> rules) {
    super(rules.name());
    this.rules = rules;
    if (id() == null || id().isBlank()) {
      throw breach("name", "name() is %s; give the game a name", id());
    }
  }

  /** The game that these rules describe. */
  public static <S, M> RulesGame<S, M> of(Rules<S, M> rules) {
    return new RulesGame<>(rules);
  }

  /** What it was made of. */
  public Rules<S, M> rules() {
    return rules;
  }

  /** What these rules do though nobody may; the values of the text are texts of theirs. */
  Breach breach(String method, String rule, Object... values) {
    Object[] brief = Arrays.stream(values).map(RulesGame::brief).toArray();
    return new Breach(id(), rules.getClass(), method, rule.formatted(brief));
  }

  /** A state may be a long text. */
  private static Object brief(Object value) {
    String text = value instanceof Number ? "" : String.valueOf(value);
    return text.isEmpty() || text.length() <= LONGEST ? value : text.substring(0, LONGEST) + " …";
  }

  private <T> T given(T value, String method, String call, Object... of) {
    if (value == null) {
      String where = of.length == 0 ? "" : " in the state " + of[0];
      throw breach(method, "%s is null%s", call, where);
    }
    return value;
  }

  Outcome result(S state) {
    Outcome result = given(rules.result(state), "result", "result(state)", state);
    if (result.isOver() && !Score.isOutcome(result.score())) {
      throw breach(
          "result",
          "result(state) is a score of %d in the state %s; use WIN, DRAW, LOSS or Outcome.by",
          result.score(),
          state);
    }
    return result;
  }

  int pliesLeft(S state) {
    int left = rules.pliesLeft(state);
    if (left < 0 || left == 0 && !result(state).isOver()) {
      throw breach(
          "pliesLeft",
          "pliesLeft(state) is %d in the state %s%s; it must be the most moves that can still come",
          left,
          state,
          result(state).isOver() ? "" : ", where the game goes on");
    }
    return left;
  }

  S play(S state, M move) {
    S next = rules.play(state, move);
    if (next == null) {
      throw breach(
          "play", "play(state, move) is null for the move %s in the state %s", move, state);
    }
    return next;
  }

  /** Writes the numbers of the legal moves, which are there, no two alike and not too many. */
  int movesOf(S state, int[] out, int from) {
    Object[] legal = given(rules.moves(state), "moves", "moves(state)", state).toArray();
    if (legal.length > MAX_MOVES) {
      throw breach(
          "moves",
          "moves(state) has %d moves in one position; Rules allow %d, a Position any number",
          legal.length,
          MAX_MOVES);
    }
    if (legal.length == 0) {
      throw breach(
          "moves",
          "result(state) says %s of the state %s but moves(state) is empty; result(state) must say"
              + " WIN, DRAW or LOSS for the side to move where the game is over",
          rules.result(state),
          state);
    }
    for (int i = 0; i < legal.length; i++) {
      if (legal[i] == null) {
        throw breach("moves", "moves(state) has null among the moves of the state %s", state);
      }
      @SuppressWarnings("unchecked")
      int number = code((M) legal[i]);
      out[from + i] = number;
    }
    checkDistinct(state, out, from, from + legal.length);
    return from + legal.length;
  }

  private void checkDistinct(S state, int[] out, int from, int end) {
    int[] sorted = Arrays.copyOfRange(out, from, end);
    Arrays.sort(sorted);
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] == sorted[i - 1]) {
        throw breach(
            "moves",
            "moves(state) has the move %s twice in the state %s; name each move once",
            move(sorted[i]),
            state);
      }
    }
  }

  long keyOf(S state) {
    Seen<S> known = keys.get(state);
    if (known == null) {
      return newKey(state);
    }
    if (known.state != state && met++ % MEETINGS_PER_LOOK == 0) {
      checkAlike(known.state, state);
    }
    return known.key;
  }

  /** Whether this is the state that got this number, as far as anybody remembers. */
  boolean hasKey(S state, long key) {
    return hasForgotten || keyOf(state) == key;
  }

  private synchronized long newKey(S state) {
    if (keys.size() >= REMEMBERED_STATES) {
      keys.clear();
      hasForgotten = true;
    }
    return keys.computeIfAbsent(state, unseen -> new Seen<>(unseen, Keys.mix(++statesSeen))).key;
  }

  /** States that are equal have the same future, or a table would mix them up. */
  private void checkAlike(S one, S other) {
    boolean isAlike =
        result(one).equals(result(other))
            && mover(one) == mover(other)
            && (result(one).isOver() || Arrays.equals(movesOf(one), movesOf(other)));
    if (!isAlike) {
      throw new Breach(
          id(),
          one.getClass(),
          "equals",
          "equals calls the states %s and %s the same, but they have other moves, another result or"
                  .formatted(brief(one), brief(other))
              + " another mover; it must compare all that matters");
    }
  }

  private int[] movesOf(S state) {
    int[] moves = new int[MAX_MOVES];
    int count = movesOf(state, moves, 0);
    Arrays.sort(moves, 0, count);
    return Arrays.copyOf(moves, count);
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
            throw breach(
                "moves",
                "moves(state) has had more than %d different moves; write it as a Position",
                PASS);
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
    var start = position(given(rules.start(), "start", "start()"));
    if (start.mover() != 0) {
      throw breach("mover", "mover(start()) must be 0; call the side that begins the first player");
    }
    return start;
  }

  /** Whose turn the rules say it is in a state, or {@link Rules#IN_TURN}. */
  int mover(S state) {
    int mover = rules.mover(state);
    if (mover < Rules.IN_TURN || mover > 1) {
      throw breach(
          "mover",
          "mover(state) is %d in the state %s; it must be 0 or 1, or IN_TURN",
          mover,
          state);
    }
    return mover;
  }

  @Override
  public String formatMove(int move) {
    return move == PASS
        ? Board.Target.PASS
        : given(rules.notation(move(move)), "notation", "notation(move)");
  }

  @Override
  public Board board(RulesPosition<S, M> position) {
    return given(rules.board(position.state()), "board", "board(state)", position.state());
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
    List<String> path = path(state, move(move));
    long sharing =
        rules.moves(state).stream().filter(other -> collide(path, path(state, other))).count();
    if (sharing == 1) {
      return path;
    }
    var longer = new ArrayList<>(path);
    longer.add(Board.Target.button(formatMove(move)));
    return List.copyOf(longer);
  }

  private List<String> path(S state, M move) {
    return given(rules.path(state, move), "path", "path(state, move)", state);
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
