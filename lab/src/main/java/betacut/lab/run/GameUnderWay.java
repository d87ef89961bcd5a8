package betacut.lab.run;

import java.util.ArrayDeque;
import java.util.List;

/**
 * A game that is being played, to look on. One thread plays; any number look, and cost it nothing:
 * all it does is to write down each move in one more link of a chain.
 */
public final class GameUnderWay {
  /**
   * A move and what its player spent on it.
   *
   * @param nodes positions looked at; 0 if the player does not say
   */
  public record Move(String text, long nanos, long nodes) {}

  private record Link(Link before, Move move) {}

  private final int number;
  private final int first;
  private final int second;
  private final String opening;
  private volatile Link last;
  private volatile boolean isOver;
  private volatile Runnable told = () -> {};

  /**
   * @param number its place in the schedule, counted from 0
   * @param first who moves first from the opening, by number among the players
   * @param opening the position it begins from, as the game writes it
   */
  public GameUnderWay(int number, int first, int second, String opening) {
    this.number = number;
    this.first = first;
    this.second = second;
    this.opening = opening;
  }

  public int number() {
    return number;
  }

  public int first() {
    return first;
  }

  public int second() {
    return second;
  }

  public String opening() {
    return opening;
  }

  /** Whom to tell of every move, on the thread that plays: he must be quick. */
  public void watch(Runnable watcher) {
    told = watcher;
  }

  /** Told by the thread that plays. */
  public void moved(Move move) {
    last = new Link(last, move);
    told.run();
  }

  /** Told by the thread that plays: whatever became of it, there is nothing more to see. */
  public void end() {
    isOver = true;
  }

  public boolean isOver() {
    return isOver;
  }

  /** The moves so far. */
  public List<Move> moves() {
    var moves = new ArrayDeque<Move>();
    for (Link link = last; link != null; link = link.before()) {
      moves.addFirst(link.move());
    }
    return List.copyOf(moves);
  }
}
