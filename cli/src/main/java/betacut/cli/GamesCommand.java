package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.text.BoardDrawing;
import betacut.cli.text.Json;
import betacut.rules.Game;
import betacut.rules.GameFamily;
import betacut.rules.Games;
import betacut.rules.Position;
import java.util.Arrays;
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
      Json line = new Json().put("id", family.id()).put("summary", family.summary());
      say(line.putTexts("variants", family.variants()).putTexts("aliases", aliases).toString());
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
      Json line = new Json().put("id", game.id()).put("title", game.title());
      line.put("start", game.format(start)).putTexts("evaluations", evaluations);
      say(line.put("moves", moves.length).putTexts("firstMoves", names).toString());
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
