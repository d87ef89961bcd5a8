package betacut.lab.tournament;

import betacut.lab.run.Verification;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Plays games once more and compares moves, results and node counts with what was written. */
final class Replay {
  private static final int MOST_TOLD = 10;

  private final Map<String, TreeMap<Integer, String>> before;
  private final List<String> different = new ArrayList<>();
  private int compared;
  private int skipped;
  private int missing;

  /**
   * @param before lines of games by part and number
   */
  Replay(Map<String, TreeMap<Integer, String>> before) {
    this.before = before;
  }

  /** Plays again those games of a part that were played before and have to repeat. */
  TournamentResults play(
      Part part,
      Tournament<?> tournament,
      int workers,
      TournamentListener listener,
      StopSignal stop) {
    Map<Integer, String> lines = before.getOrDefault(part.name(), new TreeMap<>());
    var wanted = new BitSet();
    lines.keySet().stream().filter(tournament::isRepeatable).forEach(wanted::set);
    List<PlayedGame> again = tournament.replay(wanted, workers, listener, stop);
    for (PlayedGame game : again) {
      compared++;
      if (!GamesCsv.isSame(part, game, lines.get(game.number()))) {
        different.add("%s game %d".formatted(part.name(), game.number()).strip());
      }
    }
    int untold = lines.size() - wanted.cardinality();
    skipped += untold;
    var results = TournamentResults.of(part.spec(), tournament.games(), again);
    boolean isDecided = results.sprt().filter(path -> path.isDecided() || untold > 0).isPresent();
    missing += isDecided ? 0 : tournament.games() - lines.size();
    return results;
  }

  Verification found() {
    return new Verification(
        compared,
        different.size(),
        different.subList(0, Math.min(MOST_TOLD, different.size())),
        skipped,
        missing);
  }
}
