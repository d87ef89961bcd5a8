package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.text.BoardDrawing;
import betacut.rules.Game;
import betacut.rules.GameFamily;
import betacut.rules.Games;
import betacut.rules.Position;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code games [GAME]}: what can be played, and how it is written. */
@CommandLine.Command(
    name = "betacut games",
    description = {
      "Lists the games with their variants; with GAME, shows its board, its evaluations and how its"
          + " moves are written."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {"  betacut games", "  betacut games pentago", "  betacut games --json"})
final class GamesCommand extends Command {
  private record Family(String id, String summary, List<String> variants, List<String> aliases) {}

  private record Opened(
      String id,
      String title,
      String start,
      Collection<String> evaluations,
      int moves,
      List<String> firstMoves) {}

  private static final int MOVES_SHOWN = 8;

  @Parameters(arity = "0..1", paramLabel = "GAME", description = "such as connect4 or mnk:4,4,4")
  String gameName = "";

  GamesCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (gameName.isEmpty()) {
      Games.families().forEach(this::list);
    } else {
      describe(Games.find(gameName));
    }
    return ExitCode.OK;
  }

  private void list(GameFamily family) {
    List<String> aliases = family.aliases().stream().map(GameFamily.Alias::id).toList();
    if (json) {
      say(new Family(family.id(), family.summary(), family.variants(), aliases));
      return;
    }
    tell(family.id() + ": " + family.summary());
    for (String variant : family.variants()) {
      if (!variant.isEmpty()) {
        say("    " + family.id() + ":" + variant);
      }
    }
    for (GameFamily.Alias alias : family.aliases()) {
      say("    " + alias.id() + " is " + family.id() + ":" + alias.variant());
    }
  }

  private <P extends Position> void describe(Game<P> game) {
    P start = game.start();
    int[] moves = start.legalMoves();
    List<String> names =
        Arrays.stream(moves).limit(MOVES_SHOWN).mapToObj(game::formatMove).toList();
    var evaluations = game.evaluators().sequencedKeySet();
    if (json) {
      String written = game.format(start);
      say(new Opened(game.id(), game.title(), written, evaluations, moves.length, names));
      return;
    }
    say(game.title() + " (" + game.id() + ")");
    show(terminal.drawing().draw(game.board(start), BoardDrawing.NO_CELL));
    tell("Evaluations: " + String.join(", ", evaluations) + " (the first is the default)");
    say("Position:    " + game.format(start));
    if (!game.notationHelp().isEmpty()) {
      tell(game.notationHelp());
    }
    say("Moves:       " + String.join(" ", names) + (moves.length > MOVES_SHOWN ? " ..." : ""));
  }
}
