package betacut.play.saved;

import betacut.rules.Games;
import betacut.text.file.OwnFiles;
import betacut.text.json.JsonReader;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Takes over the games that browsers kept for themselves, once: JSON, most of it an address. */
final class WebGames {
  private static final String ENDING = ".json";

  private WebGames() {}

  /** What cannot be read stays where it is; what could be is kept under another ending. */
  static void moveInto(GameFolder games) {
    Path folder = games.path().resolveSibling("web-games");
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(ENDING)).toList()) {
        move(file, games);
      }
    } catch (IOException unreadable) {
      // it stays as it is, and is looked at again
    }
  }

  private static void move(Path file, GameFolder games) {
    try {
      String name = file.getFileName().toString().replace(ENDING, "");
      boolean isOurs =
          GameFolder.isName(name)
              && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
              && Files.size(file) <= 2L * GameFolder.MOST_BYTES;
      if (isOurs) {
        SavedGame game = game(Files.readString(file), file.toString());
        OwnFiles.makeFolder(games.path());
        if (games.file(name).write(game, "").isPresent()) {
          Files.move(file, file.resolveSibling(name + ".imported"));
        }
      }
    } catch (IOException | IllegalArgumentException unreadable) {
      // it may be of use to whoever put it there
    }
  }

  /** The game, checked like any other text that describes one. */
  private static SavedGame game(String json, String file) {
    if (!(JsonReader.read(json) instanceof Map<?, ?> fields)) {
      throw new IllegalArgumentException("no object");
    }
    Map<String, String> address = parameters(text(fields, "address"));
    List<String> moves =
        Arrays.stream(text(fields, "moves").split("[\\s,]+"))
            .filter(move -> !move.isEmpty())
            .toList();
    List<String> players =
        List.of(
            address.getOrDefault("first", SavedGame.PERSON),
            address.getOrDefault("second", "level:5"));
    String clock =
        address
            .getOrDefault("clock", "")
            .replaceFirst("^(\\d+)\\+(\\d+)$", "$1m+$2s")
            .replace("+0s", "");
    String times = address.getOrDefault("times", "");
    String game = text(fields, "game");
    String start = text(fields, "start");
    int first = Games.find(game).parse(start).mover();
    String chosen =
        IntStream.range(0, moves.size())
            .mapToObj(ply -> players.get((first + ply) % 2).equals(SavedGame.PERSON) ? "h" : "e")
            .collect(Collectors.joining());
    String hints = address.getOrDefault("hints", "off");
    int view = Integer.parseInt(address.getOrDefault("view", "0"));
    var read =
        new SavedGame(
            game, start, moves, chosen, players, 0, hints, clock, List.of(), times, view, "");
    return SavedGame.parse(read.text(), file);
  }

  private static String text(Map<?, ?> fields, String name) {
    return fields.get(name) instanceof String text ? text : "";
  }

  private static Map<String, String> parameters(String address) {
    String query = URI.create(address).getRawQuery();
    return query == null
        ? Map.of()
        : Arrays.stream(query.split("&"))
            .map(pair -> pair.split("=", 2))
            .filter(pair -> pair.length == 2)
            .collect(
                Collectors.toMap(
                    pair -> pair[0],
                    pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8),
                    (one, _) -> one));
  }
}
