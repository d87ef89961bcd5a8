package betacut.rules;

import betacut.platform.Platform;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An opinion of a position that is not over, for the side to move, inside ±{@link Score#DECIDED}.
 *
 * <p>It must depend on the position alone and be safe to share between threads. It should also be
 * antisymmetric (the same stones seen by the other side give the negated opinion), unless it asks
 * whose turn it is: then so much the better.
 */
@FunctionalInterface
public interface Evaluator<P extends Position> {
  /**
   * The name of the evaluation that every game has: no opinion, and all wins are equal, however far
   * (docs/decisions/0007-win-only.md).
   */
  String WIN_ONLY = "win-only";

  /** The opinion; positive is good for the side to move. */
  int evaluate(P position);

  /**
   * An evaluation that says what a move leads to without making it, for less than it takes to make
   * the move and judge: leaves are judged that way, and moves are ordered by it.
   */
  interface Foreseeing<P extends Position> extends Evaluator<P> {
    /**
     * What {@link #evaluate} says after a legal move, for the side that replies; {@link
     * Position#ONGOING} if it does not know whether the game goes on there. The position is not
     * changed.
     */
    int foresee(P position, int move);
  }

  /** No opinion: every ongoing position is worth a draw. Leaves need not even be visited. */
  record Constant<P extends Position>() implements Evaluator<P> {
    @Override
    public int evaluate(P position) {
      return 0;
    }
  }

  /**
   * How the values of one depth follow those of a shallower one of the same parity: {@code deep =
   * slope * shallow + intercept}, with a spread of {@code sigma}. ProbCut rests on it. The figures
   * are measured, not chosen.
   *
   * @param deep the depth that is foretold
   * @param shallow the depth that foretells it; 0 is the opinion of the position itself
   * @param slope what a point of the shallow value is worth
   * @param intercept what the deep value is where the shallow one is 0
   * @param sigma the standard deviation of what is left
   */
  record DepthFit(int deep, int shallow, double slope, double intercept, double sigma) {
    /**
     * Reads those of one evaluation from a file beside a class, whose package is open to this
     * module: lines {@code evaluation deep shallow slope intercept sigma}, where {@code #} begins a
     * comment.
     */
    public static List<DepthFit> beside(Class<?> owner, String file, String evaluation) {
      List<DepthFit> fits = new ArrayList<>();
      for (String line : Platform.text(owner, file).split("\\r?\\n|\\r")) {
        String[] words = line.replaceFirst("#.*", "").strip().split("\\s+");
        if (words[0].equals(evaluation)) {
          fits.add(
              new DepthFit(
                  Integer.parseInt(words[1]),
                  Integer.parseInt(words[2]),
                  Double.parseDouble(words[3]),
                  Double.parseDouble(words[4]),
                  Double.parseDouble(words[5])));
        }
      }
      return fits;
    }
  }

  /**
   * The pairs of depths for one part of the game, and how sure a cut there has to be.
   *
   * @param fromPly the stage begins with positions of this ply and lasts until the next begins
   * @param threshold in standard deviations
   * @param pairs several may foretell one depth; they are tried in their order
   */
  record CutStage(int fromPly, double threshold, List<DepthFit> pairs) {
    /** Copies the list. */
    public CutStage {
      pairs = List.copyOf(pairs);
    }
  }

  /**
   * All that Multi-ProbCut knows of one evaluation of one game: stages in the order of the game, as
   * the command {@code probcut} measures and writes them.
   */
  record CutModel(String game, String evaluation, List<CutStage> stages) {
    /** Copies the list. */
    public CutModel {
      stages = List.copyOf(stages);
    }

    /**
     * Reads lines {@code game NAME}, {@code evaluation NAME}, then for each stage {@code stage
     * fromPly threshold} and its {@code pair deep shallow slope intercept sigma}; {@code #} begins
     * a comment, and in {@code # checksum:} what {@link #withChecksum} writes is held against the
     * figures.
     *
     * @throws IllegalArgumentException that names the line which is none of these
     */
    public static CutModel parse(String text) {
      return new CutModelText(text).read();
    }

    /** Reads a file beside a class, whose package is open to this module. */
    public static CutModel beside(Class<?> owner, String file) {
      return parse(Platform.text(owner, file));
    }

    /** As {@link #parse} reads it. */
    @Override
    public String toString() {
      return CutModelText.write(this);
    }

    /** The same for a file, with a sum before it that tells what was changed or cut off. */
    public String withChecksum() {
      return "# checksum: %s\n".formatted(CutModelText.checksum(this)) + this;
    }
  }

  /**
   * An evaluation that adds up features, each times its weight, so that the weights can be learned.
   *
   * <p>As the sum is linear, a feature is what the evaluation says with that weight 1 and all
   * others 0.
   */
  interface Weighted<P extends Position> extends Evaluator<P> {
    /** What the features are multiplied by. */
    Weights weights();

    /** The same evaluation with other weights of the same names. */
    Weighted<P> with(Weights weights);

    /**
     * The weight at which a feature is measured: more than 1 where weights are rounded before they
     * count, so that little is lost.
     */
    default int unit() {
      return 1;
    }

    /** The first evaluation of a game that has weights. */
    static Optional<String> firstName(Game<?> game) {
      return game.evaluators().entrySet().stream()
          .filter(named -> named.getValue() instanceof Weighted)
          .map(Map.Entry::getKey)
          .findFirst()
          .map(Object::toString);
    }
  }

  /** An evaluation that was learned and is kept in a file. */
  interface Filed<P extends Position> extends Evaluator<P> {
    /** What it knows, as the program ships it. */
    byte[] file();

    /**
     * The same evaluation with what such a file knows.
     *
     * @throws IllegalArgumentException if this is none
     */
    Filed<P> read(byte[] file);
  }

  /**
   * An evaluation that adds up weights, one for each feature of a position, taken from a table for
   * its stage of the game; what stands in the tables can be learned from games.
   */
  interface Tabled<P extends Position> extends Filed<P> {
    /** What an opinion of one point is. */
    int unit();

    /** How many tables there are. */
    int stages();

    /** Which table judges a position. */
    int stage(P position);

    /** Weights in each table. */
    int tableSize();

    /** How many weights are added up. */
    int features();

    /** Writes the numbers of a position's weights. */
    void features(P position, int[] out);

    /** The same evaluation with other tables. */
    Tabled<P> with(short[][] tables);

    @Override
    Tabled<P> read(byte[] file);
  }

  /**
   * An evaluation whose opinion is no sum of what can be learned one by one, such as a net; it is
   * learned by steps down the slope of its error.
   */
  interface Sloped<P extends Position> extends Filed<P> {
    /** One that has learned nothing yet; the seed fixes what it begins with. */
    Learner<P> learner(long seed);

    @Override
    Sloped<P> read(byte[] file);
  }

  /** A {@link Sloped} evaluation while it learns; used by one thread. */
  interface Learner<P extends Position> {
    /** All that can be learned; whoever teaches changes it in place. */
    float[] numbers();

    /**
     * The logarithm of the mover's odds to win, by the numbers as they are; not a number where
     * there is nothing to learn, for the game is as good as over.
     */
    float judge(P position);

    /** How many numbers had a part in the last judgement; one may be named more than once. */
    int count();

    /** Which they were. */
    int[] places();

    /** What one more of each would have added to the judgement. */
    float[] slopes();

    /** The numbers rounded, as {@link Sloped#read} takes them. */
    byte[] file();
  }
}
