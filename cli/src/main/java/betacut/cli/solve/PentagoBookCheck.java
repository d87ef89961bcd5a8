package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.text.Sentences;
import betacut.games.pentago.PentagoPosition;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.solve.slices.SliceFile;
import betacut.solve.slices.SliceFolder;
import betacut.text.json.Inline;
import betacut.text.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code book verify pentago}: in random positions that the book decides, the value must be that of
 * the best move; with the published files at hand, every move's value must be theirs.
 */
final class PentagoBookCheck {
  private record Differing(String position, int book, int truth) {}

  private record Verified(
      @Inline PentagoBookFile.Description book,
      int sample,
      long seed,
      long values,
      int differences) {}

  private final Command command;
  private final PentagoBookFile file;
  private final List<SliceFile> published = new ArrayList<>();
  private long values;
  private int wrong;

  PentagoBookCheck(Command command, PentagoBookFile file, Optional<SliceFolder> from) {
    this.command = command;
    this.file = file;
    from.ifPresent(
        folder -> {
          for (int stones = 0; stones < folder.files(); stones++) {
            published.add(folder.file(stones));
          }
        });
  }

  int run(int sample, long seed) {
    int done = 0;
    try (var interruption = new Interruption(command.terminal)) {
      for (; done < sample && !interruption.signal().isGiven(); done++) {
        check(Games.find(PentagoBookFile.GAME), SplitMix.of(seed, done));
      }
    }
    if (command.json) {
      command.say(Json.line(new Verified(file.description(), done, seed, values, wrong)));
    } else {
      command.tell(
          "%s random positions (seed %d) of up to %d stones, %s values of their moves%s: %s."
              .formatted(
                  Sentences.count(done),
                  seed,
                  file.book().stones() - 1,
                  Sentences.count(values),
                  published.isEmpty() ? "" : " held against the published ones",
                  wrong == 0 ? "all agree" : wrong + " differ"));
    }
    return wrong == 0 ? ExitCode.OK : ExitCode.CHECK_FAILED;
  }

  private <P extends Position> void check(Game<P> game, SplitMix random) {
    P position = game.start();
    int stones = random.nextInt(Math.max(1, file.book().stones()));
    for (int i = 0; i < stones; i++) {
      int[] moves = position.legalMoves();
      position.make(moves[random.nextInt(moves.length)]);
    }
    int best = -1;
    for (int move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, -value(game, position));
      position.undo(move);
    }
    int value = value(game, position);
    if (value != best) {
      tell(new Differing(game.format(position), value, best));
    }
  }

  private <P extends Position> int value(Game<P> game, P position) {
    var board = (PentagoPosition) (Position) position;
    int value = file.book().value(board.own(), board.opponent()).orElseThrow();
    values++;
    if (board.ply() < published.size()) {
      boolean isFirst = board.mover() == 0;
      int truth =
          published
              .get(board.ply())
              .value(
                  isFirst ? board.own() : board.opponent(),
                  isFirst ? board.opponent() : board.own());
      if (truth != value) {
        tell(new Differing(game.format(position), value, truth));
      }
    }
    return value;
  }

  private void tell(Differing difference) {
    wrong++;
    command.say(
        command.json
            ? Json.line(difference)
            : "%s: the book says %d, the truth is %d."
                .formatted(difference.position, difference.book, difference.truth));
  }
}
