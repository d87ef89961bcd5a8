package betacut.testkit;

/**
 * Which keys a position under watch shows. A stranger's table cannot be switched off, but it lives
 * on keys: by handing out others one learns what its mistakes depend on.
 */
public enum KeyStyle {
  /** The position's own. */
  GENUINE,
  /**
   * The position's own, mixed with its ply: one search meets a key at one remaining depth only, so
   * that a table may answer with deeper entries and still be minimax.
   */
  BY_PLY,
  /** Others, equal where the position's own are: only who shares a slot with whom changes. */
  REMIXED,
  /** Another one at every visit: no sound table ever finds anything. */
  BY_VISIT,
  /** The same, all differences in the high half: whoever looks at the low half only is fooled. */
  BY_VISIT_HIGH,
  /** The same the other way round. */
  BY_VISIT_LOW,
  /** The position's own, mixed with the ply where the search will end: depths never mix. */
  BY_HORIZON
}
