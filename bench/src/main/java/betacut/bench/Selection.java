package betacut.bench;

import betacut.lab.store.Log;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentListener;
import betacut.lab.tournament.TournamentSpec;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import betacut.stats.rating.Elo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The price of every selective option: nodes to a fixed depth, and Elo at equal nodes. */
final class Selection {
  /** A game, the depth its positions are searched to, and how its matches begin. */
  private record Field(String game, int plies, int depth, String openings, String evaluation) {
    Field(String game, int plies, int depth, String openings) {
      this(game, plies, depth, openings, "");
    }

    /** What an engine is told beside its limits. */
    String judge() {
      return evaluation.isEmpty() ? "" : " evaluation=" + evaluation;
    }
  }

  private static final List<Field> FIELDS =
      List.of(
          new Field("connect4", 8, 13, "random:6"),
          new Field("othello", 12, 8, "random:6", "mobility"),
          new Field("pentago", 10, 3, "random:4"),
          new Field("mnk:9,9,5", 6, 5, "random:4"));

  private static final List<String> OPTIONS =
      List.of("with=lmr", "with=quiescence", "with=probcut");

  private static final int POSITIONS = 20;
  private static final int PAIRS = 300;
  private static final long SEED = 12;

  private Selection() {}

  /** Nodes in percent of the exact search, and how many of its moves are the same. */
  static void nodes() {
    System.out.println("| option | game, depth | nodes, % | same move, of " + POSITIONS + " |");
    System.out.println("|---|---|---|---|");
    for (String option : OPTIONS) {
      for (Field field : FIELDS) {
        List<Result> exact = results(field, "");
        try {
          List<Result> some = results(field, " " + option);
          System.out.printf(
              "| %s | %s, %d | %.0f | %d |%n",
              option,
              field.game,
              field.depth,
              100.0 * nodes(some) / nodes(exact),
              same(exact, some));
        } catch (UsageException refused) {
          System.out.printf("| %s | %s | refused | |%n", option, field.game);
        }
      }
    }
  }

  private static List<Result> results(Field field, String option) {
    Game<?> game = Games.find(field.game);
    EngineText text = EngineText.parse("pvs depth=" + field.depth + field.judge() + option);
    List<Result> results = new ArrayList<>();
    for (String position : Searches.positions(field.game, field.plies, POSITIONS)) {
      Engine engine = Engine.of(game, text.options(game));
      results.add(engine.search(game.parse(position), text.limits()));
    }
    return results;
  }

  private static long nodes(List<Result> results) {
    return results.stream().mapToLong(result -> result.statistics().nodes()).sum();
  }

  private static int same(List<Result> exact, List<Result> some) {
    int same = 0;
    for (int i = 0; i < exact.size(); i++) {
      same += exact.get(i).move() == some.get(i).move() ? 1 : 0;
    }
    return same;
  }

  /** Matches against the exact search, both with so many nodes a move. */
  static void elo() {
    System.out.println("| option | game | nodes a move | Elo, 95 % |\n|---|---|---|---|");
    for (String option : OPTIONS) {
      for (Field field : FIELDS) {
        try {
          System.out.printf(
              "| %s | %s | 5,000 | %s |%n", option, field.game, match(field, 5_000, option));
        } catch (UsageException refused) {
          System.out.printf("| %s | %s | refused | |%n", option, field.game);
        }
      }
    }
  }

  private static String match(Field field, int nodes, String option) {
    String exact = "pvs nodes=%d table-mib=4%s".formatted(nodes, field.judge());
    TournamentSpec spec =
        TournamentSpec.of(field.game, exact + " " + option, exact)
            .withRounds(PAIRS, field.openings, SEED)
            .withJudge(Optional.empty(), 0);
    var results =
        Tournament.of(spec)
            .run(Log.inMemory(PlayedGame.COLUMNS), 1, TournamentListener.SILENT, new StopSignal());
    Optional<Elo> elo = results.matches().getFirst().elo();
    return elo.map(
            e ->
                "%+.0f ± %.0f".formatted(e.logistic().value(), e.logistic().interval().halfWidth()))
        .orElse("-");
  }
}
