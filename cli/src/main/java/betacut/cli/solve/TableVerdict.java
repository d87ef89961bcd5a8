package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.core.ProgressLine;
import betacut.cli.text.Sentences;
import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.solve.layers.Certificate;
import betacut.solve.layers.TableCheck;
import betacut.solve.layers.TableFolder;
import betacut.text.json.OrNull;
import java.io.IOException;
import java.util.Optional;

/** {@code solve GAME --check-table}: whether a table is right, by the rules of its game alone. */
final class TableVerdict {
  /** A look at the clock after so many positions. */
  private static final long OFTEN = 1 << 12;

  private final Command command;
  private final Game<?> game;
  private final TableFolder folder;
  private final ProgressLine line;
  private long looked;
  private long unproved;
  private boolean isStopped;

  TableVerdict(Command command, Game<?> game, TableFolder folder) {
    this.command = command;
    this.game = game;
    this.folder = folder;
    line = new ProgressLine(command.terminal);
  }

  int run(Integer sample) {
    Certificate certificate =
        folder.certificate(game).filter(Certificate::isSolved).orElseThrow(this::missing);
    try (var interruption = new Interruption(command.terminal)) {
      var check =
          new TableCheck(
              game,
              folder,
              certificate,
              positions -> goesOn(positions, certificate, interruption.signal().isGiven()));
      Optional<String> finding = check.sums();
      if (finding.isEmpty()) {
        finding = check.look(sample == null ? Integer.MAX_VALUE : sample, 1);
      }
      line.end();
      unproved = check.unproved();
      return conclude(finding, certificate);
    } catch (IOException e) {
      throw new UsageException(
          "The table in %s cannot be read: %s. Build it again with 'betacut solve %s --strongly'."
              .formatted(folder.path(), e.getMessage(), game.id()));
    }
  }

  private UsageException missing() {
    return new UsageException(
        "%s has no finished table of %s; build it with 'betacut solve %s --strongly', or name its"
                .formatted(folder.path(), game.id(), game.id())
            + " folder with --data.");
  }

  private boolean goesOn(long positions, Certificate certificate, boolean isInterrupted) {
    looked = positions;
    isStopped |= isInterrupted;
    if (positions % OFTEN == 0 && line.isDue()) {
      line.show(
          "%s of %s positions checked"
              .formatted(Sentences.count(positions), Sentences.count(certificate.positions())));
    }
    return !isStopped;
  }

  /** The same for programs. */
  private record Verdict(
      String game,
      String folder,
      boolean right,
      boolean stopped,
      long unproved,
      @OrNull String finding) {}

  private int conclude(Optional<String> finding, Certificate certificate) {
    if (command.json) {
      command.say(
          new Verdict(
              game.id(),
              folder.path().toString(),
              finding.isEmpty() && !isStopped,
              isStopped,
              unproved,
              finding.orElse(null)));
    } else if (finding.isPresent()) {
      command.tell("Wrong: " + finding.get());
    } else {
      command.tell(
          "%s: the sums of all files are right, and %s of %s positions agree with the rules%s."
              .formatted(
                  game.title(),
                  Sentences.count(looked),
                  Sentences.count(certificate.positions()),
                  isStopped ? " so far; stopped" : ""));
      if (unproved > 0) {
        command.tell(
            "Of these, %s of ply %d have the solver's word for their scores: they are too far from"
                    .formatted(Sentences.count(unproved), certificate.layers().size() - 1)
                + " their end to be searched by the rules alone.");
      }
    }
    if (finding.isPresent()) {
      return ExitCode.CHECK_FAILED;
    }
    return isStopped ? ExitCode.OUT_OF_TIME : ExitCode.OK;
  }
}
