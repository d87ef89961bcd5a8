package betacut.lab.tournament;

import betacut.stats.rating.BradleyTerry;
import betacut.stats.rating.Crosstable;
import betacut.stats.rating.Elo;
import betacut.stats.rating.Pentanomial;
import betacut.stats.rating.PerformanceRating;
import betacut.stats.rating.Ratings;
import betacut.stats.rating.WinDrawLoss;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Counts games. */
final class Tally {
  private static final String RANDOM = "random";

  private final TournamentSpec spec;
  private final List<PlayedGame> games;
  private final Crosstable table;

  /** What estimates are made of: no pair that only happened again. */
  private final List<PlayedGame> news;

  Tally(TournamentSpec spec, List<PlayedGame> games) {
    this.spec = spec;
    this.games = games;
    table = count(games);
    news = PairRepeats.leftOut(games);
  }

  private int size() {
    return spec.players().size();
  }

  private Crosstable count(List<PlayedGame> some) {
    int[][] wins = new int[size()][size()];
    int[][] draws = new int[size()][size()];
    for (PlayedGame game : some) {
      int first = game.first();
      int second = game.second();
      switch (game.halves()) {
        case 2 -> wins[first][second]++;
        case 0 -> wins[second][first]++;
        default -> {
          draws[first][second]++;
          draws[second][first]++;
        }
      }
    }
    return new Crosstable(wins, draws);
  }

  Crosstable table() {
    return table;
  }

  List<PlayerResult> players() {
    List<PlayerResult> players = new ArrayList<>();
    for (int player = 0; player < size(); player++) {
      players.add(new Record(player).result());
    }
    return players;
  }

  List<MatchResult> matches() {
    List<MatchResult> matches = new ArrayList<>();
    for (int one = 0; one < size(); one++) {
      for (int other = one + 1; other < size(); other++) {
        if (table.results(one, other).games() > 0) {
          Pentanomial pairs = pairs(one, other);
          Optional<Elo> elo =
              pairs.pairs() == 0
                  ? Optional.empty()
                  : Optional.of(Elo.of(pairs, TournamentResults.CONFIDENCE));
          matches.add(new MatchResult(one, other, pairs, elo));
        }
      }
    }
    return matches;
  }

  /** Pairs of which both games are there; games come by number, so partners are neighbours. */
  private Pentanomial pairs(int one, int other) {
    Pentanomial pairs = Pentanomial.NONE;
    for (int i = 0; i + 1 < news.size(); i++) {
      PlayedGame game = news.get(i);
      boolean isWanted = game.first() == one && game.second() == other && game.number() % 2 == 0;
      if (isWanted && news.get(i + 1).number() == game.number() + 1) {
        pairs = pairs.plus(game.halves(), 2 - news.get(i + 1).halves());
      }
    }
    return pairs;
  }

  /** Two estimates, random play being 0, or else who has the fewest points per game. */
  List<Ratings> ratings(double confidence) {
    if (!isConnected()) {
      return List.of();
    }
    Crosstable counted = count(news);
    int anchor = anchor();
    return List.of(
        BradleyTerry.of(counted, anchor, BradleyTerry.WEAK_PRIOR, confidence),
        PerformanceRating.of(counted, anchor, BradleyTerry.WEAK_PRIOR, confidence));
  }

  private int anchor() {
    int random = spec.players().indexOf(RANDOM);
    int weakest = 0;
    for (int player = 1; player < size(); player++) {
      weakest = score(player) < score(weakest) ? player : weakest;
    }
    return random >= 0 ? random : weakest;
  }

  private double score(int player) {
    WinDrawLoss all = table.results(player);
    return all.games() == 0 ? 0 : all.score();
  }

  private boolean isConnected() {
    var reached = new BitSet();
    reached.set(0);
    for (int round = 1; round < size(); round++) {
      for (PlayedGame game : games) {
        if (reached.get(game.first()) || reached.get(game.second())) {
          reached.set(game.first());
          reached.set(game.second());
        }
      }
    }
    return reached.cardinality() == size();
  }

  /** How many games ended in each way, by its words. */
  Map<String, Integer> endings() {
    Map<String, Integer> endings = new TreeMap<>();
    games.forEach(game -> endings.merge(game.ending().kind().id(), 1, Integer::sum));
    return endings;
  }

  /** The sums of one player. */
  private final class Record {
    private final int player;
    private int forfeits;
    private long moves;
    private long nanos;
    private long nodes;
    private int judged;
    private int judgedMoves;
    private int blunders;

    Record(int player) {
      this.player = player;
      games.forEach(this::add);
    }

    private void add(PlayedGame game) {
      int plies = game.moves().size();
      if (game.first() == player) {
        add(game.firstBlunders(), game.firstNanos(), game.firstNodes(), (plies + 1) / 2);
        judgedMoves += game.firstJudged();
      } else if (game.second() == player) {
        add(game.secondBlunders(), game.secondNanos(), game.secondNodes(), plies / 2);
        judgedMoves += game.secondJudged();
      } else {
        return;
      }
      boolean hasLost = game.halves() == (game.first() == player ? 0 : 2);
      forfeits += hasLost && game.ending().kind().isForfeit() ? 1 : 0;
    }

    private void add(int gameBlunders, long gameNanos, long gameNodes, int gameMoves) {
      judged += gameBlunders >= 0 ? 1 : 0;
      blunders += Math.max(0, gameBlunders);
      nanos += gameNanos;
      nodes += gameNodes;
      moves += gameMoves;
    }

    PlayerResult result() {
      return new PlayerResult(
          player,
          spec.players().get(player),
          table.results(player),
          forfeits,
          moves,
          nanos,
          nodes,
          judged,
          judgedMoves,
          blunders);
    }
  }
}
