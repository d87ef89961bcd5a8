package betacut.search;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.Arrays;

/** Switches of the kernel. The exact ones never change a value; the selective ones may. */
public enum Feature {
  /** Search depth 1, 2, 3, … and keep the best move of each for the next. */
  DEEPENING("deepening", false),
  /** Start each depth with a narrow window round the last score. */
  ASPIRATION("aspiration", false),
  /** Enhanced transposition cutoffs: look for a child in the table that cuts at once. */
  ETC("etc", false),
  /** MTD(f) begins with the score of the last depth, not of the one before with its parity. */
  LAST_GUESS("last-guess", false),
  /**
   * Fold symmetric positions into one table entry, and those that differ only in points won for
   * good where the search sees the end of the game.
   */
  FOLD("fold", false),
  /** Count every win the same, however far: answers who wins, not when. */
  FLAT_WINS("flat-wins", false),
  /** Give each game its own copy of the kernel class. */
  TWINS("twins", false),
  /** Follow forcing moves past the horizon. */
  QUIESCENCE("quiescence", true),
  /** Search late moves two plies less at first; only PVS does. */
  LATE_MOVE_REDUCTION("lmr", true),
  /** Cut if a shallow search makes a deep cut likely. */
  PROBCUT("probcut", true),
  /** The same with several shallow searches for a depth, and figures for each part of the game. */
  MULTI_PROBCUT("multi-probcut", true);

  private final String id;
  private final boolean selective;

  Feature(String id, boolean selective) {
    this.id = id;
    this.selective = selective;
  }

  /** The name to type. */
  public String id() {
    return id;
  }

  /** Whether it may change values, so that nothing found with it is exact. */
  public boolean isSelective() {
    return selective;
  }

  /** The feature of this name, upper or lower case. */
  public static Feature named(String name) {
    boolean isAlgorithm = Arrays.stream(Algorithm.values()).anyMatch(a -> a.id().equals(name));
    String refusal =
        isAlgorithm
            ? "There is no option called '%1$s'. It is an algorithm: algorithm=%1$s. Options: %3$s"
            : "There is no option called '%s'.%s Options: %s";
    return Nearest.named(name, values(), Feature::id, refusal, UsageException::new);
  }
}
