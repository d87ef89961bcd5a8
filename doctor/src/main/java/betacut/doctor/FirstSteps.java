package betacut.doctor;

import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.testkit.Examiner;
import betacut.testkit.Mistake;
import betacut.testkit.Walks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Plays a few random games one question at a time, so that a crash or an endless loop of the rules
 * is known by its position before anything builds on them.
 */
final class FirstSteps<P extends Position> {
  private static final int GAMES = 30;
  private static final int LONGEST = 400;

  private final Game<P> game;
  private final Timeout timeout;

  FirstSteps(Game<P> game, Timeout timeout) {
    this.game = game;
    this.timeout = timeout;
  }

  /** What makes the game unplayable, at the earliest ply found. */
  Optional<Finding> obstacle() {
    Optional<Finding> earliest = Optional.empty();
    int shortest = LONGEST;
    for (int number = 0; number < GAMES && shortest > 0; number++) {
      List<String> played = new ArrayList<>();
      Optional<Finding> found = play(SplitMix.of(Walks.SEED, number), played, shortest);
      if (found.isPresent()) {
        earliest = found;
        shortest = played.size();
      }
    }
    return earliest;
  }

  private Optional<Finding> play(SplitMix random, List<String> played, int most) {
    try {
      P position = ask(played, "the start", game::start);
      while (played.size() < most
          && ask(played, "its result", position::outcome) == Position.ONGOING) {
        int[] moves = ask(played, "its moves", position::legalMoves);
        int move = moves[random.nextInt(moves.length)];
        String name = ask(played, "the text of a move", () -> game.formatMove(move));
        ask(played, "its board", () -> game.board(position));
        ask(played, "playing " + name, () -> made(position, move));
        played.add(name);
      }
      return Optional.empty();
    } catch (Examiner.Crash crash) {
      return Optional.of(finding(played, "an answer", Mistake.thrown(crash.getCause())));
    }
  }

  private Boolean made(P position, int move) {
    position.make(move);
    return true;
  }

  private <T> T ask(List<String> played, String what, Callable<T> question) {
    return timeout.ask(where(played) + ": " + what, question);
  }

  private String where(List<String> played) {
    return game.id() + (played.isEmpty() ? " at the start" : " after " + String.join(" ", played));
  }

  private Finding finding(List<String> played, String expected, String actual) {
    return new Finding(
        List.of(), "the game can be played to its end", where(played), expected, actual);
  }
}
