package betacut.search.text;

import betacut.platform.Platform;
import betacut.rules.Evaluator.CutModel;
import betacut.rules.UsageException;
import betacut.rules.Weights;
import betacut.rules.text.Nearest;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Options.TableSize;
import betacut.search.Options.Thresholds;
import betacut.search.OrderPart;
import betacut.search.TablePolicy;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One option or limit of an engine as people write it, a name and a text: the command line, the
 * laboratory's factors and the protocols all mean the same by {@code table-mib=16}.
 */
public final class OptionText {
  /** What an engine is made of, in the order in which the options have to be applied. */
  private static final List<String> OPTIONS =
      List.of(
          "preset",
          "algorithm",
          "evaluation",
          "weights",
          "order",
          "table",
          "table-mib",
          "table-entries",
          "table-depth",
          "etc-depth",
          "threads",
          "seed",
          "with",
          "without",
          "probcut");

  private static final List<String> LIMITS = List.of("depth", "nodes", "time");

  private static final String NOTHING = "none";

  private OptionText() {}

  /** Names of {@link Options}. */
  public static List<String> optionNames() {
    return OPTIONS;
  }

  /** Names of {@link Limits}. */
  public static List<String> limitNames() {
    return LIMITS;
  }

  public static boolean isOption(String name) {
    return OPTIONS.contains(name);
  }

  public static boolean isLimit(String name) {
    return LIMITS.contains(name);
  }

  /**
   * The options with one of them set.
   *
   * @throws UsageException if there is no such option, or if it cannot have this value
   */
  public static Options apply(Options options, String name, String value) {
    return switch (name) {
      case "preset" -> Preset.named(value).options();
      case "algorithm" -> options.withAlgorithm(Algorithm.named(value));
      case "evaluation" -> options.withEvaluation(value);
      case "weights" -> options.withEvaluation(options.evaluation() + Weights.Saved.MARK + value);
      case "order" -> options.withOrder(OrderPart.parse(value));
      case "table" -> options.withTable(TablePolicy.parse(value), options.tableSize());
      case "table-mib" -> options.withTable(options.table(), number(name, value));
      case "table-entries" ->
          options.withTable(options.table(), TableSize.ofEntries(number(name, value)));
      case "table-depth" ->
          options.withThresholds(new Thresholds(number(name, value), options.thresholds().etc()));
      case "etc-depth" ->
          options.withThresholds(new Thresholds(options.thresholds().table(), number(name, value)));
      case "threads" -> options.withThreads(number(name, value));
      case "seed" -> options.withSeed(read(name, value, Quantities::bigNumber));
      case "with" -> switched(options, value, Options::with);
      case "without" -> switched(options, value, Options::without);
      case "probcut" -> options.withCutModel(cutModel(value));
      default -> throw unknown(name);
    };
  }

  /**
   * The limits with one of them set.
   *
   * @throws UsageException if there is no such limit, or if it cannot have this value
   */
  public static Limits apply(Limits limits, String name, String value) {
    return switch (name) {
      case "depth" -> limits.withDepth(number(name, value));
      case "nodes" -> limits.withNodes(read(name, value, Quantities::count));
      case "time" -> limits.withTime(read(name, value, Quantities::duration));
      default -> throw unknown(name);
    };
  }

  /** Says that there is neither an option nor a limit of this name. */
  public static UsageException unknown(String name) {
    List<String> names = EngineText.names();
    return new UsageException(
        "There is no option called '%s'.%s Options: %s"
            .formatted(name, Nearest.hint(name, names), String.join(", ", names)));
  }

  private static CutModel cutModel(String file) {
    try {
      return CutModel.parse(Platform.text(file));
    } catch (IllegalArgumentException refused) {
      throw new UsageException(
          "probcut is '%s', which is no model: %s. The command probcut writes one."
              .formatted(file, refused.getMessage()));
    }
  }

  private static int number(String name, String value) {
    return read(name, value, Quantities::number);
  }

  private static <T> T read(String name, String value, Function<String, T> reader) {
    try {
      return reader.apply(value);
    } catch (UsageException said) {
      throw said;
    } catch (IllegalArgumentException refused) {
      throw new UsageException("%s is '%s'; %s.".formatted(name, value, refused.getMessage()));
    }
  }

  /** Switches the features named in a list with commas; {@code none} is no feature. */
  private static Options switched(
      Options options, String names, BiFunction<Options, Feature, Options> change) {
    Options changed = options;
    for (String name : names.strip().split("\\s*,\\s*")) {
      if (!name.isEmpty() && !name.equalsIgnoreCase(NOTHING)) {
        changed = change.apply(changed, Feature.named(name));
      }
    }
    return changed;
  }
}
