package betacut.lab.census;

import betacut.play.player.Player;
import betacut.play.player.PlayerMaker;
import betacut.rules.Game;
import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Proportion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * What many games of two players say of a game. Positions of one game are alike, so intervals are
 * resampled by game. A forced pass is no choice: it counts neither as a move nor as a position.
 *
 * @param branching legal moves per position where somebody moved
 * @param length moves per game
 * @param unfinished games that were given up for their length, which count as long as they lasted
 */
public record GameCensus(
    int games,
    long positions,
    Estimate branching,
    Estimate length,
    int shortest,
    int longest,
    Estimate firstWins,
    Estimate draws,
    Estimate secondWins,
    long passes,
    int unfinished) {
  private static final double CONFIDENCE = 0.95;

  /** One game: how many moves there were to choose from, over all positions, and how it ended. */
  private record Course(long choices, int moves, int passes, int winner) {
    static final int NOBODY = -1;
    static final int UNFINISHED = -2;
  }

  /**
   * Plays and counts.
   *
   * @param seats who plays first and second; the sides change with every game
   * @param maxPlies a longer game is given up
   */
  public static <P extends Position> GameCensus of(
      Game<P> game, List<PlayerMaker<P>> seats, int games, int maxPlies, long seed) {
    List<Course> courses =
        IntStream.range(0, games)
            .parallel()
            .mapToObj(number -> play(game, seats, number, maxPlies, seed))
            .toList();
    return of(courses, seed);
  }

  private static <P extends Position> Course play(
      Game<P> game, List<PlayerMaker<P>> seats, int number, int maxPlies, long seed) {
    var seeds = new SplittableRandom(Keys.mix(seed, number));
    try (Player<P> one = seats.get(number % 2).create(seeds.nextLong());
        Player<P> other = seats.get(1 - number % 2).create(seeds.nextLong())) {
      P position = game.start();
      long choices = 0;
      int moves = 0;
      int passes = 0;
      while (position.outcome() == Position.ONGOING && moves + passes < maxPlies) {
        int[] legal = position.legalMoves();
        boolean isPass = isPass(game, position, legal);
        Player<P> mover = position.mover() == 0 ? one : other;
        position.make(isPass ? legal[0] : mover.choose(position).move());
        choices += isPass ? 0 : legal.length;
        moves += isPass ? 0 : 1;
        passes += isPass ? 1 : 0;
      }
      return new Course(choices, moves, passes, winner(position));
    }
  }

  private static <P extends Position> boolean isPass(Game<P> game, P position, int... legal) {
    return position.isSkipped()
        || game.hasPasses() && legal.length == 1 && game.targetCell(position, legal[0]) < 0;
  }

  private static int winner(Position position) {
    int outcome = position.outcome();
    if (outcome == Position.ONGOING) {
      return Course.UNFINISHED;
    }
    return outcome == 0 ? Course.NOBODY : outcome > 0 ? position.mover() : 1 - position.mover();
  }

  private static GameCensus of(List<Course> courses, long seed) {
    int[] lengths = courses.stream().mapToInt(Course::moves).toArray();
    List<Integer> winners = new ArrayList<>(courses.stream().map(Course::winner).toList());
    int unfinished = count(winners, Course.UNFINISHED);
    return new GameCensus(
        courses.size(),
        Arrays.stream(lengths).sum(),
        ratio(courses, Course::choices, Course::moves, seed),
        ratio(courses, Course::moves, course -> 1, seed),
        Arrays.stream(lengths).min().orElse(0),
        Arrays.stream(lengths).max().orElse(0),
        share(winners, 0),
        share(winners, Course.NOBODY),
        share(winners, 1),
        courses.stream().mapToLong(Course::passes).sum(),
        unfinished);
  }

  private static int count(List<Integer> winners, int who) {
    return (int) winners.stream().filter(winner -> winner == who).count();
  }

  private static Estimate share(List<Integer> winners, int who) {
    return new Proportion(count(winners, who), winners.size()).wilson(CONFIDENCE);
  }

  private static Estimate ratio(
      List<Course> courses,
      ToDoubleFunction<Course> above,
      ToDoubleFunction<Course> below,
      long seed) {
    double[] tops = courses.stream().mapToDouble(above).toArray();
    double[] bottoms = courses.stream().mapToDouble(below).toArray();
    return Bootstrap.bca(seed)
        .estimate(
            courses.size(),
            drawn -> {
              double top = 0;
              double bottom = 0;
              for (int unit : drawn) {
                top += tops[unit];
                bottom += bottoms[unit];
              }
              return bottom == 0 ? 0 : top / bottom;
            });
  }
}
