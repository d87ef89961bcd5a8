package betacut.lab.run;

/** Told how a run goes on, from its very beginning; by one thread at a time. */
@FunctionalInterface
public interface RunListener {
  /** Tells nobody. */
  RunListener SILENT = progress -> {};

  /** Where the run stands; what is done is safely kept by now. */
  void progressed(RunProgress progress);

  /** A game begins that can be looked at while it is played; several threads may tell at once. */
  default void begun(GameUnderWay game) {}
}
