package betacut.games.othello;

import betacut.rules.Game;
import betacut.rules.GameFamily;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.List;

/**
 * Othello in its three sizes. Squares that are empty at the end go to the winner, as in every
 * tournament and all literature; a variant counts discs only.
 */
public final class OthelloFamily implements GameFamily {
  static final String ID = "othello";
  private static final String DISCS_ONLY = ",discs-only";

  /** What the usual rule was called when it was a variant. */
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
      variants.add(size + DISCS_ONLY);
    }
    return variants;
  }

  @Override
  public Game<OthelloPosition> game(String variant) {
    String named = variant.isEmpty() ? variants().getFirst() : variant;
    String wanted =
        named.endsWith(WINNER_TAKES_EMPTIES)
            ? named.substring(0, named.length() - WINNER_TAKES_EMPTIES.length())
            : named;
    boolean isDiscsOnly = wanted.endsWith(DISCS_ONLY);
    for (Size size : Size.values()) {
      String name = size + (isDiscsOnly ? DISCS_ONLY : "");
      if (name.equals(wanted)) {
        boolean isDefault = name.equals(variants().getFirst());
        return new OthelloGame(isDefault ? ID : ID + ":" + name, size, !isDiscsOnly);
      }
    }
    throw new UsageException(
        "There is no Othello '" + variant + "'. Variants: " + String.join(", ", variants()));
  }
}
