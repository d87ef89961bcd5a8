package betacut.studies;

import betacut.lab.tournament.TournamentResults;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * All games of a study.
 *
 * @param isQuick whether they are those of the small form
 * @param parts results by the name of the part
 */
public record StudyGames(boolean isQuick, SequencedMap<String, TournamentResults> parts) {
  /** Keeps its own copy. */
  public StudyGames {
    parts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(parts));
  }

  /** What was played in a part. */
  public TournamentResults part(String name) {
    TournamentResults results = parts.get(name);
    if (results == null) {
      throw new IllegalArgumentException("no part " + name + " in " + parts.keySet());
    }
    return results;
  }

  /** Whether nothing is left to play. */
  public boolean isComplete() {
    return parts.values().stream().allMatch(TournamentResults::isComplete);
  }
}
