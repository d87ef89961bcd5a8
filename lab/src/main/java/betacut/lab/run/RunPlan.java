package betacut.lab.run;

import betacut.lab.report.Provenance;
import betacut.search.StopSignal;
import java.util.Optional;

/** What the text of a run asks for, understood: it can be done, told of, and done again. */
public interface RunPlan {
  RunKind kind();

  /** What runs of it are called. */
  String name();

  /** The text it was read from, or would be. */
  String text();

  /** How many trials or games there are at most. */
  int total();

  /** Whether a finished run of the same text is as good as another. */
  default boolean isReusable() {
    return false;
  }

  /** Whether its findings need searches of their own, which may take minutes. */
  default boolean isDear() {
    return false;
  }

  /** What can be said before a run begins, of this machine and of the plan. */
  Provenance provenance(Parallelism workers);

  /** What was seen of the machine that whoever waits for times should know before. */
  default Optional<String> caution(Provenance provenance) {
    return Optional.empty();
  }

  /** Does what the logs lack; every result is in its log before the listener hears of it. */
  RunOutcome run(RunLogs logs, Parallelism workers, RunListener listener, StopSignal stop);

  /** Whether nothing is left to do. */
  boolean isFinished(RunLogs logs);

  /** Every result, as the text of {@link RunKind#resultsFile}. */
  String results(RunLogs logs);

  /**
   * What the results say, which may be fewer than all.
   *
   * @param stop ends the searches of a dear one; the answer is worth nothing then
   */
  Findings findings(RunLogs logs, Provenance provenance, StopSignal stop);

  /** What they say without any search. */
  default Findings soFar(RunLogs logs, Provenance provenance) {
    return findings(logs, provenance, new StopSignal());
  }

  /**
   * Compares what every row says it is of with what is asked for, does again what has to repeat and
   * compares that, too, keeping nothing. If it is stopped, that is about what was done by then.
   *
   * @param results what {@link #results} gave
   * @param file its name, for messages
   * @param audit hears what is found
   */
  void verify(
      String results,
      String file,
      Audit audit,
      Parallelism workers,
      RunListener listener,
      StopSignal stop);
}
