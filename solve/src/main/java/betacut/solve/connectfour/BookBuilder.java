package betacut.solve.connectfour;

import betacut.platform.Workers;
import betacut.solve.exact.SolveStopped;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/**
 * Solves every position of a number of stones and writes an {@link OpeningBook}.
 *
 * <p>Positions are solved in the order of a walk through the game, so neighbours share much of
 * their tree and the table stays warm: 84 thousand nodes a position with 11 stones, 152 thousand if
 * each starts from nothing. Each score goes at once into a work file of one byte a position, 0
 * meaning not yet; a build that was broken off goes on from there.
 */
public final class BookBuilder {
  /** A thread takes all positions that follow from one with so many stones less. */
  private static final int ROOT_PLIES = 5;

  private static final int BIAS = 100;

  /** Takes scores as they come, from any thread; one that comes twice is taken once. */
  @FunctionalInterface
  public interface Sink {
    /** The score of a position, by its number among all of its stones. */
    void solved(int position, int score);
  }

  /** Has positions solved, here or elsewhere. */
  @FunctionalInterface
  public interface Solving {
    /** Returns when the missing ones are solved, or somebody wants an end. */
    void solve(int stones, BitSet missing, Sink sink);
  }

  /** Solves one position after the other, for one thread. */
  @FunctionalInterface
  public interface Scorer {
    /** The score of a position, by its key; {@link SolveStopped} if somebody wants an end. */
    int score(long key);
  }

  final BoardGeometry board;
  private final int tableMib;
  private final int threads;

  /** A builder for one size of board; each thread has a table of its own. */
  public BookBuilder(int width, int height, int tableMib, int threads) {
    board = new BoardGeometry(width, height);
    this.tableMib = tableMib;
    this.threads = threads;
  }

  /** One more thread's worth of solving. */
  public Scorer scorer(BooleanSupplier stopped) {
    var solver = new ConnectFourSolver(board.width, board.height, tableMib);
    solver.stopWhen(stopped);
    return key -> {
      long mask = mask(key);
      return solver.score(key - mask - board.bottom, mask);
    };
  }

  /** The keys of all open positions with so many stones, sorted: one of each mirror pair. */
  public long[] positions(int stones) {
    return Arrays.stream(reachable(stones)).filter(this::isOpen).toArray();
  }

  private long[] reachable(int stones) {
    long[] keys = {OpeningBook.key(board, 0, 0)};
    for (int n = 0; n < stones; n++) {
      keys = children(keys);
    }
    return keys;
  }

  /** A position in which the side to move wins at once needs no book; its children may. */
  private boolean isOpen(long key) {
    long mask = mask(key);
    long own = key - mask - board.bottom;
    return (board.winningCells(own, mask) & board.playable(mask)) == 0;
  }

  private long[] children(long[] keys) {
    long[] next = new long[keys.length * board.width];
    int end = 0;
    for (long key : keys) {
      long mask = mask(key);
      long own = key - mask - board.bottom;
      long playable = board.playable(mask);
      for (; playable != 0; playable &= playable - 1) {
        long childMask = mask | playable & -playable;
        long childOwn = own ^ mask;
        if (!board.hasFour(childOwn ^ childMask)) {
          next[end++] = OpeningBook.key(board, childOwn, childMask);
        }
      }
    }
    Arrays.sort(next, 0, end);
    int kept = 0;
    for (int i = 0; i < end; i++) {
      if (i == 0 || next[i] != next[i - 1]) {
        next[kept++] = next[i];
      }
    }
    return Arrays.copyOf(next, kept);
  }

  /** The stones of a key: in each column all bits under the highest one set. */
  long mask(long key) {
    long mask = 0;
    long slice = board.column << 1 | 1;
    for (int c = 0; c < board.width; c++) {
      long bits = key >>> c * board.stride & slice;
      mask |= Long.highestOneBit(bits) - 1 << c * board.stride;
    }
    return mask;
  }

  /**
   * Writes a book; a work file stands beside it until it is done.
   *
   * <p>Only the layer with the most stones is solved; the others follow from it by looking ahead.
   * The work file is named after that layer, so it is not taken up for another.
   *
   * @param layers numbers of stones, each once
   * @param progress told the number of solved positions, by any thread: first how many an earlier
   *     run has left, then after each one
   * @param elsewhere who solves the positions, if not threads of this process
   */
  public void build(Path book, int[] layers, LongConsumer progress, Optional<Solving> elsewhere)
      throws IOException {
    if (layers.length == 0) {
      throw new IllegalArgumentException("a book needs at least one layer");
    }
    int[] fromDeepest = Arrays.stream(layers).map(n -> -n).sorted().map(n -> -n).toArray();
    Path work = workFile(book, fromDeepest[0]);
    long[] keys = positions(fromDeepest[0]);
    var built = new ArrayList<byte[]>();
    built.add(
        ScoreLayer.build(
            fromDeepest[0], keys, solve(fromDeepest[0], keys, work, progress, elsewhere)));
    for (int i = 1; i < fromDeepest.length; i++) {
      keys = positions(fromDeepest[i]);
      byte[] scores = lookAhead(new OpeningBook(ByteBuffer.wrap(pack(built))), keys);
      built.add(ScoreLayer.build(fromDeepest[i], keys, scores));
    }
    Files.write(book, pack(built));
    Files.delete(work);
  }

  /** Where the scores of a layer are gathered until the book is written. */
  Path workFile(Path book, int stones) {
    return book.resolveSibling(
        "%s.%dx%d-%d.partial".formatted(book.getFileName(), board.width, board.height, stones));
  }

  private byte[] lookAhead(OpeningBook book, long[] keys) {
    byte[] scores = new byte[keys.length];
    for (int i = 0; i < keys.length; i++) {
      long mask = mask(keys[i]);
      scores[i] = (byte) book.score(keys[i] - mask - board.bottom, mask).orElseThrow();
    }
    return scores;
  }

  private byte[] pack(List<byte[]> layers) {
    int length = 24 + layers.stream().mapToInt(layer -> layer.length).sum();
    var out = ByteBuffer.allocate(length);
    out.putInt(OpeningBook.MAGIC).putInt(OpeningBook.VERSION);
    out.putInt(board.width).putInt(board.height).putInt(layers.size());
    layers.forEach(out::put);
    out.putInt(OpeningBook.checksum(out.slice(0, length - Integer.BYTES)));
    return out.array();
  }

  private byte[] solve(
      int stones, long[] keys, Path work, LongConsumer progress, Optional<Solving> elsewhere)
      throws IOException {
    byte[] scores = new byte[keys.length];
    try (var file = new RandomAccessFile(work.toFile(), "rw")) {
      file.setLength(keys.length);
      var done = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, keys.length);
      var task = new Task(stones, keys, done, progress);
      if (elsewhere.isPresent()) {
        elsewhere.get().solve(stones, task.missing(), task::keep);
      } else {
        solveAll(task);
      }
      for (int i = 0; i < keys.length; i++) {
        if (done.get(i) == 0) {
          throw new IOException("position " + i + " was not solved");
        }
        scores[i] = (byte) (done.get(i) - BIAS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted; what is solved is kept in " + work, e);
    }
    return scores;
  }

  private void solveAll(Task task) throws InterruptedException {
    var workers = new Workers("book");
    for (int t = 0; t < threads; t++) {
      workers.start(task::run);
    }
    try {
      workers.await();
    } finally {
      task.stopped = true;
    }
  }

  /** One layer being solved by several threads, each taking the next root that nobody has. */
  private final class Task {
    private final int stones;
    private final long[] keys;
    private final MappedByteBuffer done;
    private final LongConsumer progress;
    private final long[] roots;
    private final AtomicInteger nextRoot = new AtomicInteger();
    private final AtomicLong solved = new AtomicLong();
    private volatile boolean stopped;

    Task(int stones, long[] keys, MappedByteBuffer done, LongConsumer progress) {
      this.stones = stones;
      this.keys = keys;
      this.done = done;
      this.progress = progress;
      roots = reachable(Math.max(0, stones - ROOT_PLIES));
      for (int i = 0; i < keys.length; i++) {
        if (done.get(i) != 0) {
          solved.incrementAndGet();
        }
      }
      progress.accept(solved.get());
    }

    BitSet missing() {
      var missing = new BitSet(keys.length);
      for (int i = 0; i < keys.length; i++) {
        missing.set(i, done.get(i) == 0);
      }
      return missing;
    }

    private synchronized void keep(int position, int score) {
      if (done.get(position) == 0) {
        done.put(position, (byte) (score + BIAS));
        progress.accept(solved.incrementAndGet());
      }
    }

    void run() {
      var solver = new ConnectFourSolver(board.width, board.height, tableMib);
      solver.stopWhen(() -> stopped);
      try {
        for (int i; (i = nextRoot.getAndIncrement()) < roots.length; ) {
          long mask = mask(roots[i]);
          descend(solver, roots[i] - mask - board.bottom, mask);
        }
      } catch (SolveStopped e) {
        // The work file holds what is solved.
      }
    }

    private void descend(ConnectFourSolver solver, long own, long mask) {
      if (Long.bitCount(mask) == stones) {
        int i = Arrays.binarySearch(keys, OpeningBook.key(board, own, mask));
        if (i >= 0 && done.get(i) == 0) {
          done.put(i, (byte) (solver.score(own, mask) + BIAS));
          progress.accept(solved.incrementAndGet());
        }
        return;
      }
      for (long playable = board.playable(mask); playable != 0; playable &= playable - 1) {
        long move = playable & -playable;
        if (!board.hasFour(own | move)) {
          descend(solver, own ^ mask, mask | move);
        }
      }
    }
  }
}
