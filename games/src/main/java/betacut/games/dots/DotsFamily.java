package betacut.games.dots;

import betacut.rules.GameFamily;
import betacut.rules.UsageException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dots and boxes on small boards; sizes count boxes. */
public final class DotsFamily implements GameFamily {
  private static final String ID = "dots";
  private static final Pattern SIZE = Pattern.compile("(\\d)\\s*[x×,]\\s*(\\d)");
  private static final int MOST = 5;

  /** For {@link java.util.ServiceLoader}. */
  public DotsFamily() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Alias> aliases() {
    return List.of(new Alias("dotsandboxes", "3x3"));
  }

  @Override
  public String summary() {
    return "Draw lines between dots; who closes a box owns it and draws again; most boxes win.";
  }

  @Override
  public List<String> variants() {
    return List.of("3x3", "2x2", "4x4", "5x5", "3x2");
  }

  @Override
  public DotsGame game(String variant) {
    String wanted = variant.isBlank() ? variants().getFirst() : variant.strip();
    Matcher size = SIZE.matcher(wanted);
    if (!size.matches()) {
      throw new UsageException(
          "'%s' is not a size of dots and boxes; write COLUMNSxROWS of boxes, such as 3x3."
              .formatted(wanted));
    }
    int width = Integer.parseInt(size.group(1));
    int height = Integer.parseInt(size.group(2));
    if (width < 1 || height < 1 || width > MOST || height > MOST) {
      throw new UsageException(
          "%dx%d boxes are not possible; choose 1 to %d each way.".formatted(width, height, MOST));
    }
    String name = width + "x" + height;
    String id = name.equals(variants().getFirst()) ? ID : ID + ":" + name;
    return new DotsGame(id, new BoxGrid(width, height));
  }
}
