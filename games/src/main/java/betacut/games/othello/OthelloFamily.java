package betacut.games.othello;

import betacut.rules.Game;
import betacut.rules.GameFamily;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.List;

/** Othello in its three sizes. */
public final class OthelloFamily implements GameFamily {
  static final String ID = "othello";
  private static final String WINNER_TAKES_EMPTIES = ",winner-takes-empties";

  /** For {@link java.util.ServiceLoader}. */
  public OthelloFamily() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Alias> aliases() {
    return List.of(
        new Alias("reversi", "8x8"), new Alias("othello6", "6x6"), new Alias("othello4", "4x4"));
  }

  @Override
  public String summary() {
    return "Enclose the other side's discs to turn them over; more discs at the end win.";
  }

  @Override
  public List<String> variants() {
    List<String> variants = new ArrayList<>();
    for (Size size : Size.values()) {
      variants.add(size.toString());
    }
    for (Size size : Size.values()) {
      variants.add(size + WINNER_TAKES_EMPTIES);
    }
    return variants;
  }

  @Override
  public Game<OthelloPosition> game(String variant) {
    String wanted = variant.isEmpty() ? variants().getFirst() : variant;
    boolean winnerTakesEmpties = wanted.endsWith(WINNER_TAKES_EMPTIES);
    for (Size size : Size.values()) {
      String name = size + (winnerTakesEmpties ? WINNER_TAKES_EMPTIES : "");
      if (name.equals(wanted)) {
        boolean isDefault = name.equals(variants().getFirst());
        return new OthelloGame(isDefault ? ID : ID + ":" + name, size, winnerTakesEmpties);
      }
    }
    throw new UsageException(
        "There is no Othello '" + variant + "'. Variants: " + String.join(", ", variants()));
  }
}
