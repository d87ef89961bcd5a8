package betacut.games.pentago;

import betacut.rules.Game;
import betacut.rules.GameFamily;
import betacut.rules.UsageException;
import java.util.Arrays;
import java.util.List;

/** Pentago, classic and twist. */
public final class PentagoFamily implements GameFamily {
  static final String ID = "pentago";

  /** For {@link java.util.ServiceLoader}. */
  public PentagoFamily() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Alias> aliases() {
    return List.of(new Alias("pentago-twist", Variant.TWIST.id));
  }

  @Override
  public String summary() {
    return "Put a stone, then turn a quarter of the board; five in a row win.";
  }

  @Override
  public List<String> variants() {
    return Arrays.stream(Variant.values()).map(variant -> variant.id).toList();
  }

  @Override
  public Game<PentagoPosition> game(String name) {
    if (name.isEmpty()) {
      return new PentagoGame(Variant.CLASSIC);
    }
    for (Variant variant : Variant.values()) {
      if (variant.id.equals(name)) {
        return new PentagoGame(variant);
      }
    }
    throw new UsageException(
        "There is no Pentago '" + name + "'. Variants: " + String.join(", ", variants()));
  }
}
