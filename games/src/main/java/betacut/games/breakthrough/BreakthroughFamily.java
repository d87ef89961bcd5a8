package betacut.games.breakthrough;

import betacut.rules.GameFamily;
import betacut.rules.UsageException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Breakthrough on every board of up to 64 cells. */
public final class BreakthroughFamily implements GameFamily {
  private static final String ID = "breakthrough";
  private static final Pattern SIZE = Pattern.compile("(\\d{1,2})\\s*[x×,]\\s*(\\d{1,2})");

  /** Two rows for each side. */
  private static final int LEAST_HEIGHT = 4;

  /** For {@link java.util.ServiceLoader}. */
  public BreakthroughFamily() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String summary() {
    return "Pawns step ahead and take aslant; the first to reach the far row wins.";
  }

  @Override
  public List<String> variants() {
    return List.of("8x8", "6x6", "5x5", "5x6", "4x5");
  }

  @Override
  public BreakthroughGame game(String variant) {
    String wanted = variant.isBlank() ? variants().getFirst() : variant.strip();
    Matcher size = SIZE.matcher(wanted);
    if (!size.matches()) {
      throw new UsageException(
          "'%s' is not a size of Breakthrough; write WIDTHxHEIGHT, such as 8x8 or 5x6."
              .formatted(wanted));
    }
    int width = Integer.parseInt(size.group(1));
    int height = Integer.parseInt(size.group(2));
    if (width < 2 || height < LEAST_HEIGHT || width * height > Long.SIZE) {
      throw new UsageException(
          "A board of %dx%d is not possible; choose at least 2 columns and %d rows, %d cells at most."
              .formatted(width, height, LEAST_HEIGHT, Long.SIZE));
    }
    boolean isUsual = width == 8 && height == 8;
    String id = isUsual ? ID : "%s:%dx%d".formatted(ID, width, height);
    return new BreakthroughGame(id, new PawnBoard(width, height));
  }
}
