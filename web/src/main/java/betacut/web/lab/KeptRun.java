package betacut.web.lab;

import betacut.web.http.Refusal;
import java.util.Map;

/** A run that is kept: an experiment, a tournament or a study. */
interface KeptRun {
  /** Its name, by which it is asked for. */
  String name();

  /** What it is: {@code experiment}, {@code tournament} or {@code study}. */
  String kind();

  /** The text it was begun from; empty if it has none. */
  String spec();

  /** How much of it is done: trials or games. */
  int done();

  /** How much there is to do; null for a run of an older version that nobody understands. */
  Integer total();

  /** Whether something is left to do. */
  default boolean isOpen() {
    return total() != null && done() < total();
  }

  /** What it says, for the page. */
  Map<String, Object> view();

  /** Its files. */
  Downloads files();

  /** Goes on with it. */
  Job resume();

  /** Does it again and compares, keeping nothing. */
  default Job verify() {
    throw new Refusal(
        400, "'%s' is a %s; experiments and studies can be verified.".formatted(name(), kind()));
  }

  /** Forgets it. */
  void remove();
}
