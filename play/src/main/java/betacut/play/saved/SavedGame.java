package betacut.play.saved;

import static betacut.text.toml.Toml.quoted;

import betacut.play.clock.TimeControl;
import betacut.rules.UsageException;
import betacut.text.file.Sha256;
import betacut.text.toml.Toml;
import betacut.text.toml.TomlTable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A game as a text that people can read.
 *
 * @param start the first position, empty for the game's own
 * @param chosen a letter per move: h for one a person chose, e for the others
 * @param players who plays first and second, by description
 * @param hints which moves show their value: off, best or all
 * @param clock its terms such as 5m+3s, empty without one
 * @param left what the two sides have left
 * @param times tenths of a second that the moves took, separated by commas, empty where unknown
 * @param view how the browser turns the board
 * @param result first, second or draw; empty while the game goes on
 */
public record SavedGame(
    String game,
    String start,
    List<String> moves,
    String chosen,
    List<String> players,
    long seed,
    String hints,
    String clock,
    List<String> left,
    String times,
    int view,
    String result) {
  /** What a person is called in descriptions. */
  public static final String PERSON = "human";

  private static final String TIME = "\\d{1,12}(\\.\\d{1,9})?(ms|s|m|h)";
  private static final List<String> KEYS =
      List.of(
          "game", "start", "moves", "chosen", "players", "seed", "hints", "clock", "left", "times",
          "view", "result", "version", "sum");

  /** Of the form: 2 has a sum, and files before that have neither. */
  private static final int VERSION = 2;

  private static final String SUM = "sum = ";

  /** Copies its lists. */
  public SavedGame {
    moves = List.copyOf(moves);
    players = List.copyOf(players);
    left = List.copyOf(left);
  }

  /**
   * The game that a text describes; what is wrong with it is named with its line.
   *
   * @param file its name, for messages
   */
  public static SavedGame parse(String text, String file) {
    TomlTable table = Toml.parse(text, file);
    table.requireOnly(KEYS);
    List<String> moves = table.texts("moves");
    List<String> players = table.texts("players");
    var saved =
        new SavedGame(
            table.text("game"),
            table.text("start", ""),
            moves,
            table.text("chosen", "h".repeat(moves.size())),
            players.isEmpty() ? List.of(PERSON, PERSON) : players,
            table.whole("seed", 0L),
            hints(table),
            table.text("clock", ""),
            table.texts("left"),
            table.text("times", ""),
            table.whole("view", 0, 0, 7),
            table.text("result", ""));
    if (!saved.isWhole()) {
      throw new UsageException(
          "%s is not a whole saved game: it needs two players, a letter in 'chosen' per move, and"
                  .formatted(file)
              + " times such as 5m+3s.");
    }
    requireUndamaged(table, text, file);
    return saved;
  }

  /** A flipped digit is another game, and nobody would notice. */
  private static void requireUndamaged(TomlTable table, String text, String file) {
    long version = table.whole("version", 1L);
    if (version > VERSION) {
      throw new UsageException(
          "%s is of a newer Betacut (form %d); use that one.".formatted(file, version));
    }
    String lines = text.lines().collect(Collectors.joining("\n", "", "\n"));
    int end = lines.lastIndexOf("\n" + SUM) + 1;
    String sum = table.text("sum", "");
    boolean isOlder = version < VERSION && sum.isEmpty();
    if (!isOlder && !sum.equals(sum(lines.substring(0, end)))) {
      throw new UsageException(
          "%s is damaged: its sum does not fit. If you changed it yourself, remove its lines 'version' and 'sum'."
              .formatted(file));
    }
  }

  private static String sum(String text) {
    return Sha256.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, 16);
  }

  /** Older files say true or false. */
  private static String hints(TomlTable table) {
    String hints = table.value("hints").map(Object::toString).orElse("off");
    return switch (hints) {
      case "off", "best", "all" -> hints;
      case "true" -> "all";
      case "false" -> "off";
      default -> throw table.error("hints", "hints is '%s'; off, best or all".formatted(hints));
    };
  }

  private boolean isWhole() {
    return players.size() == 2
        && chosen.matches("[he]{" + moves.size() + "}")
        && (clock.isEmpty() || TimeControl.isWritten(clock))
        && (left.isEmpty() || left.size() == 2 && left.stream().allMatch(one -> one.matches(TIME)))
        && times.matches("[\\d,]*");
  }

  /** What {@link #parse} reads. */
  public String text() {
    String text = unsummed();
    return text + SUM + quoted(sum(text)) + "\n";
  }

  private String unsummed() {
    return """
    # A game of betacut. To go on: betacut play --resume, or open it in the browser.
    version = %d
    game = %s
    start = %s
    players = %s
    moves = %s
    chosen = %s
    seed = %d
    hints = %s
    clock = %s
    left = %s
    times = %s
    view = %d
    result = %s
    """
        .formatted(
            VERSION,
            quoted(game),
            quoted(start),
            list(players),
            list(moves),
            quoted(chosen),
            seed,
            quoted(hints),
            quoted(clock),
            list(left),
            quoted(times),
            view,
            quoted(result));
  }

  private static String list(List<String> texts) {
    return texts.stream().map(Toml::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  /** The same game with what its writer does not know. */
  public SavedGame known(String allChosen, long anySeed, String outcome) {
    return new SavedGame(
        game, start, moves, allChosen, players, anySeed, hints, clock, left, times, view, outcome);
  }

  /** Whether this is the other game, or goes on where that ends. */
  boolean continues(SavedGame other) {
    return game.equals(other.game)
        && start.equals(other.start)
        && moves.size() >= other.moves.size()
        && moves.subList(0, other.moves.size()).equals(other.moves);
  }

  public boolean isOver() {
    return !result.isEmpty();
  }
}
