package betacut.web.lab;

/** What somebody wants done with a run that is there. */
record JobOrder(String run, Kind kind) {
  enum Kind {
    /** What is left of it. */
    RESUME,
    /** All of it again, to compare. */
    VERIFY,
    /** The same though it may be unfinished. */
    VERIFY_PART
  }
}
