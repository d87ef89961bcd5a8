package betacut.play.notation;

import betacut.play.notation.Pasted.Format;
import betacut.play.protocol.Ggf;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;
import java.util.Optional;

/** An Othello game as servers and NBoard keep it. */
final class GgfGame implements GameText.Writing {
  @Override
  public Optional<Pasted> read(String text, Game<?> game) {
    if (!text.startsWith("(;") || !text.contains("GM[Othello]")) {
      return Optional.empty();
    }
    try {
      Ggf ggf = Ggf.parse(text);
      String id = ggf.size() == 8 ? "othello" : "othello:%dx%<d".formatted(ggf.size());
      return Optional.of(new Pasted(id, ggf.start(), String.join(" ", ggf.moves()), Format.GGF));
    } catch (UsageException wrong) {
      throw new IllegalPositionException(wrong.getMessage());
    }
  }
}
