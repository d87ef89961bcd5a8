package betacut.lab.study;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import java.util.List;

/**
 * A claim of a source, put to the test by games. Parts are played first, and may be played in
 * several sittings; the report is made of their games alone, so it can be made again at any time.
 */
public interface Study {
  /** The name on the command line. */
  String name();

  /** What it is about, in one line. */
  String title();

  /** The tournaments to be played; {@code isQuick}: a small form that ends within a minute. */
  List<Part> parts(boolean isQuick);

  /** What the games say. */
  Report report(StudyGames games, Provenance provenance);
}
