package betacut.games.tree;

import betacut.rules.GameFamily;
import java.util.List;

/** Typed trees, found as {@code tree:((3 12 8)(2 4 6)(14 5 2))}. */
public final class TreeFamily implements GameFamily {
  static final String ID = "tree";

  public TreeFamily() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String summary() {
    return "a tree you type: brackets are positions, numbers are scores for the first player";
  }

  @Override
  public List<String> variants() {
    return List.of(TreeText.EXAMPLE, "((3 17)(2 12)(15 25 0))", "(((8 5)(6 -4))((3 8)(4 -6)))");
  }

  @Override
  public TreeGame game(String variant) {
    return new TreeGame(TreeText.parse(variant.isBlank() ? TreeText.EXAMPLE : variant));
  }
}
