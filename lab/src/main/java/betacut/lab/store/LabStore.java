package betacut.lab.store;

import betacut.rules.UsageException;
import java.util.List;
import java.util.Optional;

/**
 * Keeps runs and their results: in a file of an embedded database, or in PostgreSQL.
 *
 * <p>What {@code add} has returned from is safe against the death of the process. A store that
 * cannot be opened, read or written says so by {@link StoreException}, whose message names the
 * place, the reason and the next step.
 */
public interface LabStore extends AutoCloseable {
  /**
   * Begins a run, or takes it up again if there is one of that name, kind and specification: then
   * the answer is the header stored at its first beginning.
   *
   * <p>From here until the store is closed nobody else may write to the run: a second process is
   * refused.
   *
   * @throws UsageException if the name is taken by another specification
   */
  RunHeader begin(RunHeader header);

  Optional<RunHeader> find(String run);

  /** All runs, newest first. */
  List<RunHeader> runs();

  /**
   * The results of a run, of the kind that has these columns.
   *
   * @throws UsageException if there is no such run
   */
  <T> Log<T> log(String run, Columns<T> columns);

  /** Forgets a run with all its results; false if there is none of that name. */
  boolean remove(String run);

  /** Where this is, as messages name it: a file, or a server and its database. */
  String place();

  /** Whether what is added is there for another process, and after this one. */
  boolean isLasting();

  @Override
  void close();
}
