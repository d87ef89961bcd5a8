package betacut.solve.layers;

import betacut.platform.SafeFile;
import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.solve.exact.SolveStopped;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Solves every position of a game on one machine, in a folder: layers forwards until there is none
 * left, then their scores backwards. Stopped or killed anywhere, it goes on from the last finished
 * layer, and from the pieces of the unfinished one that are there, to the same bytes.
 */
public final class StrongSolve {
  /** Children that a piece of a layer has about, so that a thread's memory is bounded. */
  private static final long CHILDREN_OF_A_PIECE = 1 << 22;

  /** What is being done. */
  public enum Stage {
    /** Finding the positions of a layer. */
    FORWARDS,
    /** Finding the scores of a layer. */
    BACKWARDS
  }

  /** Is told how it goes on, by any thread. */
  @FunctionalInterface
  public interface Watcher {
    /**
     * Some of a layer is done.
     *
     * @param done positions of this layer that are through
     * @param total positions of this layer
     */
    void worked(Stage stage, int layer, long done, long total);
  }

  /** Some blocks of a part. */
  private record Piece(KeyRun part, int firstBlock, int endBlock) {
    long size() {
      return IntStream.range(firstBlock, endBlock).mapToLong(part::sizeOf).sum();
    }
  }

  private final Game<?> game;
  private final TableFolder folder;
  private final UnitPool pool;
  private final Watcher watcher;
  private final LongSupplier usableBytes;
  private Certificate certificate;

  /**
   * Solves a game.
   *
   * @param stopped asked between pieces of work; then {@link #run} ends with {@link SolveStopped}
   */
  public StrongSolve(
      Game<?> game, TableFolder folder, int threads, BooleanSupplier stopped, Watcher watcher) {
    this(game, folder, new UnitPool(game, threads, stopped), watcher, folder::usableBytes);
  }

  StrongSolve(
      Game<?> game, TableFolder folder, UnitPool pool, Watcher watcher, LongSupplier usableBytes) {
    this.game = game;
    this.folder = folder;
    this.pool = pool;
    this.watcher = watcher;
    this.usableBytes = usableBytes;
    certificate = Certificate.none(game.id());
  }

  /**
   * Finds all layers to one, and all scores if that is the last.
   *
   * @throws UsageException if the folder holds something else, or the disk is full
   */
  public Certificate run(int lastLayer) throws IOException {
    Files.createDirectories(folder.path());
    try (FileChannel channel =
            FileChannel.open(
                folder.path().resolve("lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock _ = lock(channel)) {
      certificate = folder.certificate(game).orElse(certificate);
      if (certificate.layers().isEmpty()) {
        begin();
      }
      while (!certificate.isComplete() && certificate.layers().size() <= lastLayer) {
        forwards(certificate.layers().size() - 1);
      }
      if (certificate.isComplete()) {
        for (int layer = certificate.layers().size() - 1; layer >= 0; layer--) {
          if (!certificate.layers().get(layer).isValued()) {
            backwards(layer);
          }
        }
      }
      return certificate;
    }
  }

  private FileLock lock(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return lock;
      }
    } catch (OverlappingFileLockException here) {
      // somebody in this process has it
    }
    throw new UsageException(
        "Another process is building the table in %s; wait for it, or name another folder with"
                .formatted(folder.path())
            + " --data.");
  }

  private void begin() throws IOException {
    LayerSteps.Part start = pool.steps().start();
    Files.createDirectories(folder.layerFolder(0));
    seal(0, List.of(write(0, 0, start)), start.images());
  }

  private Certificate.Part write(int layer, int number, LayerSteps.Part part) throws IOException {
    ByteBuffer keys = ByteBuffer.wrap(part.keys());
    SafeFile.write(folder.keys(layer, number), keys);
    return new Certificate.Part(part.size(), SafeFile.sha256(keys));
  }

  private void seal(int layer, List<Certificate.Part> parts, long images) throws IOException {
    long positions = parts.stream().mapToLong(Certificate.Part::size).sum();
    certificate =
        certificate.with(layer, new Certificate.Layer(positions, images, parts, new TreeMap<>()));
    folder.write(certificate);
  }

  private void forwards(int layer) throws IOException {
    Certificate.Layer claim = certificate.layers().get(layer);
    List<KeyRun> parts = folder.keyRuns(layer, claim);
    LayerSteps.Plan plan = pool.steps().plan(layer, parts);
    requireSpace(layer, claim, plan);
    Files.createDirectories(folder.runs());
    List<Piece> pieces = pieces(parts, claim.positions(), plan.children());
    expand(layer, pieces, plan.cuts(), claim.positions());
    merge(layer + 1, plan.cuts().length + 1, pieces.size());
    folder.deleteRuns();
  }

  private static List<Piece> pieces(List<KeyRun> parts, long positions, long children) {
    long most = CHILDREN_OF_A_PIECE * positions / Math.max(1, children);
    int blocks = Math.clamp(most / KeyRun.BLOCK, 1, Integer.MAX_VALUE);
    List<Piece> pieces = new ArrayList<>();
    for (KeyRun part : parts) {
      for (int first = 0; first < part.blocks(); first += blocks) {
        int end = (int) Math.min(part.blocks(), (long) first + blocks);
        pieces.add(new Piece(part, first, end));
      }
    }
    return pieces;
  }

  private void expand(int layer, List<Piece> pieces, long[] cuts, long total) throws IOException {
    AtomicLong done = new AtomicLong();
    pool.run(
        pieces.size(),
        (steps, number) -> {
          Piece piece = pieces.get(number);
          RunFile file = new RunFile(folder.run(layer, number));
          if (!file.holds(cuts.length + 1)) {
            file.write(steps.expand(layer, piece.part, piece.firstBlock, piece.endBlock, cuts));
          }
          watcher.worked(Stage.FORWARDS, layer + 1, done.addAndGet(piece.size()), total);
        });
  }

  private void merge(int layer, int parts, int pieces) throws IOException {
    Files.createDirectories(folder.layerFolder(layer));
    Certificate.Part[] written = new Certificate.Part[parts];
    AtomicLong images = new AtomicLong();
    pool.run(
        parts,
        (steps, number) -> {
          List<KeyRun> runs = new ArrayList<>();
          for (int piece = 0; piece < pieces; piece++) {
            runs.add(new KeyRun(new RunFile(folder.run(layer - 1, piece)).read(number)));
          }
          LayerSteps.Part part = steps.merge(layer, runs);
          images.addAndGet(part.images());
          written[number] = write(layer, number, part);
        });
    if (Arrays.stream(written).allMatch(part -> part.size() == 0)) {
      Files.delete(folder.keys(layer, 0));
      Files.delete(folder.layerFolder(layer));
      certificate = certificate.completed();
      folder.write(certificate);
    } else {
      seal(layer, List.of(written), images.get());
    }
  }

  /** Children and parts lie on the disk together for a while, packed about as this layer is. */
  private void requireSpace(int layer, Certificate.Layer claim, LayerSteps.Plan plan)
      throws IOException {
    long bytes = 0;
    for (int part = 0; part < claim.parts().size(); part++) {
      bytes += Files.size(folder.keys(layer, part));
    }
    long needed = (long) (2.0 * bytes / claim.positions() * plan.children());
    long usable = usableBytes.getAsLong();
    if (needed > usable) {
      throw new UsageException(
          "Layer %d needs about %,d kB, and the disk of %s has %,d kB left; free some space or name"
                  .formatted(layer + 1, needed / 1000, folder.path(), usable / 1000)
              + " a folder on another disk with --data. What is done is kept, and the same command"
              + " goes on from there.");
    }
  }

  private void backwards(int layer) throws IOException {
    Certificate.Layer claim = certificate.layers().get(layer);
    List<KeyRun> keys = folder.keyRuns(layer, claim);
    boolean isLast = layer + 1 == certificate.layers().size();
    List<KeyRun> nextKeys = List.of();
    List<ScoreRun> nextScores = List.of();
    if (!isLast) {
      nextKeys = folder.keyRuns(layer + 1, certificate.layers().get(layer + 1));
      nextScores = folder.scoreRuns(layer + 1, certificate.layers().get(layer + 1));
    }
    NextLayer next = new NextLayer(nextKeys, nextScores);
    Certificate.Part[] parts = claim.parts().toArray(Certificate.Part[]::new);
    SortedMap<Integer, Long> counts = new TreeMap<>();
    AtomicLong done = new AtomicLong();
    pool.run(
        parts.length,
        (steps, number) -> {
          Path file = folder.scores(layer, number);
          if (!Files.exists(file)) {
            SafeFile.write(
                file, ByteBuffer.wrap(steps.value(layer, keys.get(number), next.reader(steps))));
          }
          ByteBuffer bytes = SafeFile.map(file);
          Certificate.Part part = parts[number];
          parts[number] = new Certificate.Part(part.size(), part.keys(), SafeFile.sha256(bytes));
          SortedMap<Integer, Long> found = new ScoreRun(bytes).counts();
          synchronized (counts) {
            found.forEach((score, count) -> counts.merge(score, count, Long::sum));
          }
          watcher.worked(Stage.BACKWARDS, layer, done.addAndGet(part.size()), claim.positions());
        });
    certificate =
        certificate.with(
            layer,
            new Certificate.Layer(claim.positions(), claim.images(), List.of(parts), counts));
    folder.write(certificate);
  }

  /** What all threads look up, each through a reader of its own. */
  private record NextLayer(List<KeyRun> keys, List<ScoreRun> scores) {
    LayerReader reader(LayerSteps steps) {
      return new LayerReader(keys, scores, steps.cursors());
    }
  }
}
