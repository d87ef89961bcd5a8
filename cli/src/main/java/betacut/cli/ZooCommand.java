package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.doctor.BugAnswer;
import betacut.cli.text.BoardDrawing;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.text.json.Json;
import betacut.zoo.Bug;
import betacut.zoo.Demonstration;
import betacut.zoo.ZooWords;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code zoo [NUMBER]}: the classic bugs, shown and played against. */
@CommandLine.Command(
    name = "betacut zoo",
    description = {
      "Shows the classic bugs of search programs. With NUMBER, runs an engine that has the bug and"
          + " plain minimax on the same position: what goes wrong, which invariant catches it, and"
          + " how to put it right. 'betacut play --player2 zoo:NUMBER' is the same as --play."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {"  betacut zoo", "  betacut zoo 3a", "  betacut zoo 1 --play"})
final class ZooCommand extends Command {
  @Parameters(arity = "0..1", paramLabel = "NUMBER", description = "1 to 10, such as 4b")
  String number = "";

  @Option(names = "--play", description = "play against an engine that has the bug")
  boolean play;

  ZooCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (!number.isEmpty()) {
      return play ? play(Bug.numbered(number)) : explain(Bug.numbered(number));
    }
    if (play) {
      throw new UsageException("--play needs the number of a bug, such as: betacut zoo 1 --play.");
    }
    Bug.all().forEach(bug -> say(json ? Json.line(BugAnswer.of(bug)) : line(bug)));
    if (!json) {
      say("");
      say("'betacut zoo NUMBER' shows one at work, with --play you play against it;");
      say("'betacut doctor FILE' looks for them in your own program.");
    }
    return ExitCode.OK;
  }

  private static String line(Bug bug) {
    return "%4s  %-37s %s".formatted(bug.number(), bug.title(), bug.effect());
  }

  private int play(Bug bug) {
    String game = Demonstration.of(bug).game();
    return new Invocation(terminal, Verb.PLAY).run(game, "--player2", "zoo:" + bug.number());
  }

  private int explain(Bug bug) {
    if (json) {
      say(BugAnswer.of(bug));
      return ExitCode.OK;
    }
    Demonstration demonstration = Demonstration.of(bug);
    say("Bug %s: %s".formatted(bug.number(), bug.title()));
    say("");
    tell(bug.harm());
    if (bug != Bug.NONE) {
      tell("Measured: " + bug.effect() + ".");
    }
    say("");
    draw(Games.find(demonstration.game()), demonstration.moves());
    tell(ZooWords.text(demonstration.asked()));
    Demonstration.Shown shown = demonstration.show();
    say("  minimax    " + ZooWords.text(shown.right()));
    say((bug == Bug.NONE ? "  this one   " : "  this bug   ") + ZooWords.text(shown.wrong()));
    shown.comment().ifPresent(comment -> say("  in truth   " + ZooWords.text(comment)));
    if (bug != Bug.NONE) {
      say("");
      tell("Caught by: " + bug.invariant() + ".");
      tell("Fix: " + bug.fix());
    }
    return ExitCode.OK;
  }

  private <P extends Position> void draw(Game<P> game, String moves) {
    say(game.title() + (moves.isEmpty() ? ", the start" : ", after " + moves));
    show(terminal.drawing().draw(game.board(game.parse(moves)), BoardDrawing.NO_CELL));
  }
}
