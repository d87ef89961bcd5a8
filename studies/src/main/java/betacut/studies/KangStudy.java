package betacut.studies;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.tournament.Mode;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentSpec;
import betacut.rules.Evaluator;
import betacut.search.StopSignal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The four-feature heuristic that the paper cites (Kang, Wang and Hu 2019): against itself at other
 * depths, against other evaluations at the same depth, and with features left out.
 */
final class KangStudy implements Study {
  static final List<Integer> DEPTHS = List.of(2, 4, 6);
  static final List<String> RIVALS = List.of("essay", "threats");
  private static final String GAME = "connect4";
  private static final String RANDOM = "random";
  private static final String FOUR_PLIES = "random:4";
  private static final int FEATURES_DEPTH = 4;
  private static final long SEED = 1;

  KangStudy() {}

  @Override
  public String name() {
    return "kang";
  }

  @Override
  public String title() {
    return "The cited four-feature heuristic of Connect-4: depths, rivals, features";
  }

  /** The heuristic with some features, by the name of the evaluation. */
  static LinkedHashMap<String, Set<Integer>> features() {
    var features = new LinkedHashMap<String, Set<Integer>>();
    features.put("kang-4", Set.of(4));
    features.put("kang-3", Set.of(3));
    features.put("kang-2", Set.of(2));
    features.put("kang-34", Set.of(3, 4));
    features.put("kang-23", Set.of(2, 3));
    features.put("kang-234", Set.of(2, 3, 4));
    return features;
  }

  /** An evaluation for every choice of features. */
  static Map<String, Evaluator<ConnectFourPosition>> evaluations() {
    var evaluations = new HashMap<String, Evaluator<ConnectFourPosition>>();
    features().forEach((name, chosen) -> evaluations.put(name, new KangFeatures(chosen)));
    return evaluations;
  }

  @Override
  public List<Part> parts(boolean isQuick) {
    List<Part> parts = new ArrayList<>();
    parts.add(
        Part.of(
            "depths",
            "How much is depth worth?",
            spec(Mode.ROUND_ROBIN, isQuick ? 10 : 100, players(DEPTHS, "kang"))));
    for (int depth : DEPTHS) {
      List<String> players = new ArrayList<>(List.of(player(depth, "kang")));
      RIVALS.forEach(rival -> players.add(player(depth, rival)));
      players.add(RANDOM);
      parts.add(
          Part.of(
              "rivals-" + depth,
              "Is it better than other evaluations at depth %d?".formatted(depth),
              spec(Mode.GAUNTLET, isQuick ? 10 : 100, players)));
    }
    List<String> players = new ArrayList<>(List.of(player(FEATURES_DEPTH, "essay")));
    features().keySet().forEach(name -> players.add(player(FEATURES_DEPTH, name)));
    parts.add(
        new Part(
            "features",
            "What is each feature worth?",
            spec(Mode.GAUNTLET, isQuick ? 10 : 100, players),
            spec -> Tournament.of(spec, ConnectFour.of(7, 6), game -> evaluations())));
    return List.copyOf(parts);
  }

  private static List<String> players(List<Integer> depths, String evaluation) {
    return depths.stream().map(depth -> player(depth, evaluation)).toList();
  }

  private static String player(int depth, String evaluation) {
    return "pvs depth=%d evaluation=%s table-mib=1".formatted(depth, evaluation);
  }

  private static TournamentSpec spec(Mode mode, int rounds, List<String> players) {
    return TournamentSpec.of(GAME, players.toArray(String[]::new))
        .withMode(mode, Optional.empty())
        .withRounds(rounds, FOUR_PLIES, SEED)
        .withJudge(Optional.empty(), 0);
  }

  @Override
  public Duration usualTime(boolean isQuick) {
    return isQuick ? Duration.ofSeconds(10) : Duration.ofMinutes(1);
  }

  @Override
  public Report report(StudyGames games, Provenance provenance, StopSignal stop) {
    return new KangReport(games).write(title(), provenance.with("seed", Long.toString(SEED)));
  }
}
