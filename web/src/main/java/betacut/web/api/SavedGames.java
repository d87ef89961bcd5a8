package betacut.web.api;

import static betacut.text.json.JsonLine.object;

import betacut.rules.Games;
import betacut.text.json.JsonLine;
import betacut.text.json.JsonReader;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Games kept on disk, a file each. A file is written beside its place, synced and renamed, so that
 * at any moment there is either the old one or the new one. Whatever else lies in the folder, a
 * link out of it or a file of somebody else, is neither shown nor touched.
 */
public final class SavedGames {
  static final int MOST_BYTES = 32_768;
  private static final int MOST_GAMES = 500;
  private static final List<String> FIELDS = List.of("game", "start", "moves", "address", "result");
  private static final String ENDING = ".json";

  private record Saved(Path file, long changed) {}

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
          .filter(SavedGames::isOurs)
          .map(file -> new Saved(file, file.toFile().lastModified()))
          .sorted(Comparator.comparingLong(Saved::changed).reversed())
          .limit(MOST_GAMES)
          .forEach(saved -> add(games, saved.file()));
    } catch (IOException e) {
      throw failed("listed", e);
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

  private static boolean isOurs(Path file) {
    return file.toString().endsWith(ENDING)
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && file.toFile().length() <= 2L * MOST_BYTES;
  }

  private static Map<String, Object> game(Path file) throws IOException {
    if (!isOurs(file)) {
      throw new NoSuchFileException(file.toString());
    }
    String name = file.getFileName().toString();
    var game = object("id", name.substring(0, name.length() - ENDING.length()));
    game.putAll(fields(Files.readString(file)));
    game.put("changed", file.toFile().lastModified());
    return game;
  }

  Object load(Query query) {
    try {
      return game(file(query.item()));
    } catch (NoSuchFileException | CharacterCodingException | IllegalArgumentException missing) {
      throw unknown(query.item());
    } catch (IOException e) {
      throw failed("read", e);
    }
  }

  private static Refusal unknown(String id) {
    return new Refusal(404, "No game is saved as '%s'; /api/saved lists all.".formatted(id));
  }

  private Refusal failed(String what, IOException e) {
    String reason =
        switch (e) {
          case AccessDeniedException denied -> "no right to use " + denied.getMessage();
          case FileAlreadyExistsException file -> file.getMessage() + " is no folder";
          default -> e.getMessage();
        };
    return new Refusal(
        507,
        "Games cannot be %s in %s (%s). Make room or grant the right, or choose another folder with"
                .formatted(what, folder, reason)
            + " betacut serve --data.");
  }

  Object save(Query query) {
    Path file = file(query.item());
    byte[] content = JsonLine.of(checked(query.body())).getBytes(StandardCharsets.UTF_8);
    try {
      Files.createDirectories(folder);
      if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS) && count() >= MOST_GAMES) {
        throw new Refusal(409, "There are %d saved games; delete one first.".formatted(MOST_GAMES));
      }
      replace(file, content);
    } catch (IOException e) {
      throw failed("saved", e);
    }
    return object("id", query.item());
  }

  private void replace(Path file, byte[] content) throws IOException {
    Path fresh = Files.createTempFile(folder, file.getFileName().toString(), ".new");
    try {
      try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
        ByteBuffer left = ByteBuffer.wrap(content);
        while (left.hasRemaining()) {
          channel.write(left); // a full disk takes a part first
        }
        channel.force(true);
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private long count() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ENDING)).count();
    }
  }

  Object delete(Query query) {
    Path file = file(query.item());
    try {
      if (!isOurs(file) || !Files.deleteIfExists(file)) {
        throw unknown(query.item());
      }
    } catch (IOException e) {
      throw failed("deleted", e);
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
    Map<String, Object> game;
    try {
      game = fields(body);
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(400, "The body is " + wrong.getMessage() + ".");
    }
    AskedGame.of(
        Games.find((String) game.getOrDefault("game", "")),
        (String) game.getOrDefault("start", ""),
        (String) game.getOrDefault("moves", ""));
    return game;
  }

  /** The texts of a game; an {@link IllegalArgumentException} says what it is instead. */
  private static Map<String, Object> fields(String text) {
    if (!(JsonReader.read(text) instanceof Map<?, ?> fields)) {
      throw new IllegalArgumentException("no object with the fields " + FIELDS);
    }
    var game = object();
    for (Map.Entry<?, ?> field : fields.entrySet()) {
      if (!FIELDS.contains(field.getKey()) || !(field.getValue() instanceof String)) {
        throw new IllegalArgumentException(
            "no saved game: the field '%s' is unknown or no text; the fields are %s"
                .formatted(field.getKey(), FIELDS));
      }
      game.put((String) field.getKey(), field.getValue());
    }
    return game;
  }
}
