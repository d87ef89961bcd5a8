package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.rules.Games;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.StopSignal;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Our own protocol, which docs/protocol.md describes, from the side that answers. */
final class LineLanguage implements Language {
  private static final String VERSION = "1";
  private static final String COMMANDS =
      "betacut, game, position, moves, go, stop, ping, legal, state, help and quit";

  private final Consumer<String> out;
  private final Brain.Maker maker;
  private ProtocolGame<?> seat;

  LineLanguage(ProtocolGame<?> seat, Brain.Maker maker, Consumer<String> out) {
    this.seat = seat;
    this.maker = maker;
    this.out = out;
  }

  @Override
  public void obey(String line, StopSignal stop) {
    try {
      ParsedCommand said = ParsedCommand.parse(line);
      obey(said.word(), said.rest(), stop);
    } catch (UsageException | IllegalPositionException e) {
      out.accept("error " + Quoted.oneLine(e.getMessage()));
    }
  }

  private void obey(String word, String rest, StopSignal stop) {
    switch (word) {
      case "betacut" -> greet(rest);
      case "game" -> sit(rest);
      case "position" -> seat.setUp(rest);
      case "moves" -> seat.setUp("-", words(rest));
      case "go" -> go(seat, GoLimits.parse(rest), stop);
      case "legal" -> out.accept(legal(seat));
      case "state" -> out.accept(state(seat));
      case "help" -> out.accept("info commands: " + COMMANDS);
      case "stop", "quit" -> {} // heard already
      default ->
          out.accept(
              "info unknown command '%s'; the commands are %s"
                  .formatted(Quoted.of(word), COMMANDS));
    }
  }

  private void greet(String version) {
    if (!version.equals(VERSION)) {
      throw new UsageException(
          "Version '%s' is not spoken here; say 'betacut %s'."
              .formatted(Quoted.of(version), VERSION));
    }
    out.accept("betacut %s Betacut %s".formatted(VERSION, seat.brain().name()));
  }

  private void sit(String id) {
    if (id.isEmpty()) {
      throw new UsageException("game needs a name, such as 'game connect4'.");
    }
    seat = new ProtocolGame<>(maker.create(Games.find(id)));
    out.accept("ready");
  }

  private <P extends Position> void go(ProtocolGame<P> table, Limits allowed, StopSignal stop) {
    if (table.isOver()) {
      throw new IllegalPositionException(
          "The game is over in %s; send another position."
              .formatted(table.game().format(table.position())));
    }
    Limits limits = table.brain().limits(allowed, Limits.NONE);
    Player.Choice choice =
        table.choose(limits, result -> out.accept("info " + findings(table, result)), stop);
    Result thought = choice.thought();
    out.accept(
        "bestmove %s score %d nodes %d"
            .formatted(
                table.name(choice.move()), thought.value().score(), thought.statistics().nodes()));
  }

  /** A score never stands alone: its kind and depth come with it. */
  private static <P extends Position> String findings(ProtocolGame<P> table, Result result) {
    Value value = result.value();
    return "depth %d score %d kind %s nodes %d time %d pv %s"
        .formatted(
            value.depth(),
            value.score(),
            value.kind().id(),
            result.statistics().nodes(),
            result.nanos() / 1_000_000,
            result.line().stream().map(table::name).collect(Collectors.joining(" ")));
  }

  private static <P extends Position> String legal(ProtocolGame<P> table) {
    return ("legal "
            + Arrays.stream(table.legal()).mapToObj(table::name).collect(Collectors.joining(" ")))
        .strip();
  }

  private static <P extends Position> String state(ProtocolGame<P> table) {
    P position = table.position();
    String mover = position.mover() == 0 ? "first" : "second";
    String end = table.isOver() ? "over " + Integer.signum(position.outcome()) : "ongoing";
    return "state %s %s %s".formatted(end, mover, table.game().format(position));
  }

  @Override
  public boolean isFarewell(String line) {
    return ParsedCommand.parse(line).word().equals("quit");
  }

  @Override
  public boolean isInterruption(String line) {
    return List.of("stop", "quit").contains(ParsedCommand.parse(line).word());
  }

  @Override
  public boolean isEndless(String line) {
    return ParsedCommand.parse(line).equals(new ParsedCommand("go", ""));
  }

  @Override
  public boolean answersAtOnce(String line) {
    ParsedCommand said = ParsedCommand.parse(line);
    boolean isPing = said.word().equals("ping");
    if (isPing) {
      out.accept(("pong " + Quoted.of(said.rest())).strip());
    }
    return isPing;
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split("[\\s,]+"));
  }
}
