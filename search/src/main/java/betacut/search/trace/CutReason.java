package betacut.search.trace;

import java.util.Locale;

/** Why a node was left early. */
public enum CutReason {
  /** A move reached beta. */
  BETA,
  /** The table's entry for this position was enough. */
  TABLE,
  /** The table's entry for a position after one move was enough. */
  CHILD_IN_TABLE,
  /** A shallow search made it likely that the deep one would leave the window. */
  PROBCUT,
  /** Past the horizon: standing still reached beta. */
  STAND_PAT,
  /** Past the horizon: a forcing move reached beta. */
  FORCING_MOVE;

  private static final CutReason[] ALL = values();

  static CutReason at(int code) {
    return ALL[code];
  }

  /** The name in JSON. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
