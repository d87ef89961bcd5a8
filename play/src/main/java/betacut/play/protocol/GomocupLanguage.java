package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.rules.Games;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The Gomocup protocol of five in a row, freestyle: five or more win. */
final class GomocupLanguage implements Language {
  private static final int IN_ROW = 5;
  private static final List<String> INTERRUPTIONS =
      List.of("end", "restart", "start", "rectstart", "stop", "yxstop");

  private final Consumer<String> out;
  private final Brain.Maker maker;
  private final String version;
  private GomocupBoard<?> board;
  private final GomocupClock clock = new GomocupClock();

  /** The lines of a BOARD that is being sent; null otherwise. */
  private List<String> fields;

  private boolean isStarted;

  GomocupLanguage(ProtocolGame<?> seat, Brain.Maker maker, String version, Consumer<String> out) {
    this.maker = maker;
    this.version = version;
    this.out = out;
    board = new GomocupBoard<>(seat);
  }

  @Override
  public void obey(String line, StopSignal stop) {
    try {
      if (fields != null && Character.isDigit(line.charAt(0))) {
        fields.add(line);
      } else if (fields != null) {
        List<String> sent = fields;
        fields = null;
        endBoard(sent, line, stop);
      } else {
        obey(ParsedCommand.parse(line), stop);
      }
    } catch (UsageException | IllegalPositionException e) {
      out.accept("ERROR " + Quoted.oneLine(e.getMessage()));
    }
  }

  private void endBoard(List<String> sent, String line, StopSignal stop) {
    ParsedCommand said = ParsedCommand.parse(line);
    if (said.word().equals("done")) {
      board.setUp(sent);
      answer(board, stop);
    } else {
      out.accept("ERROR the BOARD was not ended by DONE and is given up");
      obey(said, stop);
    }
  }

  private void obey(ParsedCommand said, StopSignal stop) {
    String rest = said.rest();
    switch (said.word()) {
      case "start" -> start(GomocupBoard.numbers(rest, 1)[0], GomocupBoard.numbers(rest, 1)[0]);
      case "rectstart" -> {
        int[] size = GomocupBoard.numbers(rest, 2);
        start(size[0], size[1]);
      }
      case "restart" -> restart();
      case "begin" -> answer(started(), stop);
      case "turn" -> {
        started().play(rest);
        answer(board, stop);
      }
      case "play" -> {
        started().play(rest);
        out.accept(rest);
      }
      case "board" -> {
        started();
        fields = new ArrayList<>();
      }
      case "takeback" -> {
        started().takeBack(rest);
        out.accept("OK");
      }
      case "info" -> info(rest);
      case "about" -> out.accept("name=\"Betacut\", version=\"%s\"".formatted(version));
      case "end", "stop", "yxstop" -> {} // heard already
      default -> out.accept("UNKNOWN command '%s'".formatted(Quoted.of(said.word())));
    }
  }

  private GomocupBoard<?> started() {
    if (!isStarted) {
      throw new UsageException("no board yet; send START SIZE");
    }
    return board;
  }

  private void start(int width, int height) {
    var game = Games.find("mnk:%d,%d,%d".formatted(width, height, IN_ROW));
    board = new GomocupBoard<>(board.seat().at(game, maker));
    isStarted = true;
    out.accept("OK");
  }

  private void restart() {
    started().seat().setUp("-");
    out.accept("OK");
  }

  private <P extends Position> void answer(GomocupBoard<P> table, StopSignal stop) {
    ProtocolGame<P> seat = table.seat();
    if (seat.isOver()) {
      throw new IllegalPositionException("the game is over; send RESTART");
    }
    Limits limits = seat.brain().limits(clock.limits(), clock.limits());
    Player.Choice choice = seat.choose(limits, Progress.SILENT, stop);
    Result thought = choice.thought();
    out.accept(
        "MESSAGE %s, %d nodes"
            .formatted(thought.value().text().replace(" ✓", ""), thought.statistics().nodes()));
    String name = table.name(choice.move());
    seat.play(choice.move());
    out.accept(name);
  }

  /** Nothing is answered; what we cannot keep to is said as a message. */
  private void info(String rest) {
    ParsedCommand said = ParsedCommand.parse(rest);
    String value = said.rest();
    switch (said.word()) {
      case "timeout_turn" -> clock.turn(number(value));
      case "timeout_match" -> clock.match(number(value));
      case "time_left" -> clock.left(number(value));
      case "rule" -> rule(number(value));
      default -> {} // memory, folders and game types change nothing here
    }
  }

  private void rule(long bits) {
    if (bits != 0) {
      out.accept(
          "MESSAGE rule %d is not known here: five or more in a row win, in one game at a time"
              .formatted(bits));
    }
  }

  private static long number(String text) {
    if (!text.matches("-?\\d{1,15}")) {
      throw new UsageException("'%s' is no whole number".formatted(Quoted.of(text)));
    }
    return Math.max(0, Long.parseLong(text));
  }

  @Override
  public boolean isFarewell(String line) {
    return ParsedCommand.parse(line).word().equals("end");
  }

  @Override
  public boolean isInterruption(String line) {
    return INTERRUPTIONS.contains(ParsedCommand.parse(line).word());
  }
}
