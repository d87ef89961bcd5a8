package betacut.solve.layers;

import betacut.platform.SafeFile;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Position.Layered;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The exact score of every position of a game, looked up in the files of a table, which are mapped
 * as they are asked for. Any thread may ask.
 */
public final class LayerTable {
  /** A part of a layer with its scores. */
  private record MappedPart(KeyRun keys, ScoreRun scores) {}

  private final Game<?> game;
  private final TableFolder folder;
  private final List<AtomicReferenceArray<MappedPart>> layers;

  private LayerTable(Game<?> game, TableFolder folder, Certificate certificate) {
    this.game = game;
    this.folder = folder;
    layers =
        certificate.layers().stream()
            .map(layer -> new AtomicReferenceArray<MappedPart>(layer.parts().size()))
            .toList();
  }

  /**
   * The table of a game, if its folder has one with a score for every position.
   *
   * @throws betacut.rules.UsageException if its certificate is damaged or of another version
   */
  public static Optional<LayerTable> open(Game<?> game, TableFolder folder) {
    return folder
        .certificate(game)
        .filter(Certificate::isSolved)
        .map(certificate -> new LayerTable(game, folder, certificate));
  }

  /**
   * The score of a position, counted from itself; nothing if it cannot be reached from the start.
   *
   * @throws betacut.rules.UsageException if a file is damaged so that it cannot be read
   */
  public OptionalInt score(Position position) {
    if (!game.owns(position)
        || !(position instanceof Layered layered)
        || layered.layer() >= layers.size()) {
      return OptionalInt.empty();
    }
    long key = new Canon(layered).smallest();
    int layer = layered.layer();
    int number = partOf(layer, key);
    MappedPart part = part(layer, number);
    int block = part.keys.blockOf(key);
    if (block < 0) {
      return OptionalInt.empty();
    }
    long[] keys = new long[KeyRun.BLOCK];
    try {
      int size = part.keys.read(block, keys, 0);
      int place = Arrays.binarySearch(keys, 0, size, key);
      return place < 0
          ? OptionalInt.empty()
          : OptionalInt.of(part.scores.score(block * KeyRun.BLOCK + place));
    } catch (IndexOutOfBoundsException e) {
      throw folder.damaged(folder.keys(layer, number), "its bytes make no sense");
    }
  }

  /** The last part whose first number is not above a key. */
  private int partOf(int layer, long key) {
    int low = 0;
    int high = layers.get(layer).length() - 1;
    while (low < high) {
      int middle = low + high + 1 >>> 1;
      KeyRun keys = part(layer, middle).keys;
      if (keys.size() > 0 && keys.first(0) <= key) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private MappedPart part(int layer, int number) {
    MappedPart known = layers.get(layer).get(number);
    if (known == null) {
      known = map(layer, number);
      layers.get(layer).set(number, known);
    }
    return known;
  }

  private MappedPart map(int layer, int number) {
    try {
      return new MappedPart(
          new KeyRun(SafeFile.map(folder.keys(layer, number))),
          new ScoreRun(SafeFile.map(folder.scores(layer, number))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalArgumentException e) {
      throw folder.damaged(folder.keys(layer, number), e.getMessage());
    }
  }
}
