package betacut.cli;

import betacut.rules.Nearest;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.table.TablePolicy;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Supplier;

/** Engines that other people described, under one name each. */
enum Preset {
  /** The Connect-4 study's alpha-beta with its mirror-folded, least-recently-stored table. */
  ESSAY("essay", Preset::essay);

  /** The smallest size with room for the study's 50,000 entries. */
  private static final int ESSAY_MEBIBYTES = 2;

  private final String id;
  private final Supplier<Options> maker;

  Preset(String id, Supplier<Options> maker) {
    this.id = id;
    this.maker = maker;
  }

  Options options() {
    return maker.get();
  }

  static Preset named(String name) {
    List<String> ids = Arrays.stream(values()).map(preset -> preset.id).toList();
    return Arrays.stream(values())
        .filter(preset -> preset.id.equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no preset called '%s'.%s Presets: %s"
                        .formatted(name, Nearest.hint(name, ids), String.join(", ", ids))));
  }

  private static Options essay() {
    return Options.plain(Algorithm.ALPHABETA)
        .withEvaluation("essay")
        .withOrder(EnumSet.of(OrderPart.HASH))
        .withTable(TablePolicy.LRS, ESSAY_MEBIBYTES)
        .with(Feature.FOLD)
        .with(Feature.FAIL_HARD)
        .with(Feature.TABLE_LEAVES);
  }
}
