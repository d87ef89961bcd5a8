package betacut.lab.tournament;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * The positions games begin from, by number.
 *
 * <pre>
 *   start         the start of the game, always
 *   random:4      four random plies, none twice before all were there, mirror images once
 *   random:2-16   two to sixteen of them
 *   even:6        six random plies, of a dozen those that a search of two plies sees most even
 *   drawn:6       six random plies after which the game is a draw by the book or the solver
 *   won:6         the same, won for the side to move; lost:6 likewise
 *   beside:6-17   six to seventeen plies, the last few of them off a game of short searches
 *   all:2         every position of two plies that is not over, mirror images once, shuffled
 *   list:44|45    these, one after the other
 *   file:PATH     those in a file, one on each line
 * </pre>
 *
 * @param distinct how many there are before they repeat; empty if they are drawn at random
 */
public record Openings<P extends Position>(OptionalInt distinct, IntFunction<P> maker) {
  private static final int MOST_PLIES = 1000;

  /** The position of a number; a new object every time. */
  public P at(int number) {
    return maker.apply(number);
  }

  /** Reads a description; {@code seed} fixes what is random about it. */
  public static <P extends Position> Openings<P> parse(Game<P> game, String text, long seed) {
    int colon = text.indexOf(':');
    String kind = colon < 0 ? text.strip() : text.substring(0, colon).strip();
    String rest = colon < 0 ? "" : text.substring(colon + 1).strip();
    var lines = new OpeningLines<>(game, new GameSeeds(seed));
    return switch (kind) {
      case "start" -> new Openings<>(OptionalInt.of(1), number -> game.start());
      case "random" -> drawn(game, lines, text, rest, OpeningDraw.any());
      case "even" -> drawn(game, lines, text, rest, OpeningDraw.mostEven(game));
      case "won" -> drawn(game, lines, text, rest, OpeningDraw.worth(game, 1, text));
      case "drawn" -> drawn(game, lines, text, rest, OpeningDraw.worth(game, 0, text));
      case "lost" -> drawn(game, lines, text, rest, OpeningDraw.worth(game, -1, text));
      case "beside" -> beside(game, lines, text, rest);
      case "all" -> ofList(game, lines.all(plies(text, rest)));
      case "list" -> ofList(game, checked(game, Arrays.asList(rest.split("\\|"))));
      case "file" -> ofList(game, checked(game, lines(rest)));
      default ->
          throw new UsageException(
              "The openings '%s' are unknown; use start, random:4, even:4, drawn:4, beside:4, all:2, list:A|B or file:PATH."
                  .formatted(text));
    };
  }

  private static <P extends Position> Openings<P> drawn(
      Game<P> game, OpeningLines<P> lines, String text, String plies, OpeningDraw<P> choice) {
    int[] range = range(text, plies);
    lines.random(Math.max(range[0], range[1]), lines.source(0)); // refuses games over by then
    var drawn = new DrawnOpenings<>(game, lines, range[0], range[1], choice);
    drawn.at(0); // refuses what no position has
    return new Openings<>(OptionalInt.empty(), drawn::at);
  }

  private static <P extends Position> Openings<P> beside(
      Game<P> game, OpeningLines<P> lines, String text, String plies) {
    int[] range = range(text, plies);
    var beside = new BesideGames<>(game, lines, range[0], range[1]);
    beside.at(Math.abs(range[1] - range[0])); // refuses games over by then
    return new Openings<>(OptionalInt.empty(), beside::at);
  }

  /** Both ends of a range of plies; one number is both. */
  private static int[] range(String text, String plies) {
    int dash = plies.indexOf('-');
    int least = plies(text, dash < 0 ? plies : plies.substring(0, dash));
    return new int[] {least, dash < 0 ? least : plies(text, plies.substring(dash + 1))};
  }

  private static int plies(String text, String number) {
    if (!number.matches("\\d{1,4}") || Integer.parseInt(number) > MOST_PLIES) {
      throw new UsageException(
          "The openings '%s' need a number of plies, such as random:4 or all:2.".formatted(text));
    }
    return Integer.parseInt(number);
  }

  private static <P extends Position> Openings<P> ofList(Game<P> game, List<String> positions) {
    return new Openings<>(
        OptionalInt.of(positions.size()),
        number -> game.parse(positions.get(number % positions.size())));
  }

  private static List<String> lines(String path) {
    try {
      return Files.readAllLines(Path.of(path)).stream().filter(line -> !line.isBlank()).toList();
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(
          "The openings cannot be read from '%s' (%s); check the path."
              .formatted(path, e.getMessage()));
    }
  }

  private static <P extends Position> List<String> checked(Game<P> game, List<String> positions) {
    if (positions.isEmpty()) {
      throw new UsageException("There are no openings; name at least one position.");
    }
    for (String position : positions) {
      if (game.parse(position).outcome() != Position.ONGOING) {
        throw new UsageException(
            "The opening '%s' is a finished game; leave it out.".formatted(position.strip()));
      }
    }
    return positions.stream().map(String::strip).toList();
  }
}
