package betacut.lab.run;

/** What may be wrong with results that were written down. */
public enum Flaw {
  /** Done again, it came out otherwise. */
  DIFFERENT,
  /** The row says that it is of something else than the plan has in its place. */
  RELABELLED,
  /** The row is there already. */
  DOUBLED,
  /** The plan has nothing of the kind, or it cannot be read. */
  FOREIGN,
  /** The plan has it, and no row does. */
  MISSING,
  /** A file, the run's own text among them, is not what was noted of it. */
  CHANGED
}
