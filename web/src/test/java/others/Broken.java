package others;

import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** Somebody's own game with everything that can go wrong; each move leads to another mistake. */
public final class Broken implements Rules<String, String> {
  private static volatile boolean isReleased;

  public Broken() {}

  /** Lets all loops end. */
  public static void release() {
    isReleased = true;
  }

  @Override
  public String start() {
    return "start";
  }

  @Override
  public List<String> moves(String state) {
    return switch (state) {
      case "start" -> List.of("throws", "recurses", "misses");
      case "throws" -> throw new IllegalStateException("out of order");
      case "recurses" -> recurse(state);
      case "misses" -> throw new NoClassDefFoundError("others/Library");
      default -> loop(state);
    };
  }

  private List<String> recurse(String state) {
    List<String> moves = moves(state);
    return moves.subList(0, moves.size());
  }

  /** Neither ends nor listens to anybody. */
  public static List<String> loop(String state) {
    while (!isReleased) {
      LockSupport.parkNanos(1_000_000);
      Thread.interrupted();
    }
    return List.of(state);
  }

  @Override
  public String play(String state, String move) {
    return move;
  }

  @Override
  public Outcome result(String state) {
    return Outcome.ONGOING;
  }
}
