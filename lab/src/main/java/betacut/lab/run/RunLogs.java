package betacut.lab.run;

import betacut.lab.store.Columns;
import betacut.lab.store.Log;

/** The logs of one run. */
public interface RunLogs {
  /** The part that is the run itself. */
  String WHOLE = "";

  /**
   * The log of a part.
   *
   * @param part its name, or {@link #WHOLE}
   * @param spec what the part asks for
   */
  <T> Log<T> log(String part, String spec, Columns<T> columns);
}
