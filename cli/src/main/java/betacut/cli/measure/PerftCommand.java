package betacut.cli.measure;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.text.Sentences;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.reference.Perft;
import betacut.text.json.Json;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code perft GAME DEPTH}. */
@CommandLine.Command(
    name = "betacut perft",
    description = {
      "Counts the ways to play exactly DEPTH plies, the usual check of a game's rules. Games that"
          + " end earlier do not count; in Othello a pass is a ply and a finished game goes on as"
          + " one path. Pentago counts moves that lead to the same board once, unless --all-moves."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut perft tictactoe 9",
      "  betacut perft connect4 8 --position 4453 --json",
      "  betacut perft pentago 3 --all-moves"
    })
public final class PerftCommand extends Command {
  private static final int DEEPEST = 255;

  @Parameters(index = "0", paramLabel = "GAME", description = "such as connect4 or othello:6x6")
  String gameName;

  @Parameters(index = "1", paramLabel = "DEPTH", description = "plies to play, 0 or more")
  int depth;

  @Option(
      names = "--position",
      paramLabel = "P",
      description = "count from here: a board or the moves so far")
  String positionText = "-";

  @Option(
      names = "--all-moves",
      description = "Pentago: every way to put and turn, not every board that comes of it")
  boolean allMoves;

  public PerftCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (depth < 0 || depth > DEEPEST) {
      throw new UsageException(
          "The depth is %d; it must be from 0 to %d.".formatted(depth, DEEPEST));
    }
    return count(Games.find(gameName));
  }

  private <P extends Position> int count(Game<P> game) {
    P position = game.parse(positionText);
    Perft.Generator<P> generator = allMoves ? Position::allMoves : Position::moves;
    var perft = new Perft<>(position, generator, game.hasPasses(), depth);
    if (!json) {
      say("%5s %20s %12s %8s".formatted("depth", "count", "ms", "Mn/s"));
    }
    for (int plies = json ? depth : 0; plies <= depth; plies++) {
      long start = System.nanoTime();
      long count = perft.count(plies);
      long nanos = System.nanoTime() - start;
      say(json ? Json.line(new Count(game.id(), depth, count, nanos)) : row(plies, count, nanos));
    }
    return ExitCode.OK;
  }

  private record Count(String game, int depth, long count, long nanos) {}

  private static String row(int plies, long count, long nanos) {
    return String.format(
        Locale.ROOT,
        "%5d %20s %12.2f %8s",
        plies,
        Sentences.count(count),
        nanos / 1e6,
        Sentences.speed(count, nanos));
  }
}
