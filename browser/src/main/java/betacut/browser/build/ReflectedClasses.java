package betacut.browser.build;

import java.util.List;
import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** What is looked into while the engine runs: records that are answers or rows. */
public final class ReflectedClasses extends SimpleReflectionPolicy {
  /** Rows that a store gives back. */
  private static final String MEASUREMENT = "betacut.lab.experiment.Measurement";

  private static final String PLAYED_GAME = "betacut.lab.tournament.PlayedGame";

  @Override
  protected void setup() {
    selectClasses(extending(Record.class)).reflectableFields(INSTANCE);
    for (String row : List.of(MEASUREMENT, "betacut.search.Statistics", PLAYED_GAME)) {
      selectClass(row).reflectableMethods(named("<init>"));
    }
    selectClass("betacut.lab.tournament.Ending").reflectableMethods(named("of"));
  }
}
