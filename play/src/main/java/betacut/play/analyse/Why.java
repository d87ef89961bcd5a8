package betacut.play.analyse;

import betacut.play.analyse.GivenAway.Basis;
import betacut.rules.Position;
import betacut.search.Result.RootMove;
import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of a move, and what would have been better.
 *
 * @param move the move, its value to the side that makes it, and what follows with best play
 * @param best the best move; one of the same value if there is none better
 * @param basis what the two can be compared by
 */
public record Why(RootMove move, RootMove best, Basis basis) {
  /** Longer lines nobody follows. */
  private static final int LONGEST_LINE = 9;

  public boolean isBest() {
    return move.value().score() >= best.value().score();
  }

  /** What answers the move, and on. */
  public List<Integer> answer() {
    return move.line().stream().skip(1).limit(LONGEST_LINE).toList();
  }

  /** The same in words, about the position before the move. */
  public <P extends Position> String text(P position, MoveNames<P> names) {
    String name = names.of(position, move.move());
    String better =
        isBest()
            ? "There is no better move."
            : "%s %s: %s."
                .formatted(
                    basis == Basis.UNLIKE ? "As far as was seen, better was" : "Better was",
                    names.of(position, best.move()),
                    best.value().text());
    String answer = answer().isEmpty() ? "" : " The answer: " + answer(position, names) + ".";
    return "After %s: %s.%s %s".formatted(name, move.value().text(), answer, better);
  }

  private <P extends Position> String answer(P before, MoveNames<P> names) {
    List<String> words = new ArrayList<>();
    @SuppressWarnings("unchecked") // a copy is of its original's class
    P position = (P) before.copy();
    position.play(move.move());
    for (int reply : answer()) {
      words.add(names.of(position, reply));
      position.play(reply);
    }
    return String.join(", ", words);
  }
}
