package betacut.solve.layers;

import betacut.platform.SafeFile;
import betacut.rules.UsageException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a table claims to hold, and the sums of its files: a text that is written anew after every
 * finished layer, so it is the checkpoint, too.
 *
 * <pre>
 *   betacut table 1
 *   game connect4:4x4
 *   layer 0 1 1              its number, positions stored, positions with all their images
 *   part 1 8f3c… 02aa…       positions, SHA-256 of numbers, of scores ("-" if not yet valued)
 *   score 0 1                a score, and how many positions of the layer have it
 *   …
 *   complete                 there is no further layer; or instead of it
 *   solver                   scores of the last layer are those of the game's solver
 *   sha256 51d0…             of all lines before
 * </pre>
 *
 * @param isComplete whether the last layer is the game's last
 * @param endsBySolver whether the last layer is not, and its scores, if it has them, are a solver's
 */
public record Certificate(
    String game, List<Layer> layers, boolean isComplete, boolean endsBySolver) {
  /** Of the files' format; programs of another refuse them. */
  static final int VERSION = 1;

  private static final String FIRST = "betacut table ";
  private static final String SUM = "sha256 ";
  private static final String UNVALUED = "-";

  /** Copies its list. */
  public Certificate {
    layers = List.copyOf(layers);
  }

  /** One layer; {@code scores} is empty until it is valued. */
  public record Layer(
      long positions, long images, List<Part> parts, SortedMap<Integer, Long> scores) {
    /** Copies its list. */
    public Layer {
      parts = List.copyOf(parts);
    }

    /** Whether it has its scores. */
    public boolean isValued() {
      return !scores.isEmpty();
    }
  }

  /**
   * Positions of a part, and the sums of its two files, the second one's {@code -} before it is.
   */
  public record Part(int size, String keys, String scores) {
    Part(int size, String keys) {
      this(size, keys, UNVALUED);
    }
  }

  static Certificate none(String game) {
    return new Certificate(game, List.of(), false, false);
  }

  /** Whether every position that is here has its score. */
  public boolean isSolved() {
    return (isComplete || endsBySolver) && layers.stream().allMatch(Layer::isValued);
  }

  /** Positions stored: one of each that differ by a symmetry only. */
  public long positions() {
    return layers.stream().mapToLong(Layer::positions).sum();
  }

  /** Positions stored, with all their images. */
  public long images() {
    return layers.stream().mapToLong(Layer::images).sum();
  }

  Certificate with(int number, Layer layer) {
    List<Layer> more = new ArrayList<>(layers);
    if (number == more.size()) {
      more.add(layer);
      return new Certificate(game, more, isComplete, false);
    }
    more.set(number, layer);
    return new Certificate(game, more, isComplete, endsBySolver);
  }

  Certificate completed() {
    return new Certificate(game, layers, true, false);
  }

  Certificate endingBySolver() {
    return new Certificate(game, layers, false, true);
  }

  /** The text of the file. */
  String text() {
    StringBuilder text = new StringBuilder(FIRST + VERSION + "\ngame " + game + "\n");
    for (int number = 0; number < layers.size(); number++) {
      Layer layer = layers.get(number);
      line(text, "layer", number, layer.positions(), layer.images());
      layer.parts().forEach(part -> line(text, "part", part.size(), part.keys(), part.scores()));
      layer.scores().forEach((score, count) -> line(text, "score", score, count));
    }
    if (isComplete) {
      text.append("complete\n");
    } else if (endsBySolver) {
      text.append("solver\n");
    }
    return text + SUM + sum(text.toString()) + "\n";
  }

  private static void line(StringBuilder text, Object... words) {
    for (int i = 0; i < words.length; i++) {
      text.append(i == 0 ? "" : " ").append(words[i]);
    }
    text.append('\n');
  }

  private static String sum(String text) {
    return SafeFile.sha256(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Reads the text of a file.
   *
   * @param file its name, for errors
   * @throws UsageException if it is of another version, or not as it was written
   */
  static Certificate parse(String file, String text) {
    if (!text.startsWith(FIRST)) {
      throw damaged(file);
    }
    if (!text.startsWith(FIRST + VERSION + "\n")) {
      throw new UsageException(
          "%s is of another version than this program, which reads version %d; build the table"
                  .formatted(file, VERSION)
              + " again in another folder, or remove this one.");
    }
    int end = text.lastIndexOf(SUM);
    if (end < 0 || !text.substring(end).equals(SUM + sum(text.substring(0, end)) + "\n")) {
      throw damaged(file);
    }
    return new Reader().read(text.substring(0, end));
  }

  private static UsageException damaged(String file) {
    return new UsageException(
        file + " is damaged or no certificate of a table; remove its folder and build it again.");
  }

  /** Reads lines whose sum is right. */
  private static final class Reader {
    private String game = "";
    private final List<Layer> layers = new ArrayList<>();
    private boolean isComplete;
    private boolean endsBySolver;

    private long positions;
    private long images;
    private List<Part> parts = new ArrayList<>();
    private SortedMap<Integer, Long> scores = new TreeMap<>();

    Certificate read(String text) {
      boolean isOpen = false;
      for (String line : text.split("\n")) {
        String[] words = line.split(" ");
        switch (words[0]) {
          case "game" -> game = words[1];
          case "layer" -> {
            if (isOpen) {
              close();
            }
            isOpen = true;
            positions = Long.parseLong(words[2]);
            images = Long.parseLong(words[3]);
          }
          case "part" -> parts.add(new Part(Integer.parseInt(words[1]), words[2], words[3]));
          case "score" -> scores.put(Integer.parseInt(words[1]), Long.parseLong(words[2]));
          case "complete" -> isComplete = true;
          case "solver" -> endsBySolver = true;
          default -> {} // the first line
        }
      }
      if (isOpen) {
        close();
      }
      return new Certificate(game, layers, isComplete, endsBySolver);
    }

    private void close() {
      layers.add(new Layer(positions, images, parts, scores));
      parts = new ArrayList<>();
      scores = new TreeMap<>();
    }
  }
}
