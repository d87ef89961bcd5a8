package betacut.play.notation;

import betacut.play.notation.Pasted.Format;
import betacut.rules.Game;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Moves of Pentago whose turn stands apart: {@code b5 1R}. */
final class TurnsApart implements GameText.Writing {
  private static final Pattern MOVE =
      Pattern.compile("\\b([a-f][1-6])\\s+([1-4])\\s*([lrm])\\b", Pattern.CASE_INSENSITIVE);

  @Override
  public Optional<Pasted> read(String text, Game<?> game) {
    Matcher move = MOVE.matcher(text);
    return game.id().startsWith("pentago") && move.find()
        ? Optional.of(Pasted.of(game.id(), move.replaceAll("$1-$2$3"), Format.TURNS))
        : Optional.empty();
  }
}
