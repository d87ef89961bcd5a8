package others;

import betacut.rules.Game;
import betacut.rules.GameFamily;
import java.util.List;

/** Somebody's own family of games that cannot even be made. */
public final class BrokenFamily implements GameFamily {
  public BrokenFamily() {}

  @Override
  public String id() {
    return "stillborn";
  }

  @Override
  public String summary() {
    return "a game that cannot be made";
  }

  @Override
  public List<String> variants() {
    return List.of("");
  }

  @Override
  public Game<?> game(String variant) {
    throw new UnsupportedOperationException("not written yet");
  }
}
