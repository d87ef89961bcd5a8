package betacut.play.protocol;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Result.RootMove;
import java.util.Locale;
import java.util.stream.Collectors;

/** Moves and values as NBoard reads them. */
final class NBoardText {
  /** Our opinions of Othello positions are in hundredths of a disc. */
  private static final double DISC = 100;

  private NBoardText() {}

  static <P extends Position> String move(ProtocolGame<P> seat, int move) {
    String name = seat.name(move).toUpperCase(Locale.ROOT);
    return name.equals("PASS") ? "PA" : name;
  }

  /** The value in discs, for the side to move. */
  static double discs(Value value) {
    int score = value.score();
    return Score.isDecided(score) ? Score.margin(score) : score / DISC;
  }

  static String eval(Value value) {
    return String.format(Locale.ROOT, "%.2f", discs(value));
  }

  /** {@code F5D6 1.20 0 12}, and how the value is known. */
  static <P extends Position> String hint(ProtocolGame<P> seat, RootMove move) {
    String line = move.line().stream().map(ply -> move(seat, ply)).collect(Collectors.joining());
    return "%s %s 0 %s %s"
        .formatted(line, eval(move.value()), depth(move.value()), move.value().kind().id());
  }

  /** What is solved is said to be so; a bound that decides the game only by its sign. */
  private static String depth(Value value) {
    boolean isSure = value.kind() == Bound.LOWER || value.kind() == Bound.UPPER;
    if (value.kind() == Bound.EXACT) {
      return "100%";
    }
    return isSure && Score.isDecided(value.score()) ? "100%W" : Integer.toString(value.depth());
  }
}
