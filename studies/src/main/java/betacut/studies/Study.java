package betacut.studies;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.tournament.Part;
import betacut.search.StopSignal;
import java.time.Duration;
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

  /** How long all of it takes on one core of a usual machine; to be told, never to be kept to. */
  Duration usualTime(boolean isQuick);

  /**
   * What the games say. Some studies search once more for it, which may take a while.
   *
   * @param stop ends these searches; the report is worth nothing then
   */
  Report report(StudyGames games, Provenance provenance, StopSignal stop);

  /** All games of a form. */
  default int games(boolean isQuick) {
    return parts(isQuick).stream().mapToInt(part -> part.spec().games()).sum();
  }
}
