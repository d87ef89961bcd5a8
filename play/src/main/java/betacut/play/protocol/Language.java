package betacut.play.protocol;

import betacut.search.StopSignal;

/**
 * What the lines of one protocol mean. Lines are obeyed one after the other on one thread; the
 * questions about a line are asked the moment it arrives, on another, and depend on nothing else.
 */
public interface Language {
  /**
   * Does what a line says and answers it, whatever it holds: nothing but a lost output is thrown.
   *
   * @param stop ends the search that the line begins
   */
  void obey(String line, StopSignal stop);

  /** Whether the conversation ends with this line. */
  boolean isFarewell(String line);

  /** Whether the searches of earlier lines have to end for this one. */
  boolean isInterruption(String line);

  /** Whether a line begins a search that would go on until the next line. */
  default boolean isEndless(String line) {
    return false;
  }

  /** Answers a line that need not wait for its turn; false if it has to. */
  default boolean answersAtOnce(String line) {
    return false;
  }
}
