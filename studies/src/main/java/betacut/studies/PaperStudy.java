package betacut.studies;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.tournament.Mode;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.TournamentSpec;
import betacut.search.StopSignal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The paper on alpha-beta in tic-tac-toe and Connect-4: its five people, who played fifty games
 * each against a random and an alpha-beta player, are replaced by simulated ones of set skill.
 */
final class PaperStudy implements Study {
  static final String TIC_TAC_TOE = "tictactoe";
  static final String CONNECT4 = "connect4";
  static final String RANDOM = "random";

  /** To the end of the game, and looking at nothing but its result, as the paper's does. */
  static final String FULL_DEPTH = "alphabeta depth=9 evaluation=zero";

  /** The paper's depth in Connect-4, with its bare result and with an evaluation of ours. */
  static final String DEPTH_4 = "alphabeta depth=4 evaluation=zero";

  static final String DEPTH_4_OURS = "alphabeta depth=4 evaluation=threats";

  /** From a child to somebody who hardly errs. */
  static final List<String> PEOPLE =
      List.of(
          "human:50,1",
          "human:30,1",
          "human:20,2",
          "human:10,2",
          "human:5,4",
          "human:20,6",
          "human:10,6",
          "human:0,6");

  /** Somebody who heads for lines from the first move, as no simulated person does. */
  static final String PLANNER = "alphabeta depth=2 evaluation=essay";

  static final List<Integer> TIC_TAC_TOE_DEPTHS = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
  static final List<Integer> CONNECT4_DEPTHS = List.of(1, 2, 4, 6);
  private static final List<String> LEVELS = List.of("level:1", "level:3", "level:5", "level:7");
  private static final long SEED = 1;

  PaperStudy() {}

  @Override
  public String name() {
    return "paper";
  }

  @Override
  public String title() {
    return "The paper: random and alpha-beta players against people of set skill";
  }

  @Override
  public List<Part> parts(boolean isQuick) {
    int divisor = isQuick ? 10 : 1;
    return List.of(
        people("tictactoe-random", TIC_TAC_TOE, RANDOM, 250 / divisor),
        people("tictactoe-full", TIC_TAC_TOE, FULL_DEPTH, 250 / divisor),
        ladder("tictactoe-ladder", TIC_TAC_TOE, TIC_TAC_TOE_DEPTHS, 100 / divisor),
        people("connect4-random", CONNECT4, RANDOM, 100 / divisor),
        people("connect4-depth-4", CONNECT4, DEPTH_4, 100 / divisor),
        people("connect4-depth-4-ours", CONNECT4, DEPTH_4_OURS, 100 / divisor),
        ladder("connect4-ladder", CONNECT4, CONNECT4_DEPTHS, 50 / divisor));
  }

  /** Everybody against one player, from the empty board, moving first in every other game. */
  private static Part people(String name, String game, String host, int rounds) {
    List<String> guests = new ArrayList<>(PEOPLE);
    if (game.equals(CONNECT4)) {
      guests.add(PLANNER);
    }
    String question = "How do people of set skill fare against %s?".formatted(host);
    return gauntlet(name, question, game, host, guests, rounds);
  }

  private static Part ladder(String name, String game, List<Integer> depths, int rounds) {
    List<String> guests = new ArrayList<>();
    depths.forEach(depth -> guests.add(engine(depth)));
    guests.addAll(LEVELS);
    String question = "How sure is the win against random moves, by depth and by level?";
    return gauntlet(name, question, game, RANDOM, guests, rounds);
  }

  /** Alpha-beta as the paper has it. */
  static String engine(int depth) {
    return "alphabeta depth=%d evaluation=zero".formatted(depth);
  }

  private static Part gauntlet(
      String name, String question, String game, String host, List<String> guests, int rounds) {
    List<String> players = new ArrayList<>();
    players.add(host);
    players.addAll(guests);
    long judgeNodes = game.equals(TIC_TAC_TOE) ? TournamentSpec.JUDGE_NODES : 0;
    TournamentSpec spec =
        TournamentSpec.of(game, players.toArray(String[]::new))
            .withMode(Mode.GAUNTLET, Optional.empty())
            .withRounds(rounds, "start", SEED)
            .withJudge(Optional.empty(), judgeNodes);
    return Part.of(name, question, spec);
  }

  @Override
  public Duration usualTime(boolean isQuick) {
    return isQuick ? Duration.ofSeconds(15) : Duration.ofMinutes(2);
  }

  @Override
  public Report report(StudyGames games, Provenance provenance, StopSignal stop) {
    return new PaperReport(games).write(title(), provenance);
  }
}
