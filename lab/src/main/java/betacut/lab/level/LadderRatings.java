package betacut.lab.level;

import betacut.lab.tournament.TournamentResults;
import betacut.stats.rating.BradleyTerry;
import betacut.stats.rating.Crosstable;
import betacut.stats.sample.Estimate;
import java.util.ArrayList;
import java.util.List;

/**
 * What the games of a ladder say about its levels.
 *
 * @param elo of each level, weakest first, random play being 0
 * @param steps how much stronger each is than the one below it, the lowest than random play
 * @param games how many were played
 */
public record LadderRatings(List<Estimate> elo, List<Estimate> steps, int games) {
  /**
   * A tenth of a drawn game. The usual prior of a whole one would draw the ends of a long scale
   * visibly together where games are few.
   */
  private static final double PRIOR = 0.1;

  public LadderRatings {
    elo = List.copyOf(elo);
    steps = List.copyOf(steps);
  }

  /**
   * Rates a table whose first player moves at random and whose last are the levels.
   *
   * @param lowest the player who is the lowest level
   */
  static LadderRatings of(Crosstable table, int lowest, int games) {
    List<Estimate> elo = rated(table, 0);
    List<Estimate> steps = new ArrayList<>();
    steps.add(elo.get(lowest));
    for (int below = lowest; below + 1 < table.players(); below++) {
      steps.add(rated(table, below).get(below + 1));
    }
    return new LadderRatings(elo.subList(lowest, elo.size()), steps, games);
  }

  private static List<Estimate> rated(Crosstable table, int anchor) {
    return BradleyTerry.of(table, anchor, PRIOR, TournamentResults.CONFIDENCE).players();
  }

  /** The ratings alone. */
  double[] values() {
    return elo.stream().mapToDouble(Estimate::value).toArray();
  }
}
