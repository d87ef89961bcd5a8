package betacut.bench.chaos;

/** One kind of harm, tried again and again: a row of the table. */
interface Attack {
  /** What it is chosen by; {@code kill:tune} is chosen by {@code kill}, too. */
  String name();

  /** What is tried, for the table. */
  String what();

  /** How often in a campaign that nobody gave a number. */
  int usualTimes();

  /**
   * Tries it. A failure of what is attacked is told to the attempts; an exception is a failure of
   * the attack itself.
   */
  void run(Attempts attempts) throws Exception;
}
