package betacut.rules;

import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.CutStage;
import betacut.rules.Evaluator.DepthFit;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** The lines of a {@link CutModel}. */
final class CutModelText {
  private static final int MOST_DEPTH = 99;
  private static final Pattern SUM = Pattern.compile("(?m)^# checksum: (\\S+)$");

  private final String[] lines;
  private final List<CutStage> stages = new ArrayList<>();
  private String game = "";
  private String evaluation = "";
  private final String sum;

  CutModelText(String text) {
    lines = text.split("\\r?\\n|\\r");
    Matcher said = SUM.matcher(text);
    sum = said.find() ? said.group(1) : "";
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
    var model = new CutModel(game, evaluation, stages);
    if (!sum.isEmpty() && !sum.equals(checksum(model))) {
      throw new IllegalArgumentException(
          "its figures do not give its checksum, so that something is missing or was changed; take"
              + " the original, or delete the checksum's line if you changed them");
    }
    return model;
  }

  static String checksum(CutModel model) {
    var crc = new CRC32();
    crc.update(write(model).getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(crc.getValue());
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
            && pair.shallow() >= 0
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
    text.append("game %s\nevaluation %s\n".formatted(model.game(), model.evaluation()));
    for (CutStage stage : model.stages()) {
      text.append(
          String.format(Locale.ROOT, "stage %d %.2f\n", stage.fromPly(), stage.threshold()));
      for (DepthFit pair : stage.pairs()) {
        text.append(
            String.format(
                Locale.ROOT,
                "pair %d %d %.3f %.2f %.2f\n",
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
