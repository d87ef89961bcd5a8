package betacut.studies;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.tournament.Mode;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.TournamentSpec;
import betacut.search.StopSignal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The report on a Pentago agent: alpha-beta against Monte-Carlo tree search under the clock, its
 * evaluation against ours, move ordering, and the depth it reached.
 */
final class PentagoStudy implements Study {
  /** The course's variant, for which the agent was written. */
  static final String GAME = "pentago:twist";

  /** The agent: deepening, a table, no ordering. */
  static final String AGENT = "alphabeta %s evaluation=report table=bucket order=none";

  static final String AGENT_ORDERED =
      "alphabeta %s evaluation=report table=bucket order=hash,killers,history";

  /** Its first version, which knew of wins and losses only. */
  static final String FIRST_VERSION = "alphabeta %s evaluation=zero";

  static final String TREE_SEARCH = "mcts %s";
  static final String OURS = "pvs %s evaluation=lines";
  static final String NODES = "nodes=20k";
  private static final String TWO_PLIES = "random:2";
  private static final long SEED = 1;

  PentagoStudy() {}

  @Override
  public String name() {
    return "pentago";
  }

  @Override
  public String title() {
    return "The report: alpha-beta against MCTS in Pentago, by nodes and by the clock";
  }

  /** How long a move takes in the parts by the clock, the short one and the long one. */
  static List<String> clocks(boolean isQuick) {
    return isQuick ? List.of("time=5ms", "time=20ms") : List.of("time=20ms", "time=100ms");
  }

  @Override
  public List<Part> parts(boolean isQuick) {
    String brief = clocks(isQuick).getFirst();
    String longer = clocks(isQuick).getLast();
    return List.of(
        part(
            "rivals-nodes",
            "Who is stronger at equal nodes?",
            Mode.ROUND_ROBIN,
            isQuick ? 2 : 20,
            rivals(NODES)),
        part(
            "rivals-short",
            "And on a short clock?",
            Mode.GAUNTLET,
            isQuick ? 2 : 20,
            rivals(brief)),
        part("rivals-long", "And on a longer one?", Mode.GAUNTLET, isQuick ? 1 : 8, rivals(longer)),
        part(
            "evaluation",
            "Whose evaluation is better, all else being equal?",
            Mode.ROUND_ROBIN,
            isQuick ? 2 : 25,
            "pvs nodes=20k evaluation=lines",
            "pvs nodes=20k evaluation=report",
            "pvs nodes=20k evaluation=report-original"),
        ordering("ordering-nodes", isQuick ? 3 : 40, NODES),
        ordering("ordering-clock", isQuick ? 2 : 12, longer));
  }

  private static String[] rivals(String limit) {
    return List.of(TREE_SEARCH, FIRST_VERSION, AGENT, OURS).stream()
        .map(player -> player.formatted(limit))
        .toArray(String[]::new);
  }

  private static Part ordering(String name, int rounds, String limit) {
    return part(
        name,
        "Does ordering moves pay?",
        Mode.ROUND_ROBIN,
        rounds,
        AGENT_ORDERED.formatted(limit),
        AGENT.formatted(limit));
  }

  private static Part part(String name, String question, Mode mode, int rounds, String... players) {
    TournamentSpec spec =
        TournamentSpec.of(GAME, players)
            .withMode(mode, Optional.empty())
            .withRounds(rounds, TWO_PLIES, SEED)
            .withJudge(Optional.empty(), 0);
    return Part.of(name, question, spec);
  }

  @Override
  public Duration usualTime(boolean isQuick) {
    return isQuick ? Duration.ofSeconds(20) : Duration.ofMinutes(8);
  }

  @Override
  public Report report(StudyGames games, Provenance provenance, StopSignal stop) {
    return new PentagoReport(games, stop)
        .write(title(), provenance.with("seed", Long.toString(SEED)));
  }
}
