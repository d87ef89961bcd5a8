package betacut.lab.experiment;

import java.util.List;

/** Something that is varied, and the values it takes, as they are written. */
public record Factor(String name, List<String> levels) {
  /** The factor whose levels are named sets of options. */
  public static final String VARIANT = "variant";

  /** The factor over which growth is fitted. */
  public static final String DEPTH = "depth";

  /** Keeps its own copy. */
  public Factor {
    levels = List.copyOf(levels);
  }
}
