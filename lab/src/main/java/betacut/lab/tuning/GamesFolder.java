package betacut.lab.tuning;

import betacut.games.othello.OthelloGame;
import betacut.games.othello.WthorFile;
import betacut.lab.tuning.TableTraining.TaughtGame;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.text.csv.Csv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Games that others have played, in files of a folder: {@code games.csv} of tournaments, and for
 * Othello those of the WTHOR base. Other files are left alone.
 */
public record GamesFolder(String name) {
  private static final String WTHOR = ".wtb";
  private static final String CSV = ".csv";

  /** Takes games, one after the other. */
  @FunctionalInterface
  public interface Reader {
    /** A game by the numbers of its moves; an empty opening is the start. */
    void read(String opening, int[] moves);
  }

  /** What the games teach, file by file in the order of their names. */
  <P extends Position> List<TaughtGame> games(Game<P> game, Teacher<P> teacher) {
    List<TaughtGame> games = new ArrayList<>();
    read(game, (opening, moves) -> teacher.taught(opening, moves).ifPresent(games::add));
    if (games.isEmpty()) {
      throw without(game);
    }
    return games;
  }

  /** What to say of a folder that has no game. */
  public UsageException without(Game<?> game) {
    return new UsageException(
        "There is no game of %s in %s; put .wtb or games.csv files there."
            .formatted(game.id(), name));
  }

  /** Reads every game, file by file in the order of their names. */
  public <P extends Position> void read(Game<P> game, Reader reader) {
    for (Path file : files()) {
      String kind = file.getFileName().toString().toLowerCase(Locale.ROOT);
      try {
        if (kind.endsWith(WTHOR) && game instanceof OthelloGame othello && othello.isStandard()) {
          WthorFile.read(Files.readAllBytes(file)).forEach(moves -> reader.read("", moves));
        } else if (kind.endsWith(CSV)) {
          read(Csv.read(Files.readString(file), file.toString()), game, reader);
        }
      } catch (IOException | IllegalArgumentException e) {
        throw unreadable(file, e);
      }
    }
  }

  private List<Path> files() {
    try (Stream<Path> files = Files.list(Path.of(name))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(
          "The games cannot be read from '%s' (%s); name a folder with --games-from."
              .formatted(name, e.getMessage()));
    }
  }

  private static <P extends Position> void read(
      List<List<String>> rows, Game<P> game, Reader reader) {
    List<String> heading = rows.isEmpty() ? List.of() : rows.getFirst();
    int opening = heading.indexOf("opening");
    int moves = heading.indexOf("moves");
    if (opening < 0 || moves < 0) {
      throw new IllegalArgumentException("its heading has no 'opening' and 'moves'");
    }
    for (List<String> row : rows.subList(1, rows.size())) {
      if (row.size() != heading.size()) {
        throw new IllegalArgumentException("a line of it is cut off");
      }
      String from = row.get(opening);
      reader.read(from, Teacher.moves(game, from, List.of(row.get(moves).split(" ", -1))));
    }
  }

  private static UsageException unreadable(Path file, Exception reason) {
    return new UsageException(
        "%s cannot be learned from: %s; take it out of the folder."
            .formatted(file, reason.getMessage()));
  }
}
