package betacut.solve.layers;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Position.Layered;
import betacut.rules.Score;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * The work on a layer as functions of packed data: what they return depends on nothing but what
 * they are given, so a layer has the same bytes wherever, in whatever pieces and in whatever order
 * it is made.
 *
 * <pre>
 *   forwards    plan(layer n)                    → where layer n + 1 is cut into parts
 *               expand(blocks of a part, cuts)   → a run of children for every part of layer n + 1
 *               merge(runs of one part)          → that part
 *   backwards   value(part, layer n + 1)         → the part's scores
 *               solve(places of a part)          → their scores, by a solver
 * </pre>
 *
 * Used by one thread at a time.
 */
public final class LayerSteps {
  /** A part holds what so many children, equal ones among them, come to. */
  private static final long CHILDREN_OF_A_PART = 1 << 22;

  /** Positions of a layer that a plan looks at. */
  private static final int SAMPLE = 1 << 14;

  private final Position position;
  private final Layered layered;
  private final Canon canon;
  private final boolean hasPasses;
  private final long start;
  private final int[] moves;
  private final long[] block = new long[KeyRun.BLOCK];
  private final KeySort children = new KeySort(1 << 16);
  private final Supplier<ToIntFunction<Position>> makeSolver;
  private Optional<ToIntFunction<Position>> solver = Optional.empty();

  /**
   * Works on one game.
   *
   * @throws UsageException if its positions cannot be written whole, saying so
   */
  public LayerSteps(Game<?> game) {
    this(game, () -> EndSolver.NONE.scores(() -> false));
  }

  /**
   * Works on one game.
   *
   * @param makeSolver asked once there is something to {@link #solve}
   * @throws UsageException if its positions cannot be written whole, saying so
   */
  public LayerSteps(Game<?> game, Supplier<ToIntFunction<Position>> makeSolver) {
    this.makeSolver = makeSolver;
    position = game.start();
    if (!(position instanceof Layered whole) || !whole.isLayered()) {
      throw new UsageException(
          "%s cannot be solved strongly: its positions do not fit into one number, or may repeat."
                  .formatted(game.id())
              + " Connect-4, m,n,k and Othello on smaller boards can, such as connect4:5x4,"
              + " mnk:4,4,4 or othello:4x4.");
    }
    layered = whole;
    canon = new Canon(whole);
    hasPasses = game.hasPasses() || position.hasSkips();
    moves = new int[position.maxMoves()];
    start = canon.smallest();
  }

  /**
   * How a layer follows from the one before.
   *
   * @param cuts the first number of every part but the first
   * @param children how many there will be to sort, equal ones among them: an estimate
   */
  public record Plan(long[] cuts, long children) {}

  /** One part of a layer: its numbers, how many they are, and how many with all their images. */
  public record Part(byte[] keys, int size, long images) {}

  /** Layer 0, which is the start alone. */
  public Part start() {
    return part(0, new long[] {start}, 1);
  }

  /** Kinds of moves that a {@link LayerReader} tells apart. */
  public int cursors() {
    return position.moveLimit() * layered.symmetries();
  }

  /** Plans the layer after one, from the children of a few of its positions. */
  public Plan plan(int layer, List<KeyRun> parts) {
    long total = parts.stream().mapToLong(KeyRun::size).sum();
    long step = Math.max(1, total / SAMPLE);
    children.clear();
    long looked = 0;
    long next = 0;
    long before = 0;
    for (KeyRun part : parts) {
      for (; next < before + part.size(); next += step, looked++) {
        int place = (int) (next - before);
        part.read(place / KeyRun.BLOCK, block, 0);
        expand(layer, block[place % KeyRun.BLOCK]);
      }
      before += part.size();
    }
    children.sort();
    long expected = looked == 0 ? 0 : children.size() * total / looked;
    return new Plan(cuts(expected), expected);
  }

  private long[] cuts(long expected) {
    int parts = (int) ((expected + CHILDREN_OF_A_PART - 1) / CHILDREN_OF_A_PART);
    long[] cuts = new long[Math.max(0, parts - 1)];
    for (int i = 0; i < cuts.length; i++) {
      cuts[i] = children.keys()[(int) ((i + 1L) * children.size() / parts)];
    }
    return Arrays.stream(cuts).distinct().toArray();
  }

  /** The children of some blocks of a part: a packed run for every part of the next layer. */
  public List<byte[]> expand(int layer, KeyRun part, int firstBlock, int endBlock, long[] cuts) {
    children.clear();
    for (int number = firstBlock; number < endBlock; number++) {
      int size = part.read(number, block, 0);
      for (int i = 0; i < size; i++) {
        expand(layer, block[i]);
      }
    }
    children.sortDistinct();
    List<byte[]> runs = new ArrayList<>();
    int from = 0;
    for (int i = 0; i <= cuts.length; i++) {
      int to = i == cuts.length ? children.size() : firstFrom(cuts[i], from);
      runs.add(KeyRun.pack(children.keys(), from, to));
      from = to;
    }
    return runs;
  }

  private int firstFrom(long cut, int from) {
    int place = Arrays.binarySearch(children.keys(), from, children.size(), cut);
    return place >= 0 ? place : -place - 1;
  }

  private void expand(int layer, long key) {
    layered.become(layer, key);
    if (position.outcome() != Position.ONGOING) {
      return;
    }
    int end = position.moves(moves, 0);
    if (isPass(end, layer)) {
      return; // what follows is of this layer, and has its own turn
    }
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      children.add(canon.smallest());
      if (hasPasses) {
        addAfterPass(layer + 1);
      }
      position.undo(moves[i]);
    }
  }

  /** Whether the only move is a pass. */
  private boolean isPass(int count, int layer) {
    if (!hasPasses || count != 1) {
      return false;
    }
    position.make(moves[0]);
    boolean stays = layered.layer() == layer;
    position.undo(moves[0]);
    return stays;
  }

  private void addAfterPass(int layer) {
    if (position.outcome() == Position.ONGOING) {
      int[] replies = position.legalMoves();
      if (replies.length == 1) {
        position.make(replies[0]);
        if (layered.layer() == layer) {
          children.add(canon.smallest());
        }
        position.undo(replies[0]);
      }
    }
  }

  /** One part of a layer from all runs of it. */
  public Part merge(int layer, List<KeyRun> runs) {
    children.clear();
    runs.forEach(children::addAll);
    children.sortDistinct();
    return part(layer, children.keys(), children.size());
  }

  private Part part(int layer, long[] keys, int size) {
    long images = 0;
    for (int i = 0; i < size; i++) {
      layered.become(layer, keys[i]);
      images += canon.images();
    }
    return new Part(KeyRun.pack(keys, 0, size), size, images);
  }

  /** The scores of some positions of a part, by the game's solver. */
  public byte[] solve(int layer, KeyRun part, int from, int to) {
    ToIntFunction<Position> asked = solver.orElseGet(makeSolver);
    solver = Optional.of(asked);
    int[] scores = new int[to - from];
    for (int place = from; place < to; place++) {
      part.read(place / KeyRun.BLOCK, block, 0);
      layered.become(layer, block[place % KeyRun.BLOCK]);
      int outcome = position.outcome();
      scores[place - from] = outcome == Position.ONGOING ? asked.applyAsInt(position) : outcome;
    }
    return ScoreRun.pack(scores, scores.length);
  }

  /** The scores of a part, by those of the next layer, which the last one does not need. */
  public byte[] value(int layer, KeyRun part, LayerReader next) {
    int[] scores = new int[part.size()];
    for (int number = 0, at = 0; number < part.blocks(); number++) {
      int size = part.read(number, block, 0);
      for (int i = 0; i < size; i++) {
        layered.become(layer, block[i]);
        scores[at++] = value(layer, next);
      }
    }
    return ScoreRun.pack(scores, scores.length);
  }

  private int value(int layer, LayerReader next) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return outcome;
    }
    int end = position.moves(moves, 0);
    if (!isPass(end, layer)) {
      return best(end, next);
    }
    int pass = moves[0];
    boolean isSkipped = position.isSkipped();
    position.make(pass);
    int after = -best(position.moves(moves, 0), next);
    position.undo(pass);
    return isSkipped ? after : Score.atPly(after, 1);
  }

  /** The best of the first so many moves; nothing is better than a win on the spot. */
  private int best(int end, LayerReader next) {
    for (int i = 0; i < end; i++) {
      if (position.outcomeAfter(moves[i]) == Score.LOSS) {
        return Score.atPly(Score.WIN, 1);
      }
    }
    int best = -Score.INF;
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      position.make(move);
      long key = canon.smallest();
      int cursor = move * layered.symmetries() + canon.symmetry();
      best = Math.max(best, Score.atPly(-next.score(cursor, key), 1));
      position.undo(move);
    }
    return best;
  }
}
