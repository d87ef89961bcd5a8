package betacut.play.notation;

import betacut.play.notation.Pasted.Format;
import betacut.rules.Game;
import java.util.Optional;
import java.util.regex.Pattern;

/** Moves with numbers, remarks and headers, as chess games are written: {@code 1. 4 3 2. 4 4}. */
final class NumberedMoves implements GameText.Writing {
  private static final Pattern NUMBER = Pattern.compile("(?<!\\S)\\d{1,3}\\.+");
  private static final Pattern HEADER = Pattern.compile("(?m)^\\s*\\[[^\\]\\n]*]\\s*$");
  private static final Pattern REMARK = Pattern.compile("\\{[^}]*}|(?m);.*$|\\$\\d+|[!?]+");
  private static final Pattern RESULT = Pattern.compile("(?<!\\S)(1-0|0-1|1/2-1/2|½-½|\\*)(?!\\S)");

  @Override
  public Optional<Pasted> read(String text, Game<?> game) {
    if (!NUMBER.matcher(text).find()) {
      return Optional.empty();
    }
    String rest = text;
    for (Pattern noise : new Pattern[] {HEADER, REMARK, NUMBER, RESULT}) {
      rest = noise.matcher(rest).replaceAll(" ");
    }
    String moves = rest.strip().replaceAll("\\s+", " ");
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(Pasted.of(game.id(), moves, Format.NUMBERED));
  }
}
