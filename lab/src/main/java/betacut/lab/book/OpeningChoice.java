package betacut.lab.book;

import betacut.lab.tuning.GamesFolder;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.solve.opening.SearchedOpenings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Chooses the positions of a book: those that most games came through, each by a way that does not
 * leave the book.
 */
public final class OpeningChoice<P extends Position> {
  private record Candidate(List<Integer> moves, int games) {}

  private final Game<P> game;
  private final int plies;
  private final Map<Long, Integer> games = new HashMap<>();

  /**
   * A choice among positions of up to so many plies.
   *
   * @param folder whose games decide; those that do not begin at the start are left out
   */
  public OpeningChoice(Game<P> game, int plies, GamesFolder folder) {
    this.game = game;
    this.plies = plies;
    String start = game.format(game.start());
    folder.read(
        game,
        (opening, moves) -> {
          if (opening.isEmpty() || game.format(game.parse(opening)).equals(start)) {
            count(moves);
          }
        });
    if (games.isEmpty()) {
      throw folder.without(game);
    }
  }

  private void count(int[] moves) {
    P position = game.start();
    for (int ply = 0; ply <= Math.min(plies, moves.length - 1); ply++) {
      games.merge(SearchedOpenings.key(position), 1, Integer::sum);
      position.play(moves[ply]);
    }
  }

  /** At most so many positions as moves from the start, the most frequent first. */
  public List<List<Integer>> positions(int most) {
    List<List<Integer>> chosen = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    // Among equals the one found first: the same games give the same book.
    var queue =
        new PriorityQueue<>(
            Comparator.comparingInt(Candidate::games)
                .reversed()
                .thenComparing(Candidate::moves, OpeningChoice::compare));
    offer(queue, seen, game.start(), List.of());
    while (!queue.isEmpty() && chosen.size() < most) {
      List<Integer> moves = queue.poll().moves;
      chosen.add(moves);
      Position position = game.start();
      moves.forEach(position::play);
      for (int move : position.legalMoves()) {
        Position next = position.copy();
        next.play(move);
        List<Integer> longer = new ArrayList<>(moves);
        longer.add(move);
        offer(queue, seen, next, longer);
      }
    }
    return chosen;
  }

  private void offer(
      PriorityQueue<Candidate> queue, Set<Long> seen, Position position, List<Integer> moves) {
    long key = SearchedOpenings.key(position);
    int count = games.getOrDefault(key, 0);
    if (count > 0 && position.outcome() == Position.ONGOING && seen.add(key)) {
      queue.add(new Candidate(moves, count));
    }
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return Integer.compare(one.get(i), other.get(i));
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
