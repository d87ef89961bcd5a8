package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Random moves from the start of a game, and where they lead.
 *
 * @param seed the seed of all walks
 * @param number which of them this is
 */
public record Walk<P extends Position>(
    Game<P> game, long seed, int number, List<Integer> moves, P position) {
  /** Keeps the moves as they are. */
  public Walk {
    moves = List.copyOf(moves);
  }

  /** The walk's end, for a caller that changes it. */
  public P copy() {
    return copyOf(position);
  }

  /** The walk with one move more. */
  public Walk<P> then(int move) {
    P next = copy();
    next.make(move);
    List<Integer> longer = new ArrayList<>(moves);
    longer.add(move);
    return new Walk<>(game, seed, number, longer, next);
  }

  /** The walk's first so many moves. */
  public Walk<P> first(int plies) {
    P there = game.start();
    moves.subList(0, plies).forEach(there::make);
    return new Walk<>(game, seed, number, moves.subList(0, plies), there);
  }

  /** The moves in the game's notation, which has no passes of skipped sides. */
  String line() {
    List<String> texts = new ArrayList<>();
    P at = game.start();
    for (int move : moves) {
      if (!at.isSkipped()) {
        texts.add(game.formatMove(move));
      }
      at.make(move);
    }
    return String.join(" ", texts);
  }

  /** A copy with the type of its original: {@link Position#copy} promises no more than a base. */
  @SuppressWarnings("unchecked")
  public static <P extends Position> P copyOf(P position) {
    return (P) position.copy();
  }

  /** A place on this walk, or something done there. */
  Place at(String detail) {
    return new Place(this, detail);
  }

  /** Where it ends, for whoever need not walk there again. */
  String end() {
    String text = game.format(position);
    String line = line();
    return moves.isEmpty()
        ? game.id() + ", at the start"
        : text.equals(line)
            ? game.id() + ", after " + line
            : "%s, position %s, reached by: %s".formatted(game.id(), text, line);
  }

  /**
   * A walk, and where on it or what was done there.
   *
   * @param detail such as the ply
   */
  record Place(Walk<?> walk, String detail) {
    @Override
    public String toString() {
      return walk + ", " + detail;
    }
  }

  /** Everything needed to see this position again. */
  @Override
  public String toString() {
    String line = line();
    return "%s, seed %d, walk %d, position %s, reached by: %s"
        .formatted(game.id(), seed, number, game.format(position), line.isEmpty() ? "-" : line);
  }
}
