package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.text.Sentences;
import betacut.lab.book.OpeningBuild;
import betacut.lab.book.OpeningWork;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.StopSignal;
import betacut.solve.opening.SearchedOpenings;
import betacut.solve.opening.SearchedOpenings.Opinion;
import betacut.text.json.Inline;
import betacut.text.json.Json;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * {@code book verify} of opinions: every move between two positions of the book must be worth what
 * the second one is; positions drawn at random are searched again, and their other moves must be
 * worth the same. If the engine has changed since, they may differ, but not by much.
 */
final class OpeningsCheck {
  /** What an opinion may change with the engine, in points of the evaluation. */
  private static final int MOST_CHANGE = 1000;

  private record Differing(String opening, String move, int book, int search) {}

  private record Verified(
      @Inline OpeningsFile.Description book,
      int sample,
      long seed,
      boolean sameEngine,
      int moves,
      double meanDifference,
      int differences) {}

  private final Command command;
  private final OpeningsFile file;
  private int compared;

  /** Moves that were searched again, of which alone a difference says something. */
  private int searchedAgain;

  private long changed;
  private int wrong;

  OpeningsCheck(Command command, OpeningsFile file) {
    this.command = command;
    this.file = file;
  }

  int run(int sample, long seed) {
    return run(file.book().game(), sample, seed);
  }

  private <P extends Position> int run(Game<P> game, int sample, long seed) {
    SearchedOpenings book = file.book();
    boolean isSame = OpeningBuild.engine(game).equals(book.engine());
    List<String> openings =
        book.openings().stream()
            .map(moves -> moves.stream().map(game::formatMove).collect(Collectors.joining(" ")))
            .toList();
    int done = 0;
    try (var interruption = new Interruption(command.terminal)) {
      StopSignal stop = interruption.signal();
      openings.forEach(opening -> checkWithin(game, opening));
      int tolerance = isSame ? 0 : MOST_CHANGE;
      for (; done < Math.min(sample, openings.size()) && !stop.isGiven(); done++) {
        int chosen = SplitMix.of(seed, done).nextInt(openings.size());
        compare(game, openings, chosen, tolerance, stop);
      }
    }
    conclude(done, seed, isSame);
    return wrong == 0 ? ExitCode.OK : ExitCode.CHECK_FAILED;
  }

  /** Moves from one position of the book to another. */
  private <P extends Position> void checkWithin(Game<P> game, String opening) {
    P position = OpeningWork.position(game, opening);
    for (Opinion opinion : file.book().moves(position)) {
      Position after = position.copy();
      int sign = after.play(opinion.move()) >= 0 ? 1 : -1;
      List<Opinion> replies =
          after.outcome() == Position.ONGOING ? file.book().moves(after) : List.of();
      if (!replies.isEmpty()) {
        compare(game, opening, opinion, sign * replies.getFirst().score(), 0);
      }
    }
  }

  /** Moves that leave the book. */
  private <P extends Position> void compare(
      Game<P> game, List<String> openings, int chosen, int tolerance, StopSignal stop) {
    P position = OpeningWork.position(game, openings.get(chosen));
    Map<Integer, Opinion> again = searched(openings, chosen, Map.of(), stop);
    for (Opinion opinion : file.book().moves(position)) {
      Position after = position.copy();
      after.play(opinion.move());
      if (stop.isGiven() || after.outcome() == Position.ONGOING && file.book().knows(after)) {
        continue;
      }
      Opinion now = again.get(opinion.move());
      if (now.depth() < opinion.depth()) { // it turned out to be best and was searched by itself
        now = searched(openings, chosen, Map.of(chosen, opinion.move()), stop).get(opinion.move());
      }
      searchedAgain++;
      changed += Math.abs(opinion.score() - now.score());
      compare(game, openings.get(chosen), opinion, now.score(), tolerance);
    }
  }

  private Map<Integer, Opinion> searched(
      List<String> openings, int chosen, Map<Integer, Integer> only, StopSignal stop) {
    SearchedOpenings book = file.book();
    Map<Integer, Opinion> found = new HashMap<>();
    new OpeningWork(book.game().id(), book.depth(), openings, only)
        .worker(new BitSet(), stop)
        .run(chosen, row -> OpeningWork.opinions(row).forEach(one -> found.put(one.move(), one)));
    return found;
  }

  private void compare(Game<?> game, String opening, Opinion opinion, int truth, int tolerance) {
    int difference = Math.abs(opinion.score() - truth);
    compared++;
    if (difference > tolerance) {
      wrong++;
      var differing =
          new Differing(opening, game.formatMove(opinion.move()), opinion.score(), truth);
      command.say(
          command.json
              ? Json.line(differing)
              : "%s, %s: the book says %d, the search %d."
                  .formatted(
                      opening.isEmpty() ? "start" : opening,
                      differing.move,
                      opinion.score(),
                      truth));
    }
  }

  private void conclude(int done, long seed, boolean isSame) {
    double mean = searchedAgain == 0 ? 0 : (double) changed / searchedAgain;
    if (command.json) {
      command.say(
          Json.line(new Verified(file.description(), done, seed, isSame, compared, mean, wrong)));
      return;
    }
    command.tell(
        "%s positions, %s of them (seed %d) searched again%s: %s moves compared, %s."
            .formatted(
                Sentences.count(file.book().positions()),
                Sentences.count(done),
                seed,
                isSame ? "" : " by another engine than the book's",
                Sentences.count(compared),
                wrong == 0
                    ? isSame
                        ? "all agree"
                        : "those searched again are %.0f points apart in the mean".formatted(mean)
                    : wrong + " differ"));
  }
}
