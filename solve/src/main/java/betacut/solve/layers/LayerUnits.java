package betacut.solve.layers;

import betacut.platform.SafeFile;
import betacut.rules.Game;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The units of work on one layer of a table, from files to files: whoever sees the folder can do
 * them, in any order, and twice does no harm. Several threads may, each with steps of its own.
 */
public final class LayerUnits {
  /** Children that a piece of a layer has about, so that a thread's memory is bounded. */
  private static final long CHILDREN_OF_A_PIECE = 1 << 22;

  /**
   * A solver takes from milliseconds to minutes for a position: so many units, if there are as many
   * positions, lose little when they are stopped and come to few enough files.
   */
  private static final long UNITS_OF_THE_SOLVER = 1 << 12;

  /** What units do. */
  public enum Kind {
    /** The children of a piece of the layer, as runs. */
    EXPAND,
    /** A part of the next layer, from all runs of it. */
    MERGE,
    /** The scores of a part of the layer, by those of the next. */
    VALUE,
    /** The scores of a few positions of the last layer, by the game's solver. */
    SOLVE,
    /** The scores of a part of the last layer, from what the solver said of its positions. */
    JOIN;

    StrongSolve.Stage stage() {
      return switch (this) {
        case EXPAND, MERGE -> StrongSolve.Stage.FORWARDS;
        case VALUE -> StrongSolve.Stage.BACKWARDS;
        case SOLVE, JOIN -> StrongSolve.Stage.SOLVING;
      };
    }
  }

  /**
   * What came of a unit.
   *
   * @param unit its number
   * @param positions how many it went through, or made
   * @param images of those with all their symmetries, if they are new
   * @param sum SHA-256 of the file it wrote
   * @param scores how many positions have each, as text: {@code score=count} and blanks
   */
  public record Made(int unit, int positions, long images, String sum, String scores) {
    SortedMap<Integer, Long> counts() {
      var counts = new TreeMap<Integer, Long>();
      for (String pair : scores.split(" ")) {
        int mark = pair.indexOf('=');
        if (mark > 0) {
          counts.put(
              Integer.parseInt(pair.substring(0, mark)), Long.parseLong(pair.substring(mark + 1)));
        }
      }
      return counts;
    }

    private static String text(SortedMap<Integer, Long> counts) {
      return counts.entrySet().stream()
          .map(entry -> entry.getKey() + "=" + entry.getValue())
          .collect(Collectors.joining(" "));
    }
  }

  /** Some positions of a part, for the solver. */
  private record Places(int part, int from, int to) {}

  /** Some blocks of a part. */
  private record Piece(KeyRun part, int firstBlock, int endBlock) {
    int size() {
      return IntStream.range(firstBlock, endBlock).map(part::sizeOf).sum();
    }
  }

  private final TableFolder folder;
  private final int layer;
  private final List<KeyRun> parts;
  private final LayerSteps.Plan plan;
  private final List<Piece> pieces;
  private final List<KeyRun> nextKeys;
  private final List<ScoreRun> nextScores;
  private final List<Places> places;

  /** What there is to do on a layer that the certificate names, as the folder is now. */
  public LayerUnits(Game<?> game, TableFolder folder, int layer, Kind kind) throws IOException {
    StrongSolve.Stage stage = kind.stage();
    this.folder = folder;
    this.layer = layer;
    List<Certificate.Layer> layers = folder.certificate(game).orElseThrow().layers();
    parts = folder.keyRuns(layer, layers.get(layer));
    boolean hasNext = stage == StrongSolve.Stage.BACKWARDS && layer + 1 < layers.size();
    nextKeys = hasNext ? folder.keyRuns(layer + 1, layers.get(layer + 1)) : List.of();
    nextScores = hasNext ? folder.scoreRuns(layer + 1, layers.get(layer + 1)) : List.of();
    boolean isForwards = stage == StrongSolve.Stage.FORWARDS;
    plan =
        isForwards ? new LayerSteps(game).plan(layer, parts) : new LayerSteps.Plan(new long[0], 0);
    long positions = layers.get(layer).positions();
    pieces = isForwards ? pieces(positions) : List.of();
    places = stage == StrongSolve.Stage.SOLVING ? places(positions) : List.of();
  }

  private List<Places> places(long positions) {
    int most = Math.clamp(positions / UNITS_OF_THE_SOLVER, 1, KeyRun.BLOCK);
    List<Places> found = new ArrayList<>();
    for (int part = 0; part < parts.size(); part++) {
      int size = parts.get(part).size();
      for (int from = 0; from < size; from += most) {
        found.add(new Places(part, from, Math.min(size, from + most)));
      }
    }
    return found;
  }

  private List<Piece> pieces(long positions) {
    long most = CHILDREN_OF_A_PIECE * positions / Math.max(1, plan.children());
    int blocks = Math.clamp(most / KeyRun.BLOCK, 1, Integer.MAX_VALUE);
    List<Piece> found = new ArrayList<>();
    for (KeyRun part : parts) {
      for (int first = 0; first < part.blocks(); first += blocks) {
        int end = (int) Math.min(part.blocks(), (long) first + blocks);
        found.add(new Piece(part, first, end));
      }
    }
    return found;
  }

  /** Whose layer it is. */
  public int layer() {
    return layer;
  }

  /** Where its files are. */
  public TableFolder folder() {
    return folder;
  }

  /** How many children there will be, equal ones among them: an estimate. */
  long children() {
    return plan.children();
  }

  /** How many units of a kind there are. */
  public int count(Kind kind) {
    return switch (kind) {
      case EXPAND -> pieces.size();
      case MERGE -> plan.cuts().length + 1;
      case VALUE, JOIN -> parts.size();
      case SOLVE -> places.size();
    };
  }

  /** Does one unit. */
  public Made run(LayerSteps steps, Kind kind, int number) throws IOException {
    return switch (kind) {
      case EXPAND -> expand(steps, number);
      case MERGE -> merge(steps, number);
      case VALUE -> value(steps, number);
      case SOLVE -> solve(steps, number);
      case JOIN -> join(number);
    };
  }

  private Made solve(LayerSteps steps, int number) throws IOException {
    Places some = places.get(number);
    Path file = solved(some);
    if (!Files.exists(file)) {
      byte[] scores = steps.solve(layer, parts.get(some.part), some.from, some.to);
      SafeFile.write(file, ByteBuffer.wrap(scores));
    }
    return new Made(number, some.to - some.from, 0, "", "");
  }

  private Path solved(Places some) {
    return folder.solved(layer, some.part, some.from, some.to);
  }

  private Made join(int number) throws IOException {
    int[] scores = new int[parts.get(number).size()];
    for (Places some : places) {
      if (some.part == number) {
        var solved = new ScoreRun(SafeFile.map(solved(some)));
        for (int place = some.from; place < some.to; place++) {
          scores[place] = solved.score(place - some.from);
        }
      }
    }
    Path file = folder.scores(layer, number);
    SafeFile.write(file, ByteBuffer.wrap(ScoreRun.pack(scores, scores.length)));
    return valued(number);
  }

  private Made expand(LayerSteps steps, int number) throws IOException {
    Piece piece = pieces.get(number);
    RunFile file = new RunFile(folder.run(layer, number));
    if (!file.holds(plan.cuts().length + 1)) {
      file.write(steps.expand(layer, piece.part, piece.firstBlock, piece.endBlock, plan.cuts()));
    }
    return new Made(number, piece.size(), 0, "", "");
  }

  private Made merge(LayerSteps steps, int number) throws IOException {
    List<KeyRun> runs = new ArrayList<>();
    for (int piece = 0; piece < pieces.size(); piece++) {
      runs.add(new KeyRun(new RunFile(folder.run(layer, piece)).read(number)));
    }
    LayerSteps.Part part = steps.merge(layer + 1, runs);
    ByteBuffer keys = ByteBuffer.wrap(part.keys());
    SafeFile.write(folder.keys(layer + 1, number), keys);
    return new Made(number, part.size(), part.images(), SafeFile.sha256(keys), "");
  }

  private Made value(LayerSteps steps, int number) throws IOException {
    Path file = folder.scores(layer, number);
    KeyRun part = parts.get(number);
    if (!Files.exists(file)) {
      var next = new LayerReader(nextKeys, nextScores, steps.cursors());
      SafeFile.write(file, ByteBuffer.wrap(steps.value(layer, part, next)));
    }
    return valued(number);
  }

  /** What is said of a part that has its scores. */
  private Made valued(int number) throws IOException {
    ByteBuffer bytes = SafeFile.map(folder.scores(layer, number));
    return new Made(
        number,
        parts.get(number).size(),
        0,
        SafeFile.sha256(bytes),
        Made.text(new ScoreRun(bytes).counts()));
  }
}
