package betacut.cli.lab;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.OutFile;
import betacut.cli.core.Terminal;
import betacut.lab.tuning.CutFitting;
import betacut.rules.Evaluator.CutModel;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code probcut GAME}: measures what Multi-ProbCut needs to know of an evaluation. */
@CommandLine.Command(
    name = "betacut probcut",
    description = {
      "Measures how deep values of an evaluation follow shallow ones in each part of the game: the"
          + " figures for Multi-ProbCut, which cuts where a shallow search makes a deep cut likely."
          + " Positions of seeded games are searched to every depth. Any game with an evaluation"
          + " can be measured; --probcut FILE, or probcut=FILE in a player, uses the file."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut probcut connect4 --positions 60 --depth 6",
      "  betacut probcut othello --depth 10 --out my.probcut",
      "  betacut tournament othello --nodes 9k --players 'pvs probcut=my.probcut; pvs'"
    })
public final class ProbCutCommand extends Command {
  @Parameters(index = "0", paramLabel = "GAME", description = "such as othello, or one of yours")
  String gameName;

  @Option(names = "--evaluation", paramLabel = "NAME", description = "usually the game's first")
  String evaluation = "";

  @Option(names = "--stages", paramLabel = "N", description = "parts of the game; 4")
  int stages = 4;

  @Option(names = "--positions", paramLabel = "N", description = "to search in each part; 300")
  int positions = 300;

  @Option(names = "--depth", paramLabel = "D", description = "the deepest that is foretold; 9")
  int depth = 9;

  @Option(
      names = "--reach",
      paramLabel = "D",
      description = "foretell deeper depths, too, by how the spread of the measured ones grows")
  int reach;

  @Option(
      names = "--beside",
      paramLabel = "N",
      description = "positions up to so many random plies off those of the games; 0")
  int beside;

  @Option(
      names = "--percentile",
      paramLabel = "P",
      description = "how many cuts in a hundred are to be right; 93")
  double percentile = 93;

  @Option(names = "--seed", paramLabel = "S", description = "fixes every random choice")
  long seed = 1;

  @Option(names = "--out", paramLabel = "FILE", description = "write the figures to this file")
  String out;

  public ProbCutCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    var file = new OutFile(out);
    CutModel model = fitting(Games.find(gameName)).fit();
    String text = "# %s%n".formatted(origin()).replace("\r", "") + model.withChecksum();
    if (json) {
      say(new Fitted(model.game(), model.evaluation(), model.stages().size(), text));
    } else if (out == null) {
      show(text);
    }
    file.write(text, "The figures", this);
    return ExitCode.OK;
  }

  private record Fitted(String game, String evaluation, int stages, String text) {}

  private <P extends betacut.rules.Position> CutFitting<P> fitting(Game<P> game) {
    var known = game.evaluators().sequencedKeySet();
    if (!evaluation.isEmpty() && !known.contains(evaluation)) {
      throw new UsageException(
          "%s has no evaluation called '%s'.%s Evaluations: %s"
              .formatted(
                  game.id(),
                  evaluation,
                  Nearest.hint(evaluation, known),
                  String.join(", ", known)));
    }
    return new CutFitting<>(
        game, evaluation, stages, positions, depth, reach, beside, percentile, seed);
  }

  /** The command that gives the same figures again. */
  private String origin() {
    return "betacut probcut %s%s --stages %d --positions %d --depth %d%s%s --percentile %s --seed %d"
        .formatted(
            gameName,
            evaluation.isEmpty() ? "" : " --evaluation " + evaluation,
            stages,
            positions,
            depth,
            reach == 0 ? "" : " --reach " + reach,
            beside == 0 ? "" : " --beside " + beside,
            percentile,
            seed);
  }
}
