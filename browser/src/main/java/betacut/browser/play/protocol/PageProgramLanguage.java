package betacut.browser.play.protocol;

import betacut.play.protocol.ProgramPlayer;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.List;
import java.util.Optional;

/** A page starts no programs, so it speaks none of their languages. */
public enum PageProgramLanguage {
  ;

  public String prefix() {
    return "";
  }

  public static Optional<PageProgramLanguage> of(String description) {
    return Optional.empty();
  }

  public <P extends Position> void requireGame(Game<P> game) {}

  public <P extends Position> ProgramPlayer<P> player(
      String name, List<String> command, Game<P> game) {
    throw new IllegalStateException("no programs here");
  }
}
