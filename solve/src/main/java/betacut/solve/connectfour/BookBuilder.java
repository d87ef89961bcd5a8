package betacut.solve.connectfour;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;

/**
 * Solves every position of a number of stones and writes an {@link OpeningBook}.
 *
 * <p>Positions are solved in the order of their keys, so neighbours share most of their tree and
 * the table stays warm. Each score goes at once into a work file of one byte a position, 0 meaning
 * not yet; a build that was broken off goes on from there.
 */
public final class BookBuilder {
  /** Positions a thread takes at a time. */
  private static final int BATCH = 64;

  private static final int BIAS = 100;

  final BoardGeometry board;
  private final int tableMib;
  private final int threads;

  /** A builder for one size of board; each thread has a table of its own. */
  public BookBuilder(int width, int height, int tableMib, int threads) {
    board = new BoardGeometry(width, height) {};
    this.tableMib = tableMib;
    this.threads = threads;
  }

  /** The keys of all open positions with so many stones, sorted: one of each mirror pair. */
  public long[] positions(int stones) {
    long[] keys = {OpeningBook.key(board, 0, 0)};
    for (int n = 0; n < stones; n++) {
      keys = children(keys);
    }
    return Arrays.stream(keys).filter(this::isOpen).toArray();
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
   * @param progress told the number of solved positions now and then, by any thread
   */
  public void build(Path book, int[] layers, LongConsumer progress) throws IOException {
    if (layers.length == 0) {
      throw new IllegalArgumentException("a book needs at least one layer");
    }
    int[] fromDeepest = Arrays.stream(layers).map(n -> -n).sorted().map(n -> -n).toArray();
    Path work = workFile(book, fromDeepest[0]);
    long[] keys = positions(fromDeepest[0]);
    var built = new ArrayList<byte[]>();
    built.add(ScoreLayer.build(fromDeepest[0], keys, solve(keys, work, progress)));
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

  private byte[] solve(long[] keys, Path work, LongConsumer progress) throws IOException {
    byte[] scores = new byte[keys.length];
    try (var file = new RandomAccessFile(work.toFile(), "rw")) {
      file.setLength(keys.length);
      var done = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, keys.length);
      var next = new AtomicInteger();
      var workers = new ArrayList<Thread>();
      for (int t = 0; t < threads; t++) {
        workers.add(Thread.ofPlatform().start(() -> work(keys, done, next, progress)));
      }
      for (var worker : workers) {
        worker.join();
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

  private void work(long[] keys, MappedByteBuffer done, AtomicInteger next, LongConsumer progress) {
    var solver = new ConnectFourSolver(board.width, board.height, tableMib);
    while (true) {
      int from = next.getAndAdd(BATCH);
      if (from >= keys.length || from < 0) {
        return;
      }
      int to = Math.min(keys.length, from + BATCH);
      for (int i = from; i < to; i++) {
        if (done.get(i) == 0) {
          long mask = mask(keys[i]);
          done.put(i, (byte) (solver.score(keys[i] - mask - board.bottom, mask) + BIAS));
        }
      }
      progress.accept(to);
    }
  }
}
