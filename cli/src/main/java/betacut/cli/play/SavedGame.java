package betacut.cli.play;

import betacut.rules.UsageException;
import betacut.text.toml.Toml;
import betacut.text.toml.TomlTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A game in a file that people can read.
 *
 * @param chosen a letter per move: h for one a person chose, e for the others
 * @param players who plays first and second, by description
 * @param clock its terms, empty without one
 * @param left what the two sides have left
 */
public record SavedGame(
    String game,
    List<String> moves,
    String chosen,
    List<String> players,
    long seed,
    boolean hints,
    String clock,
    List<String> left) {
  private static final List<String> KEYS =
      List.of("game", "moves", "chosen", "players", "seed", "hints", "clock", "left");

  public SavedGame {
    moves = List.copyOf(moves);
    players = List.copyOf(players);
    left = List.copyOf(left);
  }

  /** Reads a file; what is wrong with it is named with its line. */
  public static SavedGame read(Path file) {
    String text;
    try {
      text = Files.readString(file);
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be read as a saved game. Check the name after --resume.".formatted(file));
    }
    TomlTable table = Toml.parse(text, file.toString());
    table.requireOnly(KEYS);
    var saved =
        new SavedGame(
            table.text("game"),
            table.texts("moves"),
            table.text("chosen"),
            table.texts("players"),
            table.whole("seed", 0L),
            table.truth("hints", false),
            table.text("clock", ""),
            table.texts("left"));
    if (saved.players.size() != 2 || saved.chosen.length() != saved.moves.size()) {
      throw new UsageException(
          "%s is not a whole saved game: it needs two players, and a letter in 'chosen' per move."
              .formatted(file));
    }
    return saved;
  }

  String text() {
    return """
    # A game of betacut. To go on: betacut play --resume FILE
    game = %s
    players = %s
    moves = %s
    chosen = %s
    seed = %d
    hints = %s
    clock = %s
    left = %s
    """
        .formatted(
            quoted(game),
            quoted(players),
            quoted(moves),
            quoted(chosen),
            seed,
            hints,
            quoted(clock),
            quoted(left));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String quoted(List<String> texts) {
    return texts.stream().map(SavedGame::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  /** Writes a file whole or not at all: a crash leaves the old one or the new one. */
  void write(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    try {
      Path fresh = Files.createTempFile(folder, ".betacut-", ".tmp");
      try (var channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
        channel.write(StandardCharsets.UTF_8.encode(text()));
        channel.force(true);
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
