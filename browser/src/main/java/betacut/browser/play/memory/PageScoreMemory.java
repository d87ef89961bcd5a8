package betacut.browser.play.memory;

import betacut.search.engine.Engine;
import java.util.Optional;

/** A page keeps no scores from one visit to the next. */
public final class PageScoreMemory {
  private PageScoreMemory() {}

  public Optional<String> recall(Engine engine) {
    return Optional.empty();
  }

  public Optional<String> keep(Engine engine) {
    return Optional.empty();
  }
}
