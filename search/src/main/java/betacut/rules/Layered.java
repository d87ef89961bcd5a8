package betacut.rules;

/**
 * A position of a game whose positions never repeat, and that can be written whole as one number:
 * what solving every position of a game needs to know. A {@link Position} implements it.
 *
 * <p>Positions lie in layers, such as the number of stones: the start in layer 0, and every move
 * leads to the next layer. A pass, or that of a {@linkplain Position#isSkipped skipped} side, stays
 * in the layer; it is the only legal move then, and what follows it is no pass.
 */
public interface Layered {
  /** Whether a number has room for every position of this size and variant. */
  boolean isLayered();

  /** The layer it is in. */
  int layer();

  /**
   * This position's image under a symmetry, whole, as a number that is not negative. In one layer,
   * positions have equal numbers if and only if they have equal {@linkplain Position#key keys}.
   * Numbers should keep what one move changes little in their high bits: what lies near each other
   * is found together.
   */
  long whole(int symmetry);

  /** Becomes the position of a layer and a number; there is nothing to undo any more. */
  void become(int layer, long whole);

  /** How many symmetries there are, as {@link Position#symmetries} says. */
  int symmetries();
}
