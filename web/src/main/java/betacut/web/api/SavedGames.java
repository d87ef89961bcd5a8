package betacut.web.api;

import static betacut.web.json.JsonLine.object;

import betacut.web.http.Query;
import betacut.web.http.Refusal;
import betacut.web.json.JsonLine;
import betacut.web.json.JsonReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Games kept on disk, a file each. A file is written beside its place, synced and renamed, so that
 * at any moment there is either the old one or the new one.
 */
public final class SavedGames {
  static final int MOST_BYTES = 32_768;
  private static final int MOST_GAMES = 500;
  private static final Set<String> FIELDS = Set.of("game", "start", "moves", "address", "result");
  private static final String ENDING = ".json";

  private final Path folder;

  public SavedGames(Path folder) {
    this.folder = folder;
  }

  /** All games, the last one changed first. */
  Object list(Query query) {
    if (!Files.isDirectory(folder)) {
      return object("games", List.of());
    }
    List<Object> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.toString().endsWith(ENDING))
          .sorted(Comparator.comparing(SavedGames::changed).reversed())
          .forEach(file -> add(games, file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return object("games", games);
  }

  /** A file that somebody else damaged or removed is left out. */
  private static void add(List<Object> games, Path file) {
    try {
      games.add(game(file));
    } catch (IOException | IllegalArgumentException unreadable) {
      // neither listed nor deleted: it may be of use to whoever put it there
    }
  }

  private static long changed(Path file) {
    return file.toFile().lastModified();
  }

  private static Map<String, Object> game(Path file) throws IOException {
    String name = file.getFileName().toString();
    var fields = (Map<?, ?>) JsonReader.read(Files.readString(file));
    var game = object("id", name.substring(0, name.length() - ENDING.length()));
    fields.forEach((field, value) -> game.put((String) field, value));
    game.put("changed", changed(file));
    return game;
  }

  Object load(Query query) {
    try {
      return game(file(query.item()));
    } catch (NoSuchFileException | IllegalArgumentException missing) {
      throw unknown(query.item());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Refusal unknown(String id) {
    return new Refusal(404, "No game is saved as '%s'; /api/saved lists all.".formatted(id));
  }

  Object save(Query query) {
    Path file = file(query.item());
    byte[] content = JsonLine.of(checked(query.body())).getBytes(StandardCharsets.UTF_8);
    try {
      Files.createDirectories(folder);
      if (!Files.exists(file) && count() >= MOST_GAMES) {
        throw new Refusal(409, "There are %d saved games; delete one first.".formatted(MOST_GAMES));
      }
      Path fresh = Files.createTempFile(folder, query.item(), ".new");
      try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
        channel.write(ByteBuffer.wrap(content));
        channel.force(true);
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new Refusal(
          507, "The game cannot be saved in %s: %s.".formatted(folder, e.getMessage()));
    }
    return object("id", query.item());
  }

  private long count() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ENDING)).count();
    }
  }

  Object delete(Query query) {
    try {
      if (!Files.deleteIfExists(file(query.item()))) {
        throw unknown(query.item());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return object("id", query.item());
  }

  private Path file(String id) {
    if (!id.matches("[a-z0-9-]{1,40}")) {
      throw new Refusal(400, "A saved game's name has 1 to 40 small letters, digits and dashes.");
    }
    return folder.resolve(id + ENDING);
  }

  /** The game, which must be one that can be played. */
  private static Map<String, Object> checked(String body) {
    Object read;
    try {
      read = JsonReader.read(body);
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(400, "The body is " + wrong.getMessage() + ".");
    }
    if (!(read instanceof Map<?, ?> fields)) {
      throw new Refusal(400, "The body must be an object with the fields " + FIELDS + ".");
    }
    var game = object();
    for (Map.Entry<?, ?> field : fields.entrySet()) {
      if (!FIELDS.contains(field.getKey()) || !(field.getValue() instanceof String)) {
        throw new Refusal(
            400,
            "The field '%s' is unknown or no text; the fields are %s."
                .formatted(field.getKey(), FIELDS));
      }
      game.put((String) field.getKey(), field.getValue());
    }
    String name = (String) game.getOrDefault("game", "");
    Asked.of(
        betacut.rules.Games.find(name),
        (String) game.getOrDefault("start", ""),
        (String) game.getOrDefault("moves", ""));
    return game;
  }
}
