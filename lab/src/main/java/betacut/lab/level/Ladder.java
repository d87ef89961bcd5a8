package betacut.lab.level;

import betacut.lab.tournament.Arena;
import betacut.lab.tournament.Mode;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentSpec;
import betacut.play.level.Level;
import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.stats.rating.Crosstable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Levels in the order of their strength, with the random player below them, to be measured on one
 * scale: each meets the next two, as games between players far apart tell next to nothing. Where
 * the lowest level is far above random play, weaker rungs come between.
 *
 * <p>Games of levels that think long are fewer: there the ladder is cut into two tournaments that
 * share two players, and the upper one has a quarter of the games.
 */
final class Ladder {
  private static final String RANDOM = "random";
  private static final long DEAR_NODES = 20_000;
  private static final int DEAR_SHARE = 4;
  private static final int LONG_GAME = 45;

  /** Part of the ladder: a tournament, and the place of its first player on the whole. */
  private record Stretch(Part part, int offset) {}

  private final String name;
  private final Game<?> game;
  private final List<String> players;
  private final int lowest;
  private final int cheap;
  private final int games;
  private final long seed;

  /**
   * @param name what is measured
   * @param games of every two that meet, half of them with each colour
   */
  Ladder(String name, Game<?> game, List<Level> levels, int games, long seed) {
    if (games < 2) {
      throw new UsageException(
          "%d games tell nothing; every two levels need at least 2.".formatted(games));
    }
    this.name = name;
    this.game = game;
    this.games = games;
    this.seed = seed;
    List<Level> below = Candidates.below(levels.getFirst());
    lowest = 1 + below.size();
    cheap = lowest + (int) levels.stream().takeWhile(this::isCheap).count();
    players =
        Stream.concat(
                Stream.of(RANDOM),
                Stream.concat(below.stream(), levels.stream()).map(Level::makings))
            .toList();
  }

  private boolean isCheap(Level level) {
    return Candidates.isShort(game) || level.nodes() <= DEAR_NODES && !level.asksSolver();
  }

  private List<Stretch> stretches() {
    int few = Math.max(2, games / DEAR_SHARE);
    if (cheap == players.size() || cheap < 3) {
      return List.of(stretch(0, players.size(), cheap < 3 ? few : games));
    }
    return List.of(stretch(0, cheap, games), stretch(cheap - 2, players.size(), few));
  }

  private Stretch stretch(int from, int to, int count) {
    TournamentSpec spec =
        TournamentSpec.of(game.id(), players.subList(from, to).toArray(String[]::new))
            .withMode(Mode.LADDER, Optional.empty())
            .withRounds((count + 1) / 2, openings(), seed + from)
            .withJudge(Optional.empty(), 0);
    String question = "How strong are the %s from rung %d to %d?".formatted(name, from, to - 1);
    return new Stretch(
        new Part(
            from == 0 ? name : name + "-upper", question, spec, own -> Tournament.of(own, game)),
        from);
  }

  /** A few random plies, more in longer games, so that games differ and none is decided. */
  private String openings() {
    int plies = game.start().pliesLeft();
    return Candidates.isShort(game) ? "random:1" : plies <= LONG_GAME ? "random:4" : "random:6";
  }

  /** How many tournaments it takes. */
  int parts() {
    return stretches().size();
  }

  /** The games there are. */
  int games() {
    return stretches().stream().mapToInt(stretch -> stretch.part().spec().games()).sum();
  }

  /** Plays all games; empty if they were stopped. */
  Optional<LadderRatings> play(Arena arena) {
    int size = players.size();
    int[][] wins = new int[size][size];
    int[][] draws = new int[size][size];
    int played = 0;
    for (Stretch stretch : stretches()) {
      TournamentResults results = arena.play(stretch.part());
      if (!results.isComplete()) {
        return Optional.empty();
      }
      played += results.games().size();
      add(results.table(), stretch.offset(), wins, draws);
    }
    return Optional.of(LadderRatings.of(new Crosstable(wins, draws), lowest, played));
  }

  private static void add(Crosstable part, int offset, int[][] wins, int[][] draws) {
    for (int one = 0; one < part.players(); one++) {
      for (int other = 0; other < part.players(); other++) {
        wins[offset + one][offset + other] += part.wins()[one][other];
        draws[offset + one][offset + other] += part.draws()[one][other];
      }
    }
  }
}
