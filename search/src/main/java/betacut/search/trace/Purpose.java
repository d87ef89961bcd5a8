package betacut.search.trace;

import java.util.Locale;

/** Why a search went into a node. */
public enum Purpose {
  /** To find its value in the window it was given. */
  MAIN,
  /** To ask, with a window that holds nothing, whether the move beats the best one so far. */
  SCOUT,
  /** To ask the same with less depth, for the move comes late. */
  REDUCED,
  /** To ask again, deeper or with a wider window, for the first answer was better than expected. */
  RE_SEARCH,
  /** To see whether a shallow search of the same position makes a cut likely. */
  PROBCUT,
  /** To follow a forcing move past the horizon. */
  QUIESCENCE;

  private static final Purpose[] ALL = values();

  static Purpose at(int code) {
    return ALL[code];
  }

  /** The name in JSON and in links. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether it looks at the same position again, no move being made; then it is not a node. */
  public boolean staysHere() {
    return this == PROBCUT;
  }

  /** Whether it has a window of its own, not what the node above left of its own. */
  boolean choosesWindow() {
    return this != MAIN && this != QUIESCENCE;
  }
}
