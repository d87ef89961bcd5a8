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
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Solves every position of a game on one machine, in a folder: layers forwards until there is none
 * left, then their scores backwards. Or some layers forwards, the scores of the last by the game's
 * solver, and those before it backwards. Stopped or killed anywhere, it goes on from the last
 * finished layer, and from the pieces of the unfinished one that are there, to the same bytes.
 */
public final class StrongSolve {
  /** What is being done. */
  public enum Stage {
    /** Finding the positions of a layer. */
    FORWARDS,
    /** Finding the scores of a layer by those of the next. */
    BACKWARDS,
    /** Finding those of the last layer by the game's solver. */
    SOLVING
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

  private final Game<?> game;
  private final TableFolder folder;
  private final LayerExecutor executor;
  private final Watcher watcher;
  private final LongSupplier usableBytes;
  private Certificate certificate;

  /**
   * Solves a game.
   *
   * @param end asked by {@link #runToSolver} only
   * @param stopped asked between pieces of work; then {@link #run} ends with {@link SolveStopped}
   */
  public StrongSolve(
      Game<?> game,
      TableFolder folder,
      int threads,
      EndSolver end,
      BooleanSupplier stopped,
      Watcher watcher) {
    this(game, folder, new UnitPool(game, threads, end, stopped), watcher, folder::usableBytes);
  }

  /** Has somebody else do the units, who sees the folder under the same name. */
  public StrongSolve(Game<?> game, TableFolder folder, LayerExecutor executor, Watcher watcher) {
    this(game, folder, executor, watcher, folder::usableBytes);
  }

  StrongSolve(
      Game<?> game,
      TableFolder folder,
      LayerExecutor executor,
      Watcher watcher,
      LongSupplier usableBytes) {
    this.game = game;
    this.folder = folder;
    this.executor = executor;
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
    return run(lastLayer, false);
  }

  /**
   * Finds all layers to one, the scores of that by the game's solver, then those before it. The
   * game may end sooner; then it is as {@link #run}.
   *
   * @throws UsageException if the folder holds something else or more layers, or the disk is full
   */
  public Certificate runToSolver(int lastLayer) throws IOException {
    return run(lastLayer, true);
  }

  private Certificate run(int lastLayer, boolean isBySolver) throws IOException {
    Files.createDirectories(folder.path());
    try (FileChannel channel =
            FileChannel.open(
                folder.path().resolve("lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock _ = lock(channel)) {
      folder.deleteLeftovers();
      certificate = folder.certificate(game).orElse(certificate);
      if (certificate.layers().isEmpty()) {
        begin();
      }
      while (!certificate.isComplete() && certificate.layers().size() <= lastLayer) {
        forwards(certificate.layers().size() - 1);
      }
      if (isBySolver && !certificate.isComplete()) {
        solveLast(lastLayer);
      }
      if (certificate.isComplete() || certificate.endsBySolver()) {
        folder.deleteRuns(); // of a process that was killed before it could
        for (int layer = certificate.layers().size() - 1; layer >= 0; layer--) {
          if (!certificate.layers().get(layer).isValued()) {
            value(layer, LayerUnits.Kind.VALUE);
          }
        }
      }
      return certificate;
    }
  }

  private void solveLast(int lastLayer) throws IOException {
    int layer = certificate.layers().size() - 1;
    if (layer != lastLayer) {
      throw new UsageException(
          "The table in %s has positions of up to %d plies already, so its last ones are those; name"
                  .formatted(folder.path(), layer)
              + " that ply, or another folder with --data.");
    }
    if (certificate.layers().get(layer).isValued()) {
      return;
    }
    Files.createDirectories(folder.runs());
    long total = certificate.layers().get(layer).positions();
    var done = new AtomicLong();
    made(
        new LayerUnits(game, folder, layer, LayerUnits.Kind.SOLVE),
        LayerUnits.Kind.SOLVE,
        one -> watcher.worked(Stage.SOLVING, layer, done.addAndGet(one.positions()), total));
    certificate = certificate.endingBySolver();
    value(layer, LayerUnits.Kind.JOIN);
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
    LayerSteps.Part start = new LayerSteps(game).start();
    Files.createDirectories(folder.layerFolder(0));
    ByteBuffer keys = ByteBuffer.wrap(start.keys());
    SafeFile.write(folder.keys(0, 0), keys);
    var part = new Certificate.Part(start.size(), SafeFile.sha256(keys));
    seal(0, List.of(part), start.images());
  }

  private void seal(int layer, List<Certificate.Part> parts, long images) throws IOException {
    long positions = parts.stream().mapToLong(Certificate.Part::size).sum();
    certificate =
        certificate.with(layer, new Certificate.Layer(positions, images, parts, new TreeMap<>()));
    folder.write(certificate);
  }

  private void forwards(int layer) throws IOException {
    long total = certificate.layers().get(layer).positions();
    var units = new LayerUnits(game, folder, layer, LayerUnits.Kind.EXPAND);
    requireSpace(layer, total, units.children());
    Files.createDirectories(folder.runs());
    var done = new AtomicLong();
    made(
        units,
        LayerUnits.Kind.EXPAND,
        made -> watcher.worked(Stage.FORWARDS, layer + 1, done.addAndGet(made.positions()), total));
    merge(layer + 1, units);
    folder.deleteRuns();
  }

  private void merge(int layer, LayerUnits units) throws IOException {
    Files.createDirectories(folder.layerFolder(layer));
    LayerUnits.Made[] parts = made(units, LayerUnits.Kind.MERGE, one -> {});
    if (Arrays.stream(parts).allMatch(part -> part.positions() == 0)) {
      Files.delete(folder.keys(layer, 0));
      Files.delete(folder.layerFolder(layer));
      certificate = certificate.completed();
      folder.write(certificate);
    } else {
      seal(
          layer,
          Arrays.stream(parts)
              .map(part -> new Certificate.Part(part.positions(), part.sum()))
              .toList(),
          Arrays.stream(parts).mapToLong(LayerUnits.Made::images).sum());
    }
  }

  /** What came of every unit of a kind, by number. */
  private LayerUnits.Made[] made(
      LayerUnits units, LayerUnits.Kind kind, Consumer<LayerUnits.Made> told) throws IOException {
    var all = new LayerUnits.Made[units.count(kind)];
    executor.run(
        units,
        kind,
        one -> {
          synchronized (all) {
            if (all[one.unit()] == null) {
              all[one.unit()] = one;
              told.accept(one);
            }
          }
        });
    return all;
  }

  /** Children and parts lie on the disk together for a while, packed about as this layer is. */
  private void requireSpace(int layer, long positions, long children) throws IOException {
    long bytes = 0;
    for (int part = 0; part < certificate.layers().get(layer).parts().size(); part++) {
      bytes += Files.size(folder.keys(layer, part));
    }
    long needed = (long) (2.0 * bytes / positions * children);
    long usable = usableBytes.getAsLong();
    if (needed > usable) {
      throw new UsageException(
          "Layer %d needs about %,d kB, and the disk of %s has %,d kB left; free some space or name"
                  .formatted(layer + 1, needed / 1000, folder.path(), usable / 1000)
              + " a folder on another disk with --data. What is done is kept, and the same command"
              + " goes on from there.");
    }
  }

  private void value(int layer, LayerUnits.Kind kind) throws IOException {
    Certificate.Layer claim = certificate.layers().get(layer);
    var done = new AtomicLong();
    LayerUnits.Made[] valued =
        made(
            new LayerUnits(game, folder, layer, kind),
            kind,
            one ->
                watcher.worked(
                    kind.stage(), layer, done.addAndGet(one.positions()), claim.positions()));
    List<Certificate.Part> parts = new ArrayList<>();
    SortedMap<Integer, Long> counts = new TreeMap<>();
    for (LayerUnits.Made one : valued) {
      Certificate.Part part = claim.parts().get(one.unit());
      parts.add(new Certificate.Part(part.size(), part.keys(), one.sum()));
      one.counts().forEach((score, count) -> counts.merge(score, count, Long::sum));
    }
    certificate =
        certificate.with(
            layer, new Certificate.Layer(claim.positions(), claim.images(), parts, counts));
    folder.write(certificate);
  }
}
