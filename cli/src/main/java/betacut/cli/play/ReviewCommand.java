package betacut.cli.play;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.core.Terminal;
import betacut.play.analyse.Analyst;
import betacut.play.analyse.ReviewedPly;
import betacut.play.saved.GameFile;
import betacut.play.saved.GameFolder;
import betacut.play.saved.GameNotation;
import betacut.play.saved.SavedGame;
import betacut.play.saved.StoredGame;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.text.json.OrNull;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code review [GAME]}: a game that was played, move by move. */
@CommandLine.Command(
    name = "betacut review",
    description = {
      "Says of every move of a saved game what it gave away, as v does during play. Without a name"
          + " it takes the game played last; betacut play --saved lists all, those of the browser"
          + " among them. ?! lost a twentieth of the winning chance"
          + " or more, ? a tenth, ?? three twentieths."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut review",
      "  betacut review my.game --pgn > my.pgn",
      "  betacut review my.game --nodes 0 --json"
    })
public final class ReviewCommand extends Command {
  /** A move for programs; what was found out is missing where nobody looked. */
  private record ReviewedMove(
      String type,
      int ply,
      String player,
      String move,
      @OrNull String value,
      @OrNull String best,
      @OrNull Double loss,
      String mark) {}

  /** A game for programs. */
  private record WrittenGame(
      String type,
      String game,
      String start,
      List<String> players,
      List<String> moves,
      String result,
      String clock,
      long seed) {}

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "a file, or the name of a saved game; usually the one played last")
  String name;

  @Option(names = "--pgn", description = "write it as chess games are written, with the marks")
  boolean isNotation;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "positions to look at for every move that no solver knows; 40000, and 0 only"
              + " writes the game")
  int nodes = Analyst.REVIEW_NODES;

  public ReviewCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (nodes < 0) {
      throw new UsageException("--nodes is %d; it must be 0 or more.".formatted(nodes));
    }
    try {
      StoredGame stored = stored();
      return review(Games.find(stored.saved().game()), stored);
    } catch (IOException e) {
      throw new UsageException("Saved games cannot be used: %s.".formatted(e.getMessage()));
    }
  }

  private StoredGame stored() throws IOException {
    Optional<GameFolder> folder = GameFolder.of(terminal.environment());
    if (name == null) {
      List<StoredGame> games = folder.isEmpty() ? List.of() : folder.get().list();
      return games.stream()
          .findFirst()
          .orElseThrow(
              () -> new UsageException("No game is saved; play one: betacut play connect4."));
    }
    Optional<StoredGame> known = folder.flatMap(games -> games.find(name));
    if (known.isPresent()) {
      return known.get();
    }
    Path file = Path.of(name);
    if (!Files.isRegularFile(file)) {
      throw new UsageException(
          "There is no file and no saved game '%s'; betacut play --saved lists all."
              .formatted(name));
    }
    long changed = Files.getLastModifiedTime(file).toMillis();
    return new StoredGame(name, changed, "", GameFile.of(file).read());
  }

  private <P extends Position> int review(Game<P> game, StoredGame stored) {
    Match<P> match = replayed(game, stored);
    List<ReviewedPly> plies = new ArrayList<>();
    boolean isStopped;
    try (var interruption = new Interruption(terminal)) {
      StopSignal signal = interruption.signal();
      if (nodes > 0) {
        new Analyst<>(game, signal).review(match.first(), match.moves(), 0, nodes, plies::addFirst);
      }
      isStopped = signal.isGiven();
    }
    if (json) {
      tellPrograms(game, match, stored.saved(), plies);
    } else if (isNotation) {
      show(GameNotation.of(stored.saved(), stored.changed(), remarks(match, plies)));
    } else {
      tellPeople(game, match, stored.saved(), plies);
    }
    return isStopped ? ExitCode.INTERRUPTED : ExitCode.OK;
  }

  private static <P extends Position> Match<P> replayed(Game<P> game, StoredGame stored) {
    var match = new Match<P>(game, stored.saved().start());
    for (String move : stored.saved().moves()) {
      try {
        match.play(game.parseMove(match.position(), move), true, "");
      } catch (IllegalPositionException e) {
        throw new UsageException("%s is no whole game: %s".formatted(stored.id(), e.getMessage()));
      }
    }
    return match;
  }

  private <P extends Position> void tellPeople(
      Game<P> game, Match<P> match, SavedGame saved, List<ReviewedPly> plies) {
    say(
        "%s, %s against %s: %s"
            .formatted(game.title(), saved.players().get(0), saved.players().get(1), end(saved)));
    if (plies.isEmpty()) {
      tell(String.join(" ", match.moveNames()));
      return;
    }
    plies.stream()
        .map(ply -> ply.text(game::formatMove))
        .filter(text -> !text.isEmpty())
        .forEach(this::tell);
    tell(ReviewedPly.summary(plies));
  }

  private static String end(SavedGame saved) {
    return switch (saved.result()) {
      case "" -> "not over";
      case "draw" -> "a draw";
      default -> saved.result() + " player won";
    };
  }

  /** A mark and what it cost, per move; nothing where nobody looked. */
  private static List<String> remarks(Match<?> match, List<ReviewedPly> plies) {
    List<String> remarks = new ArrayList<>();
    for (int ply = 0; ply < match.moves().size(); ply++) {
      int number = ply;
      remarks.add(
          plies.stream()
              .filter(one -> one.ply() == number && !one.mark().isEmpty())
              .findFirst()
              .map(ReviewCommand::remark)
              .orElse(""));
    }
    return remarks;
  }

  private static String remark(ReviewedPly ply) {
    return ply.mark()
        + ply.loss().map(lost -> " {lost %d %%}".formatted(Math.round(100 * lost))).orElse("");
  }

  private <P extends Position> void tellPrograms(
      Game<P> game, Match<P> match, SavedGame saved, List<ReviewedPly> plies) {
    say(
        new WrittenGame(
            "game",
            saved.game(),
            saved.start(),
            saved.players(),
            saved.moves(),
            saved.result(),
            saved.clock(),
            saved.seed()));
    plies.stream()
        .filter(ply -> ply.played().isPresent())
        .map(
            ply ->
                new ReviewedMove(
                    "move",
                    ply.ply() + 1,
                    ply.mover() == 0 ? "first" : "second",
                    match.moveNames().get(ply.ply()),
                    ply.played().orElseThrow().value().text(),
                    game.formatMove(ply.best().move()),
                    ply.loss().orElse(null),
                    ply.mark()))
        .forEach(this::say);
  }
}
