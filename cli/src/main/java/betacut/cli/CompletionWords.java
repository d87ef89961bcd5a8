package betacut.cli;

import betacut.cli.lab.LabCommand;
import betacut.cli.lab.LevelCommand;
import betacut.cli.solve.BookCommand;
import betacut.lab.experiment.spec.Presets;
import betacut.rules.GameFamily;
import betacut.rules.Games;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.OrderPart;
import betacut.search.TablePolicy;
import betacut.search.text.Preset;
import betacut.studies.Studies;
import betacut.studies.Study;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What an option or argument may be, where that is a list; otherwise it is taken for a file. */
final class CompletionWords {
  private CompletionWords() {}

  static List<String> of(ArgSpec argument) {
    if (argument instanceof OptionSpec option) {
      return ofOption(option);
    }
    return switch (argument.paramLabel()) {
      case "GAME", "GAME|FILE" -> games();
      case "COMMAND" -> Arrays.stream(Verb.values()).map(Verb::id).toList();
      case "SHELL" -> CompletionCommand.SHELLS;
      case "SUBJECT" ->
          Stream.concat(Presets.names().stream(), Studies.all().stream().map(Study::name)).toList();
      case "ACTION" -> actions(argument.command().userObject());
      default -> candidates(argument);
    };
  }

  private static List<String> ofOption(OptionSpec option) {
    return switch (option.longestName()) {
      case "--game" -> games();
      case "--algorithm" -> ids(Arrays.stream(Algorithm.values()).map(Algorithm::id));
      case "--preset" -> ids(Arrays.stream(Preset.values()).map(Enum::name));
      case "--table" -> ids(Arrays.stream(TablePolicy.values()).map(TablePolicy::id));
      case "--order" -> ids(Arrays.stream(OrderPart.values()).map(OrderPart::id));
      case "--with", "--without" -> ids(Arrays.stream(Feature.values()).map(Feature::id));
      case "--until" -> List.of("exact");
      case "--player1", "--player2" ->
          List.of("human", "random", "perfect", "level:1", "level:5", "level:10");
      default -> candidates(option);
    };
  }

  private static List<String> ids(Stream<String> names) {
    return names.map(name -> name.toLowerCase(Locale.ROOT)).toList();
  }

  /** Every game, by all its names. */
  static List<String> games() {
    List<String> names = new ArrayList<>();
    for (GameFamily family : Games.families()) {
      names.add(family.id());
      family.aliases().forEach(alias -> names.add(alias.id()));
    }
    return names;
  }

  private static List<String> actions(Object command) {
    return switch (command) {
      case LabCommand _ -> LabCommand.ACTIONS;
      case LevelCommand _ -> LevelCommand.ACTIONS;
      default -> BookCommand.ACTIONS;
    };
  }

  private static List<String> candidates(ArgSpec argument) {
    List<String> words = new ArrayList<>();
    if (argument.completionCandidates() != null) {
      argument.completionCandidates().forEach(words::add);
    }
    return words;
  }
}
