package betacut.lab.run;

import betacut.lab.store.Columns;
import betacut.lab.store.RunHeader;
import java.util.Optional;

/** Understands the texts of runs; whoever knows all kinds has one. */
public interface RunReader {
  /**
   * What a text asks for.
   *
   * @param file its name, for messages
   * @throws betacut.rules.UsageException if it is wrong, or of a program too old
   */
  RunPlan read(RunKind kind, String text, String file);

  /** What the results of a kind consist of. */
  Columns<?> columns(RunKind kind);

  /** The run that has this one as a part, if a program kept it that had no header for the whole. */
  Optional<RunHeader> wholeOf(RunHeader part);
}
