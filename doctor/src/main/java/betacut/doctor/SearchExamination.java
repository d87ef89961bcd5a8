package betacut.doctor;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.testkit.SplitMix;
import betacut.testkit.Truth;
import betacut.zoo.Bug;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Examines a search, from the simple to the complicated: single searches, then what it remembers,
 * what it does when stopped, which moves it calls best, whether its games differ. What builds on
 * something broken is not examined.
 */
final class SearchExamination {
  private static final int FEW = 3;
  private static final int MANY = 200;
  private static final int GAMES = 20;
  private static final int GAME_PLIES = 10;

  private final List<Ward<?>> wards = new ArrayList<>();
  private final List<Ward<?>> fineWards = new ArrayList<>();
  private final Vigil vigil;
  private final Chart chart;

  SearchExamination(List<Game<?>> games, Supplier<OwnSearch> maker, Vigil vigil, Chart chart) {
    games.forEach(game -> wards.add(new Ward<>(game, maker, vigil, FEW)));
    games.forEach(game -> fineWards.add(new Ward<>(game, maker, vigil, MANY)));
    this.vigil = vigil;
    this.chart = chart;
  }

  void run() {
    boolean isSound =
        stage("values and moves are minimax's, and the position is left as it was", this::fresh)
            && stage("what it remembers changes nothing", this::kept, fineWards);
    if (isSound) {
      boolean stops = stage("a stopped search gives its last finished depth", this::stopped);
      if (stops) {
        stage("a stopped search leaves only truth behind", this::afterStops);
      }
      if (stage("the best moves are minimax's best moves", this::ties)) {
        stage("games differ, and only by true ties", this::variety);
      }
    } else {
      chart.skip("stopping, best moves and variety: they build on what is wrong above");
    }
  }

  private boolean stage(String name, Function<Ward<?>, Optional<Outcome>> body) {
    return stage(name, body, wards);
  }

  /** Runs one stage on all games; false if something is wrong. */
  private boolean stage(
      String name, Function<Ward<?>, Optional<Outcome>> body, List<Ward<?>> where) {
    if (vigil.isLate()) {
      chart.late(name + ": no time left");
      return true;
    }
    List<Outcome> wrong = new ArrayList<>();
    for (Ward<?> ward : where) {
      body.apply(ward).ifPresent(wrong::add);
    }
    if (wrong.stream().anyMatch(Outcome::isMissing)) {
      chart.skip(name + ": it offers no method for it");
      return true;
    }
    if (wrong.isEmpty() && vigil.isLate()) {
      chart.late(name + ": not finished in time");
      return true;
    }
    wrong.stream()
        .min(Comparator.comparingInt(Outcome::length))
        .map(Outcome::finding)
        .ifPresentOrElse(chart::find, () -> chart.pass(name));
    return wrong.isEmpty();
  }

  /** What came of a stage in one game: a finding, or that the search does not offer the thing. */
  private record Outcome(Finding finding, int length) {
    static final Outcome MISSING = new Outcome(null, 0);

    boolean isMissing() {
      return finding == null;
    }
  }

  private Optional<Outcome> fresh(Ward<?> ward) {
    return named(ward, "values and moves are minimax's");
  }

  private <P extends Position> Optional<Outcome> named(Ward<P> ward, String invariant) {
    List<Miss<P>> misses = ward.misses(ward.fresh());
    return misses.isEmpty()
        ? Optional.empty()
        : Optional.of(outcome(misses, new Naming<>(ward, misses).suspects(), invariant));
  }

  private Optional<Outcome> kept(Ward<?> ward) {
    return keptIn(ward);
  }

  private <P extends Position> Optional<Outcome> keptIn(Ward<P> ward) {
    List<Miss<P>> misses = ward.misses(ward.kept());
    if (misses.isEmpty()) {
      return Optional.empty();
    }
    List<Bug> suspects = new Naming<>(ward, misses).suspects();
    List<Miss<P>> shorter =
        misses.stream()
            .map(miss -> shortened(ward, miss))
            .sorted(Comparator.comparingInt(miss -> miss.trial().length()))
            .toList();
    return Optional.of(outcome(shorter, suspects, "what a search remembers changes nothing"));
  }

  /** The same mistake with one search before the last, if one is enough. */
  private <P extends Position> Miss<P> shortened(Ward<P> ward, Miss<P> miss) {
    List<Trial.Step<P>> steps = miss.trial().steps();
    for (int i = 0; i < steps.size() - 1 && steps.size() > 2 && !vigil.isLate(); i++) {
      Trial<P> pair = Trial.of(steps.get(i), miss.trial().last());
      Optional<Miss<P>> again = ward.run(pair, new Watch(KeyStyle.GENUINE, 0, 0));
      if (again.isPresent() && again.get().trial().steps().size() == 2) {
        return again.get();
      }
    }
    return miss;
  }

  private Optional<Outcome> stopped(Ward<?> ward) {
    return stoppedIn(ward);
  }

  private <P extends Position> Optional<Outcome> stoppedIn(Ward<P> ward) {
    if (offersNoLimit(ward)) {
      return Optional.of(Outcome.MISSING);
    }
    List<Miss<P>> misses = ward.misses(ward.stopped());
    return misses.isEmpty()
        ? Optional.empty()
        : Optional.of(
            outcome(
                misses,
                new Naming<>(ward, misses).stopSuspects(),
                Bug.UNFINISHED_DEPTH_USED.invariant()));
  }

  private <P extends Position> boolean offersNoLimit(Ward<P> ward) {
    P start = ward.game().start();
    try {
      return vigil
          .ask(
              "searchWithin at the start",
              () ->
                  ward.newSearch()
                      .searchWithin(ward.watched(start, KeyStyle.GENUINE), ward.opinion(), 2, 10))
          .isEmpty();
    } catch (Vigil.Crash crash) {
      return false; // offered, and the trials will say what is wrong with it
    }
  }

  private Optional<Outcome> afterStops(Ward<?> ward) {
    return afterStopsIn(ward);
  }

  private <P extends Position> Optional<Outcome> afterStopsIn(Ward<P> ward) {
    if (offersNoLimit(ward)) {
      return Optional.of(Outcome.MISSING);
    }
    List<Miss<P>> misses = ward.misses(ward.afterStops());
    return misses.isEmpty()
        ? Optional.empty()
        : Optional.of(
            outcome(
                misses, List.of(Bug.ABORTED_VALUES_STORED), Bug.ABORTED_VALUES_STORED.invariant()));
  }

  /** The shortest counter-example; a wrong value says more than a wrong move. */
  private static <P extends Position> Outcome outcome(
      List<Miss<P>> misses, List<Bug> suspects, String invariant) {
    String violated = suspects.isEmpty() ? invariant : suspects.getFirst().invariant();
    Miss<P> clearest =
        misses.stream().filter(miss -> !miss.hasRightValue()).findFirst().orElse(misses.getFirst());
    Miss<P> shown = misses.getFirst().isUnbalanced() ? misses.getFirst() : clearest;
    return new Outcome(shown.finding(suspects, violated), shown.trial().length());
  }

  private Optional<Outcome> ties(Ward<?> ward) {
    return tiesIn(ward);
  }

  private <P extends Position> Optional<Outcome> tiesIn(Ward<P> ward) {
    for (Trial<P> trial : ward.fresh()) {
      Trial.Step<P> step = trial.last();
      if (vigil.isLate()) {
        break;
      }
      Optional<List<Integer>> said;
      try {
        said = bestMoves(ward, step, KeyStyle.GENUINE);
      } catch (Vigil.Crash crash) {
        return Optional.of(crashed(trial, crash, Bug.TIES_FROM_BOUNDS.invariant()));
      }
      if (said.isEmpty()) {
        return Optional.of(Outcome.MISSING);
      }
      List<Integer> best =
          Truth.of(step.walk().position(), ward.evaluator(), step.depth()).bestMoves();
      if (!Set.copyOf(best).equals(new HashSet<>(said.get()))) {
        return Optional.of(wrongTies(ward, trial, best, said.get()));
      }
    }
    return Optional.empty();
  }

  /** With keys that no table can use, false ties are the root's own; otherwise the table's. */
  private <P extends Position> Outcome wrongTies(
      Ward<P> ward, Trial<P> trial, List<Integer> best, List<Integer> said) {
    Set<Integer> bare =
        new HashSet<>(bestMoves(ward, trial.last(), KeyStyle.BY_VISIT).orElse(said));
    List<Bug> suspects =
        bare.equals(Set.copyOf(best)) ? Naming.BOUNDS : List.of(Bug.TIES_FROM_BOUNDS);
    var finding =
        new Finding(
            suspects,
            suspects.getFirst().invariant(),
            trial.toString(),
            "best moves " + names(ward.game(), best),
            "best moves " + names(ward.game(), said));
    return new Outcome(finding, trial.length());
  }

  private <P extends Position> Optional<List<Integer>> bestMoves(
      Ward<P> ward, Trial.Step<P> step, KeyStyle style) {
    return vigil.ask(
        "the best moves of " + step,
        () ->
            ward.newSearch()
                .bestMoves(
                    ward.watched(step.walk().position(), style), ward.opinion(), step.depth()));
  }

  private static Outcome crashed(Object where, Vigil.Crash crash, String invariant) {
    var finding =
        new Finding(
            List.of(), invariant, where.toString(), "an answer", Miss.thrown(crash.getCause()));
    return new Outcome(finding, 0);
  }

  private static String names(Game<?> game, List<Integer> moves) {
    return moves.stream().map(game::formatMove).collect(Collectors.joining(" "));
  }

  private Optional<Outcome> variety(Ward<?> ward) {
    return varietyIn(ward);
  }

  /** Plays games against itself; chance may choose among true ties only, and it has to. */
  private <P extends Position> Optional<Outcome> varietyIn(Ward<P> ward) {
    Set<List<Integer>> different = new HashSet<>();
    int choices = 0;
    for (int number = 0; number < GAMES; number++) {
      P position = ward.game().start();
      List<Integer> played = new ArrayList<>();
      while (played.size() < GAME_PLIES && position.outcome() == Position.ONGOING) {
        String where =
            "%s after %s, chance number %d"
                .formatted(ward.game().id(), names(ward.game(), played), number);
        long seed = SplitMix.of(number, played.size()).next();
        P here = position;
        Optional<Integer> move;
        try {
          move = vigil.ask("choose in " + where, () -> chosen(ward, here, seed));
        } catch (Vigil.Crash crash) {
          return Optional.of(crashed(where, crash, Bug.SAME_GAME_EVERY_TIME.invariant()));
        }
        if (move.isEmpty()) {
          return Optional.of(Outcome.MISSING);
        }
        List<Integer> best = Truth.of(position, ward.evaluator(), 2).bestMoves();
        if (!best.contains(move.get())) {
          return Optional.of(falseTie(ward, where, best, move.get()));
        }
        choices += best.size() - 1;
        played.add(move.get());
        position.make(move.get());
      }
      different.add(played);
    }
    return different.size() > 1 || choices == 0
        ? Optional.empty()
        : Optional.of(sameGames(ward.game(), choices));
  }

  private static <P extends Position> Optional<Integer> chosen(Ward<P> ward, P here, long seed) {
    var random = new SplittableRandom(seed);
    return ward.newSearch().choose(ward.watched(here, KeyStyle.GENUINE), ward.opinion(), 2, random);
  }

  private static <P extends Position> Outcome falseTie(
      Ward<P> ward, String where, List<Integer> best, int move) {
    var finding =
        new Finding(
            List.of(Bug.TIES_FROM_BOUNDS),
            Bug.TIES_FROM_BOUNDS.invariant(),
            where + ", depth 2",
            "one of " + names(ward.game(), best),
            ward.game().formatMove(move));
    return new Outcome(finding, 1);
  }

  private static Outcome sameGames(Game<?> game, int choices) {
    var finding =
        new Finding(
            List.of(Bug.SAME_GAME_EVERY_TIME),
            Bug.SAME_GAME_EVERY_TIME.invariant(),
            "%s: %d games from the start against itself, depth 2".formatted(game.id(), GAMES),
            "different games, as there were %d other moves just as good".formatted(choices),
            GAMES + " times the same game");
    return new Outcome(finding, 2);
  }
}
