package betacut.doctor;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.RulesPosition;
import betacut.testkit.Check;
import betacut.testkit.Examiner;
import betacut.testkit.GameChecks;
import betacut.testkit.GameSample;
import betacut.testkit.RuleBookChecks;
import betacut.testkit.Walks;
import betacut.zoo.Bug;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Examines a game: its contract, its symmetry, its opinion, and its rules if a book is known. */
final class GameExamination<P extends Position> {
  private static final List<Bug> RULES =
      List.of(Bug.MISSING_DIAGONAL, Bug.WRAPPED_BITBOARD, Bug.PASS_IS_THE_END);

  /** Whole games are a fifth of these. */
  private static final int MANY = 500;

  private final Game<P> game;
  private final Timeout timeout;
  private final DiagnosisBuilder report;

  GameExamination(Game<P> game, Timeout timeout, DiagnosisBuilder report) {
    this.game = game;
    this.timeout = timeout;
    this.report = report;
  }

  void run(Optional<Game<?>> like) {
    Optional<Finding> obstacle = new FirstSteps<>(game, timeout).obstacle();
    if (obstacle.isPresent()) {
      report.find(obstacle.get());
      report.skip("all other checks: they need a game that can be played");
      return;
    }
    var sample = new GameSample<>(game, Walks.SEED, GameChecks.POSITIONS);
    var manyGames = new GameSample<>(game, Walks.SEED, MANY);
    List<Check> checks = new ArrayList<>();
    like.ifPresent(book -> checks.addAll(RuleBookChecks.of(manyGames, book)));
    if (like.isEmpty()) { // a rule book knows better
      checks.addAll(new BoardSymmetry<>(manyGames).checks());
    }
    checks.addAll(new TurnKeeping<>(manyGames).checks());
    checks.addAll(GameChecks.of(sample));
    checks.addAll(new OpinionSides<>(manyGames).checks());
    for (Check check : checks) {
      if (!check(check)) {
        report.skip("the other checks: they need a game that keeps its contract");
        break;
      }
      if (report.hasFinding(Bug.RETURN_BEFORE_UNDO)) {
        report.skip("the other checks: they need moves that can be taken back");
        break;
      }
    }
    like.filter(book -> !RuleBookChecks.drawAlike(manyGames, book)).ifPresent(this::skipBoards);
    if (like.isEmpty()) {
      report.skip(
          "the rules themselves: there is no rule book (--like GAME compares with one of ours)");
    }
  }

  private void skipBoards(Game<?> book) {
    report.skip(
        "the rules move by move: its board cannot be held against that of %s, so only lines were"
                .formatted(book.id())
            + " counted (board() should draw as many cells, . for an empty one, x and o for"
            + " stones)");
  }

  /** False if no other check can be made. */
  private boolean check(Check check) {
    if (timeout.isLate()) {
      report.late(check.name() + ": no time left");
      return true;
    }
    try {
      timeout.askMany(check.name(), () -> run(check));
      report.pass(check.name());
    } catch (Examiner.Crash crash) {
      Optional<Game.Breach> breach =
          Stream.<Throwable>iterate(crash, Objects::nonNull, Throwable::getCause)
              .filter(Game.Breach.class::isInstance)
              .map(Game.Breach.class::cast)
              .findFirst();
      report.find(
          breach.map(this::broken).orElseGet(() -> finding(check.name(), crash.getCause())));
      return breach.isEmpty();
    }
    return true;
  }

  /** The position itself has noticed it: whatever was checked, this is wrong. */
  private Finding broken(Game.Breach breach) {
    boolean isChanged = breach.method().equals("play") || breach.method().equals("undo");
    return new Finding(
        isChanged ? List.of(Bug.RETURN_BEFORE_UNDO) : List.of(),
        isChanged ? "undo restores everything after each move" : "the game keeps its contract",
        "%s.%s".formatted(breach.type().getSimpleName(), breach.method()),
        "a kept rule",
        breach.getMessage(),
        isChanged ? takingBack() : "");
  }

  private static Void run(Check check) {
    check.run();
    return null;
  }

  private Finding finding(String check, Throwable failure) {
    Complaint complaint = Complaint.of(failure);
    List<Bug> suspects = complaint.isAboutTheEnd() ? ends(complaint) : suspects(check);
    return new Finding(
        suspects,
        check,
        complaint.what() + ": " + complaint.where(),
        complaint.expected(),
        complaint.actual(),
        advice(check, suspects));
  }

  private String advice(String check, List<Bug> suspects) {
    if (check.equals(TurnKeeping.NAME)) {
      return TurnKeeping.ADVICE;
    }
    return suspects.contains(Bug.RETURN_BEFORE_UNDO) ? takingBack() : "";
  }

  /** What moves that are not taken back mean in a game. */
  private String takingBack() {
    return game.start() instanceof RulesPosition
        ? "play must return a new state and leave the one it was given as it is: use texts or"
            + " records, or copy a list or an array before changing it."
        : "undo must restore everything that make changes: the board, the key, the ply and all"
            + " counters.";
  }

  /** A line that is not seen, one that is none, or a pass. */
  private List<Bug> ends(Complaint complaint) {
    if (complaint.isMissedEnd()) {
      return List.of(Bug.MISSING_DIAGONAL);
    }
    boolean isFlipping = game.board(game.start()).kind() == Board.Kind.FLIPPING_DISCS;
    return List.of(isFlipping ? Bug.PASS_IS_THE_END : Bug.WRAPPED_BITBOARD);
  }

  /** Which bug of the zoo a check of a game catches. */
  private static List<Bug> suspects(String check) {
    return switch (check) {
      case "undo restores everything after each move",
          "undo restores everything back to the start",
          "perft by undo equals perft by copy" ->
          List.of(Bug.RETURN_BEFORE_UNDO);
      case OpinionSides.NAME -> List.of(Bug.EVALUATION_FROM_WRONG_SIDE);
      case "the game follows its rule book",
          "a mirrored game has the same course",
          BoardSymmetry.NAME ->
          RULES;
      default -> List.of();
    };
  }
}
