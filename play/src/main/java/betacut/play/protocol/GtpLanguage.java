package betacut.play.protocol;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * The Go Text Protocol, version 2, for games other than go: what Othello front ends speak. Commands
 * wait for each other, as the protocol has it; only GoGui's {@code # interrupt} ends a search.
 */
final class GtpLanguage implements Language {
  private static final String INTERRUPT = "# interrupt";

  private final Map<String, BiFunction<GtpLine, StopSignal, String>> commands = new TreeMap<>();
  private final Consumer<String> out;
  private final Brain.Maker maker;
  private final String version;
  private GtpTable<?> table;
  private GtpClock clock = new GtpClock();

  GtpLanguage(ProtocolGame<?> seat, Brain.Maker maker, String version, Consumer<String> out) {
    this.maker = maker;
    this.version = version;
    this.out = out;
    table = new GtpTable<>(seat);
    addQuestions();
    addMoves();
    addRules();
  }

  private void addQuestions() {
    commands.put("protocol_version", (line, stop) -> "2");
    commands.put("name", (line, stop) -> "Betacut");
    commands.put("version", (line, stop) -> version);
    commands.put(
        "known_command",
        (line, stop) ->
            Boolean.toString(commands.containsKey(line.word(0).toLowerCase(Locale.ROOT))));
    commands.put("list_commands", (line, stop) -> String.join("\n", commands.keySet()));
    commands.put("list_games", (line, stop) -> table.seat().game().id());
    commands.put("showboard", (line, stop) -> table.drawing());
    commands.put("final_score", (line, stop) -> table.score());
    commands.put("gogui-interrupt", (line, stop) -> "");
    commands.put("quit", (line, stop) -> "");
  }

  private void addMoves() {
    commands.put("boardsize", (line, stop) -> resize(line.word(0)));
    commands.put("set_game", (line, stop) -> choose(line.word(0)));
    commands.put("clear_board", (line, stop) -> clear());
    commands.put("komi", (line, stop) -> ""); // means nothing here, but front ends always say it
    commands.put("play", (line, stop) -> play(line));
    commands.put("undo", (line, stop) -> undo());
    commands.put("genmove", (line, stop) -> table.generate(side(line.word(0)), clock, stop, true));
    commands.put(
        "reg_genmove", (line, stop) -> table.generate(side(line.word(0)), clock, stop, false));
    commands.put("time_settings", (line, stop) -> settings(line.words()));
    commands.put("time_left", (line, stop) -> left(line));
  }

  /** With these GoGui plays games whose rules it does not know. */
  private void addRules() {
    commands.put("gogui-rules_game_id", (line, stop) -> title());
    commands.put("gogui-rules_board_size", (line, stop) -> size(table.seat()));
    commands.put("gogui-rules_board", (line, stop) -> grid(table.drawing()));
    commands.put("gogui-rules_legal_moves", (line, stop) -> table.legal());
    commands.put("gogui-rules_side_to_move", (line, stop) -> mover());
    commands.put(
        "gogui-rules_final_result", (line, stop) -> table.seat().isOver() ? table.score() : "");
  }

  @Override
  public void obey(String text, StopSignal stop) {
    GtpLine line = GtpLine.parse(text);
    if (line.isBlank()) {
      return;
    }
    try {
      out.accept("=%s %s\n".formatted(line.id(), answer(line, stop)));
    } catch (UsageException | IllegalPositionException e) {
      out.accept("?%s %s\n".formatted(line.id(), Quoted.oneLine(e.getMessage())));
    }
  }

  private String answer(GtpLine line, StopSignal stop) {
    var command = commands.get(line.command());
    if (command == null) {
      throw new UsageException("unknown command");
    }
    return command.apply(line, stop);
  }

  private String resize(String text) {
    if (!text.matches("\\d{1,3}")) {
      throw new UsageException("boardsize not an integer");
    }
    try {
      sit(Sizes.of(table.seat().game(), Integer.parseInt(text)));
    } catch (UsageException e) {
      throw new UsageException("unacceptable size: " + e.getMessage());
    }
    return "";
  }

  private String choose(String name) {
    sit(Games.find(name.toLowerCase(Locale.ROOT)));
    return "";
  }

  private String clear() {
    table.seat().setUp("-");
    return "";
  }

  private void sit(Game<?> game) {
    table = new GtpTable<>(table.seat().at(game, maker));
  }

  private String play(GtpLine line) {
    if (line.words().size() < 2) {
      throw new UsageException("syntax error: write 'play COLOUR VERTEX'");
    }
    table.play(side(line.word(0)), line.word(1));
    return "";
  }

  private String undo() {
    table.undo();
    return "";
  }

  private String settings(List<String> words) {
    clock = new GtpClock();
    clock.settings(words);
    return "";
  }

  private String left(GtpLine line) {
    clock.left(side(line.word(0)), line.words());
    return "";
  }

  private static int side(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> 0;
      case "w", "white" -> 1;
      default ->
          throw new UsageException(
              "syntax error: '%s' is no colour; write black or white".formatted(Quoted.of(text)));
    };
  }

  private String title() {
    return table.seat().game().title().split(" ")[0];
  }

  private String mover() {
    return GtpTable.colour(table.seat().position().mover());
  }

  private static <P extends Position> String size(ProtocolGame<P> seat) {
    Board board = seat.game().board(seat.position());
    return board.width() == board.height()
        ? Integer.toString(board.width())
        : board.width() + " " + board.height();
  }

  private static String grid(String drawing) {
    return drawing.substring(0, drawing.lastIndexOf('\n'));
  }

  @Override
  public boolean isFarewell(String line) {
    return GtpLine.parse(line).command().equals("quit");
  }

  @Override
  public boolean isInterruption(String line) {
    return line.strip().toLowerCase(Locale.ROOT).startsWith(INTERRUPT);
  }
}
