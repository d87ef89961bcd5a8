package betacut.lab.experiment;

import betacut.stats.growth.ExponentialFit;
import java.util.List;
import java.util.Optional;

/**
 * Numbers that somebody printed about the same question, to be shown beside those of a run.
 *
 * @param source where they were printed
 * @param measure what they are of
 */
public record Published(String source, Measure measure, List<Printed> tables) {
  /** Keeps its own copy. */
  public Published {
    tables = List.copyOf(tables);
  }

  /**
   * One of the tables: a row for each game, and one for all of them.
   *
   * @param level of the compared factor
   * @param table its caption
   * @param graph the caption of its picture
   * @param depths its columns
   * @param games a number for each depth, game by game
   * @param averages as printed, slips included
   * @param fit the curve printed with it
   */
  public record Printed(
      String level,
      String table,
      String graph,
      List<Integer> depths,
      List<List<Double>> games,
      List<Double> averages,
      Optional<ExponentialFit> fit) {
    /** Keeps its own copies. */
    public Printed {
      depths = List.copyOf(depths);
      games = games.stream().map(List::copyOf).toList();
      averages = List.copyOf(averages);
    }

    /** The mean of the games at a depth, which the printed average need not be. */
    public double meanOfGames(int column) {
      return games.stream().mapToDouble(row -> row.get(column)).average().orElseThrow();
    }
  }
}
