package betacut.rules;

import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.CutStage;
import betacut.rules.Evaluator.DepthFit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines of a {@link CutModel}. */
final class CutModelText {
  private static final int MOST_DEPTH = 99;

  private final String[] lines;
  private final List<CutStage> stages = new ArrayList<>();
  private String game = "";
  private String evaluation = "";

  CutModelText(String text) {
    lines = text.split("\\R");
  }

  CutModel read() {
    for (int number = 1; number <= lines.length; number++) {
      String[] words = lines[number - 1].replaceFirst("#.*", "").strip().split("\\s+");
      if (!words[0].isEmpty() && !isTaken(words)) {
        throw new IllegalArgumentException(
            "line %d is '%s'; it must be game, evaluation, stage or pair with its numbers"
                .formatted(number, lines[number - 1].strip()));
      }
    }
    if (game.isEmpty() || evaluation.isEmpty() || stages.isEmpty()) {
      throw new IllegalArgumentException(
          "it needs lines 'game NAME', 'evaluation NAME' and at least one 'stage'");
    }
    return new CutModel(game, evaluation, stages);
  }

  private boolean isTaken(String[] words) {
    try {
      return switch (words[0] + " " + words.length) {
        case "game 2" -> !(game = words[1]).isEmpty();
        case "evaluation 2" -> !(evaluation = words[1]).isEmpty();
        case "stage 3" -> isStage(Integer.parseInt(words[1]), Double.parseDouble(words[2]));
        case "pair 6" -> isPair(words);
        default -> false;
      };
    } catch (NumberFormatException none) {
      return false;
    }
  }

  private boolean isStage(int fromPly, double threshold) {
    boolean isNext = stages.isEmpty() || fromPly > stages.getLast().fromPly();
    stages.add(new CutStage(fromPly, threshold, List.of()));
    return isNext && threshold > 0;
  }

  private boolean isPair(String[] words) {
    var pair =
        new DepthFit(
            Integer.parseInt(words[1]),
            Integer.parseInt(words[2]),
            Double.parseDouble(words[3]),
            Double.parseDouble(words[4]),
            Double.parseDouble(words[5]));
    boolean isSense =
        !stages.isEmpty()
            && pair.shallow() >= 1
            && pair.shallow() < pair.deep()
            && pair.deep() <= MOST_DEPTH
            && pair.slope() > 0
            && pair.sigma() >= 0;
    if (isSense) {
      CutStage stage = stages.removeLast();
      List<DepthFit> pairs = new ArrayList<>(stage.pairs());
      pairs.add(pair);
      stages.add(new CutStage(stage.fromPly(), stage.threshold(), pairs));
    }
    return isSense;
  }

  static String write(CutModel model) {
    var text = new StringBuilder();
    text.append("game %s%nevaluation %s%n".formatted(model.game(), model.evaluation()));
    for (CutStage stage : model.stages()) {
      text.append(
          String.format(Locale.ROOT, "stage %d %.2f%n", stage.fromPly(), stage.threshold()));
      for (DepthFit pair : stage.pairs()) {
        text.append(
            String.format(
                Locale.ROOT,
                "pair %d %d %.3f %.2f %.2f%n",
                pair.deep(),
                pair.shallow(),
                pair.slope(),
                pair.intercept(),
                pair.sigma()));
      }
    }
    return text.toString().replace("\r\n", "\n");
  }
}
