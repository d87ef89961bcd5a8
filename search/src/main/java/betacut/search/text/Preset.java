package betacut.search.text;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.Options.TableSize;
import betacut.search.OrderPart;
import betacut.search.TablePolicy;
import java.util.EnumSet;
import java.util.function.Supplier;

/** Whole sets of options under one name each; an algorithm may be put in their place. */
public enum Preset {
  /**
   * The study's alpha-beta in random order, with its mirror-folded, least-recently-stored table.
   */
  ESSAY("essay", Preset::essay),
  /** Nothing but the algorithm: what experiments add to. */
  PLAIN("plain", () -> Options.plain(Algorithm.PVS)),
  /** Everything that never changes a value, in the usual order, whatever algorithm and game. */
  FULL("full", () -> Options.full(Algorithm.PVS).withOrder(OrderPart.USUAL));

  /** As many as in its code; its text says 5,000. */
  private static final int ESSAY_ENTRIES = 50_000;

  private final String id;
  private final Supplier<Options> maker;

  Preset(String id, Supplier<Options> maker) {
    this.id = id;
    this.maker = maker;
  }

  public Options options() {
    return maker.get();
  }

  public static Preset named(String name) {
    return Nearest.named(
        name,
        values(),
        preset -> preset.id,
        "There is no preset called '%s'.%s Presets: %s",
        UsageException::new);
  }

  private static Options essay() {
    return Options.plain(Algorithm.FAIL_HARD)
        .withEvaluation("essay")
        .withOrder(EnumSet.of(OrderPart.HASH, OrderPart.RANDOM))
        .withTable(TablePolicy.LRS, TableSize.ofEntries(ESSAY_ENTRIES))
        .with(Feature.FOLD);
  }
}
