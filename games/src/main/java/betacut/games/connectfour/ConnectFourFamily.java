package betacut.games.connectfour;

import betacut.rules.GameFamily;
import betacut.rules.UsageException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Connect-4 in every size, found as {@code connect4} or {@code connect4:WIDTHxHEIGHT}. */
public final class ConnectFourFamily implements GameFamily {
  static final String ID = "connect4";
  static final String DEFAULT_VARIANT = "7x6";
  private static final Pattern SIZE = Pattern.compile("(\\d{1,3})\\s*[x×,]\\s*(\\d{1,3})");

  public ConnectFourFamily() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Alias> aliases() {
    return List.of(new Alias("connectfour", DEFAULT_VARIANT), new Alias("c4", DEFAULT_VARIANT));
  }

  @Override
  public String summary() {
    return "Connect-4: drop stones into columns, four in a row wins";
  }

  @Override
  public List<String> variants() {
    return List.of(DEFAULT_VARIANT, "4x4", "5x4", "5x5", "6x5", "6x6", "8x7", "9x6");
  }

  @Override
  public ConnectFour game(String variant) {
    String wanted = variant.isBlank() ? DEFAULT_VARIANT : variant.strip();
    Matcher size = SIZE.matcher(wanted);
    if (!size.matches()) {
      throw new UsageException(
          "'%s' is not a size of a Connect-4 board; write WIDTHxHEIGHT, such as 7x6."
              .formatted(wanted));
    }
    int width = Integer.parseInt(size.group(1));
    int height = Integer.parseInt(size.group(2));
    if (!ColumnBoard.fits(width, height)) {
      throw new UsageException(
          ("A Connect-4 board of %dx%d is not possible: width and height start at 1, the height"
                  + " ends at %d, and width × (height + 1) must be at most 64 (here %d). Try 7x6,"
                  + " 8x7 or 9x6.")
              .formatted(width, height, ColumnBoard.MAX_HEIGHT, width * (height + 1)));
    }
    return new ConnectFour(new ColumnBoard(width, height));
  }
}
