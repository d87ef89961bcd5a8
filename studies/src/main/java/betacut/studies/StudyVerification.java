package betacut.studies;

import betacut.lab.store.Log;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentResults;
import betacut.search.StopSignal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What came of playing the games of a folder once more.
 *
 * @param compared games whose moves, results and node counts were compared
 * @param different how many of them are not the same, or are there only once
 * @param skipped games by the clock, which need not repeat
 * @param examples names of some that differ
 */
public record StudyVerification(int compared, int different, int skipped, List<String> examples) {
  private static final int FEW = 5;

  /** Keeps its own copy. */
  public StudyVerification {
    examples = List.copyOf(examples);
  }

  /** Plays again what has to repeat; if it is stopped, the answer means nothing. */
  public static StudyVerification of(
      Path folder, int workers, StudyRun.Listener listener, StopSignal stop) {
    var kept = new StudyFolder(folder);
    StudyFolder.Owner owner = kept.owner();
    return of(owner.study().parts(owner.isQuick()), kept.games(), workers, listener, stop);
  }

  /** The same for games that are kept elsewhere; those by the clock are left out. */
  public static StudyVerification of(
      Study study, StudyGames before, int workers, StudyRun.Listener listener, StopSignal stop) {
    Map<String, List<String>> lines = new HashMap<>();
    before.parts().forEach((part, games) -> lines.put(part, GamesCsv.lines(part, games)));
    return of(study.parts(before.isQuick()), lines, workers, listener, stop);
  }

  static StudyVerification of(
      List<Part> parts,
      Map<String, List<String>> before,
      int workers,
      StudyRun.Listener listener,
      StopSignal stop) {
    int atOnce = workers == 0 ? Runtime.getRuntime().availableProcessors() : workers;
    int compared = 0;
    int different = 0;
    int skipped = 0;
    List<String> examples = new ArrayList<>();
    for (Part part : parts) {
      List<String> old = before.getOrDefault(part.name(), List.of());
      Tournament<?> tournament = part.tournament();
      if (tournament.isTimed()) {
        skipped += old.size();
        continue;
      }
      var log = Log.inMemory(PlayedGame.COLUMNS);
      var heard = listener.begins(part, tournament, 0);
      TournamentResults again = tournament.run(log, atOnce, heard, stop);
      List<Integer> others = differences(old, GamesCsv.lines(part.name(), again));
      compared += Math.max(old.size(), again.games().size());
      different += others.size();
      others.stream().limit(FEW).forEach(n -> examples.add(part.name() + " game " + n));
    }
    return new StudyVerification(compared, different, skipped, examples);
  }

  private static List<Integer> differences(List<String> old, List<String> fresh) {
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < Math.max(old.size(), fresh.size()); i++) {
      boolean isSame = i < old.size() && i < fresh.size() && old.get(i).equals(fresh.get(i));
      if (!isSame) {
        others.add(i);
      }
    }
    return others;
  }
}
