package betacut.bench;

import betacut.bench.chaos.Campaign;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The side-by-side measurements behind docs/measurements.md, each by its name:
 *
 * <pre>java -XX:+UseTransparentHugePages -jar bench/target/betacut-bench.jar twins</pre>
 *
 * Times are CPU time of the searching thread where one thread searches, and wall time where several
 * do; variants are interleaved (A B B A) and the median is shown, with the node count, which must
 * be the same in every round.
 */
public final class Measurements {
  private static final Map<String, Runnable> BY_NAME = new LinkedHashMap<>();

  static {
    BY_NAME.put("plain", PlainSpeed::run);
    BY_NAME.put("parts", NodeParts::run);
    BY_NAME.put("twins", TwinsGain::run);
    BY_NAME.put("twins-alone", TwinsGain::alone);
    BY_NAME.put("twins-on", TwinsGain::on);
    BY_NAME.put("twins-off", TwinsGain::off);
    BY_NAME.put("table-size", TableSize::run);
    BY_NAME.put("table-cost", TableCost::run);
    BY_NAME.put("policies", TableSize::policies);
    BY_NAME.put("threads", ThreadsGain::run);
    BY_NAME.put("drivers", Drivers::run);
    BY_NAME.put("ordering", Drivers::ordering);
    BY_NAME.put("probcut", ProbCutCalibration::run);
    BY_NAME.put("probcut-gain", ProbCutCalibration::gain);
    BY_NAME.put("selection", Selection::nodes);
    BY_NAME.put("selection-elo", Selection::elo);
    BY_NAME.put("chances", WinningChances::run);
    BY_NAME.put("puzzles", PuzzleSlope::run);
    BY_NAME.put("book", BookAnswers::run);
    BY_NAME.put("pentago", PentagoProofs::run);
    BY_NAME.put("othello-6x6", SmallOthello::run);
    BY_NAME.put("solver-empty", SolverFiles::empty);
  }

  private Measurements() {}

  public static void main(String[] arguments) throws Exception {
    if (arguments.length > 1 && arguments[0].equals("solver")) {
      int lines = arguments.length > 2 ? Integer.parseInt(arguments[2]) : Integer.MAX_VALUE;
      SolverFiles.run(arguments[1], lines, List.of(arguments));
      return;
    }
    if (arguments.length > 1 && arguments[0].equals("othello")) {
      int from = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1;
      int to = arguments.length > 3 ? Integer.parseInt(arguments[3]) : Integer.MAX_VALUE;
      int passes = arguments.length > 4 ? Integer.parseInt(arguments[4]) : 1;
      OthelloFiles.run(Path.of(arguments[1]), from, to, passes);
      return;
    }
    if (arguments.length == 5 && arguments[0].equals("pentago") && arguments[1].equals("theory")) {
      PentagoTruth.theory(Integer.parseInt(arguments[2]), arguments[3], arguments[4]);
      return;
    }
    if (arguments.length > 4 && arguments[0].equals("pentago") && arguments[1].equals("kept")) {
      PentagoTruth.kept(
          Integer.parseInt(arguments[2]),
          Integer.parseInt(arguments[3]),
          List.of(arguments).subList(4, arguments.length));
      return;
    }
    if (arguments.length > 0 && arguments[0].equals("chaos")) {
      Campaign.main(Arrays.copyOfRange(arguments, 1, arguments.length));
      return;
    }
    if (arguments.length != 1 || !BY_NAME.containsKey(arguments[0])) {
      System.err.println(
          "Name one measurement: "
              + String.join(", ", BY_NAME.keySet())
              + ", solver FOLDER [LINES [exact|weak] [kept|cleared]],"
              + " othello FILE [FIRST-LINE [LAST-LINE [PASSES]]],"
              + " pentago theory OPENINGS PLAYER PLAYER,"
              + " pentago kept STONES POSITIONS PLAYER…,"
              + " chaos [NAME…] [--times N] [--seed S] [--from I]");
      System.exit(2);
    }
    BY_NAME.get(arguments[0]).run();
  }
}
