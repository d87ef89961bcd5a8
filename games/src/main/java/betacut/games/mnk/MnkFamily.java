package betacut.games.mnk;

import betacut.rules.GameFamily;
import betacut.rules.UsageException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All m,n,k games, found as {@code mnk:WIDTH,HEIGHT,K} or by the names of the famous ones. */
public final class MnkFamily implements GameFamily {
  static final String ID = "mnk";
  static final Alias TIC_TAC_TOE = new Alias("tictactoe", "3,3,3");
  static final Alias GOMOKU = new Alias("gomoku", "15,15,5");
  private static final Pattern SIZE =
      Pattern.compile("(\\d{1,3})\\s*[,x×]\\s*(\\d{1,3})\\s*,\\s*(\\d{1,3})");

  public MnkFamily() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Alias> aliases() {
    return List.of(TIC_TAC_TOE, GOMOKU);
  }

  @Override
  public String summary() {
    return "k in a row on m columns and n rows: tic-tac-toe, gomoku and everything between";
  }

  @Override
  public List<String> variants() {
    return List.of(TIC_TAC_TOE.variant(), "4,4,4", "5,5,4", "7,7,5", GOMOKU.variant());
  }

  @Override
  public Mnk game(String variant) {
    String wanted = variant.isBlank() ? TIC_TAC_TOE.variant() : variant.strip();
    Matcher size = SIZE.matcher(wanted);
    if (!size.matches()) {
      throw new UsageException(
          "'%s' is not an m,n,k game; write WIDTH,HEIGHT,K, such as 3,3,3 or 15,15,5."
              .formatted(wanted));
    }
    int width = Integer.parseInt(size.group(1));
    int height = Integer.parseInt(size.group(2));
    int inRow = Integer.parseInt(size.group(3));
    check(width, "width");
    check(height, "height");
    if (inRow < 2 || inRow > Math.max(width, height)) {
      throw new UsageException(
          "%d in a row is not possible on a board of %dx%d; choose 2 to %d."
              .formatted(inRow, width, height, Math.max(width, height)));
    }
    return new Mnk(new LineBoard(width, height, inRow));
  }

  private static void check(int size, String name) {
    if (size < LineBoard.MIN_SIZE || size > LineBoard.MAX_SIZE) {
      throw new UsageException(
          "A board of %s %d is not possible; choose %d to %d."
              .formatted(name, size, LineBoard.MIN_SIZE, LineBoard.MAX_SIZE));
    }
  }
}
