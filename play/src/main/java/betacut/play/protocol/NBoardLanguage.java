package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/**
 * The NBoard protocol, versions 1 and 2, of Othello boards. A {@code ping} ends whatever search is
 * under way. What is not understood is said in the status line, which is the only place for it.
 */
final class NBoardLanguage implements Language {
  private static final int USUAL_DEPTH = 6;
  private static final int FEWEST_MOVES = 5;

  private final Consumer<String> out;
  private final Brain.Maker maker;
  private ProtocolGame<?> seat;
  private List<OptionalDouble> left = List.of(OptionalDouble.empty(), OptionalDouble.empty());
  private int depth = USUAL_DEPTH;

  NBoardLanguage(ProtocolGame<?> seat, Brain.Maker maker, Consumer<String> out) {
    this.seat = seat;
    this.maker = maker;
    this.out = out;
  }

  @Override
  public void obey(String line, StopSignal stop) {
    ParsedCommand said = ParsedCommand.parse(line);
    try {
      obey(said.word(), said.rest(), stop);
    } catch (UsageException | IllegalPositionException e) {
      out.accept("status error: " + Quoted.oneLine(e.getMessage()));
    }
  }

  private void obey(String word, String rest, StopSignal stop) {
    switch (word) {
      case "nboard" -> out.accept("set myname Betacut");
      case "set" -> set(rest);
      case "move" -> seat.play(Ggf.move(rest));
      case "hint" -> hint(seat, rest, stop);
      case "go" -> go(seat, stop);
      case "analyze" -> analyse(seat, stop);
      case "learn" -> out.accept("learned");
      case "ping" -> out.accept("pong " + Quoted.of(rest));
      case "quit" -> {}
      default -> other(word);
    }
  }

  /** In version 1 a move stands alone on its line. */
  private void other(String word) {
    if (word.matches("[a-h][1-8](/.*)?|pa(ss)?(/.*)?")) {
      seat.play(Ggf.move(word));
    } else {
      out.accept("status unknown command '%s' passed over".formatted(Quoted.of(word)));
    }
  }

  private void set(String rest) {
    ParsedCommand said = ParsedCommand.parse(rest);
    String value = said.rest();
    switch (said.word()) {
      case "depth" -> depth = Math.min(number(value, "set depth"), Limits.MAX_DEPTH);
      case "game" -> setUp(Ggf.parse(value));
      case "contempt" -> {} // belongs to a book of draws, which we have not
      default ->
          throw new UsageException(
              "There is no 'set %s'; set depth, game or contempt."
                  .formatted(Quoted.of(said.word())));
    }
  }

  private static int number(String text, String what) {
    if (!text.strip().matches("\\d{1,9}") || Integer.parseInt(text.strip()) < 1) {
      throw new UsageException(
          "%s needs a whole number from 1, not '%s'.".formatted(what, Quoted.of(text)));
    }
    return Integer.parseInt(text.strip());
  }

  private void setUp(Ggf ggf) {
    ProtocolGame<?> next = seat.at(Sizes.of(seat.game(), ggf.size()), maker);
    next.setUp(ggf.start(), ggf.moves());
    seat = next;
    left = ggf.left();
  }

  /** NBoard's depth, our own limits, and with a clock a share of what it holds. */
  private <P extends Position> Limits limits(ProtocolGame<P> table, boolean isTimed) {
    Limits limits = Limits.depth(depth);
    OptionalDouble clock = left.get(table.position().mover());
    if (isTimed && clock.isPresent()) {
      double moves = FEWEST_MOVES + table.position().pliesLeft() / 4.0;
      long millis = Math.max(1, (long) (1000 * clock.getAsDouble() / moves));
      limits = limits.withTime(Duration.ofMillis(millis));
    }
    return table.brain().limits(limits, limits);
  }

  private <P extends Position> void go(ProtocolGame<P> table, StopSignal stop) {
    if (table.isOver()) {
      throw new IllegalPositionException("The game is over; there is no move to choose.");
    }
    if (table.mustPass()) {
      out.accept("=== PA");
      return;
    }
    out.accept("status Betacut is thinking");
    Player.Choice choice = table.choose(limits(table, true), Progress.SILENT, stop);
    Result thought = choice.thought();
    work(thought);
    out.accept(
        String.format(
            Locale.ROOT,
            "=== %s/%s/%.2f",
            NBoardText.move(table, choice.move()),
            NBoardText.eval(thought.value()),
            thought.nanos() / 1e9));
    out.accept("status Betacut is waiting");
  }

  private <P extends Position> void hint(ProtocolGame<P> table, String text, StopSignal stop) {
    int wanted = number(text, "hint");
    if (table.isOver()) {
      throw new IllegalPositionException("The game is over; there is nothing to hint at.");
    }
    out.accept("status Betacut is analysing");
    Progress progress = result -> hints(table, result, wanted);
    Result result = table.analyse(limits(table, false), progress, stop);
    hints(table, result, wanted);
    work(result);
    out.accept("status Betacut is waiting");
  }

  private <P extends Position> void hints(ProtocolGame<P> table, Result result, int wanted) {
    for (RootMove move : result.moves().stream().limit(wanted).toList()) {
      out.accept("search " + NBoardText.hint(table, move));
    }
  }

  private void work(Result result) {
    out.accept(
        String.format(
            Locale.ROOT, "nodestats %d %.2f", result.statistics().nodes(), result.nanos() / 1e9));
  }

  /** Every position of the game from the last to the first, seen by black. */
  private <P extends Position> void analyse(ProtocolGame<P> table, StopSignal stop) {
    out.accept("status Betacut is analysing");
    var taken = new ArrayList<Integer>(table.moves());
    try {
      for (int made = taken.size(); made >= 0 && !stop.isGiven(); made--) {
        Result result = table.analyse(limits(table, false), Progress.SILENT, stop);
        if (!stop.isGiven()) {
          double sign = table.position().mover() == 0 ? 1 : -1;
          double eval = sign * NBoardText.discs(result.value());
          out.accept(String.format(Locale.ROOT, "analysis %d %.2f", made, eval));
        }
        table.undo();
      }
    } finally {
      int kept = table.moves().size();
      taken.subList(kept, taken.size()).forEach(table::play);
    }
    out.accept("status Betacut is waiting");
  }

  @Override
  public boolean isFarewell(String line) {
    return line.equalsIgnoreCase("quit");
  }

  @Override
  public boolean isInterruption(String line) {
    return isFarewell(line) || ParsedCommand.parse(line).word().equals("ping");
  }
}
