package betacut.play.examine;

import betacut.doctor.Diagnosis;
import betacut.doctor.Finding;
import betacut.play.analyse.Analyst;
import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerMaker;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Examines a player by its moves alone: that they are legal and come in time, that it takes a win
 * in one and prevents a loss in one, and how often it keeps what a solved position is worth. The
 * last is told and no fault: who looks a few plies ahead cannot always.
 */
public final class ProgramExamination<P extends Position> {
  private static final int POSITIONS = 600;
  private static final int ASKED = 10;
  private static final int LONGEST = 200;
  private static final long SEED = 20260101;
  private static final Limits MOVE = Limits.time(Duration.ofMillis(300));

  private final Game<P> game;
  private final PlayerMaker<P> maker;
  private final long deadline;
  private final List<String> passed = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<String> skipped = new ArrayList<>();
  private boolean isLate;

  /**
   * @param most after which no new question is put
   */
  public ProgramExamination(Game<P> game, PlayerMaker<P> maker, Duration most) {
    this.game = game;
    this.maker = maker;
    deadline = System.nanoTime() + most.toNanos();
  }

  /** A position, and the moves that are right there. */
  private record Question<P extends Position>(P position, List<Integer> right) {}

  /** What the moves show. */
  public Diagnosis run() {
    List<P> positions = positions();
    try (Player<P> player = maker.create(SEED)) {
      examine(player, "its moves are legal, and come in time", questions(positions, this::anyMove));
      examine(player, "it takes a win in one", questions(positions, this::wins));
      examine(player, "it prevents a loss in one", questions(positions, this::defences));
      tellWorth(player, positions);
    } catch (PlayerFailure failure) {
      skipped.add("the rest: it needs a program that answers");
    }
    return new Diagnosis(maker.text(), passed, findings, skipped, isLate);
  }

  /** Positions of random games, the nearest to the start first. */
  private List<P> positions() {
    var random = new SplittableRandom(SEED);
    List<P> positions = new ArrayList<>();
    while (positions.size() < POSITIONS) {
      P position = game.start();
      for (int ply = 0; ply < LONGEST && position.outcome() == Position.ONGOING; ply++) {
        if (!position.isSkipped()) {
          positions.add(copy(position));
        }
        int[] legal = position.legalMoves();
        position.make(legal[random.nextInt(legal.length)]);
      }
    }
    return positions.stream()
        .sorted(Comparator.comparingInt(Position::ply))
        .limit(POSITIONS)
        .toList();
  }

  @SuppressWarnings("unchecked") // a copy is of its original's class
  private P copy(P position) {
    return (P) position.copy();
  }

  /** Some of the questions there are, from short games and long ones. */
  private List<Question<P>> questions(
      List<P> positions, BiFunction<P, int[], Optional<List<Integer>>> right) {
    List<Question<P>> all = new ArrayList<>();
    for (P position : positions) {
      right
          .apply(position, position.legalMoves())
          .ifPresent(moves -> all.add(new Question<>(position, moves)));
    }
    int asked = Math.min(ASKED, all.size());
    return IntStream.range(0, asked).mapToObj(i -> all.get(i * all.size() / asked)).toList();
  }

  private Optional<List<Integer>> anyMove(P position, int... legal) {
    return Optional.of(Arrays.stream(legal).boxed().toList());
  }

  /** The moves that win at once, if some do and some do not. */
  private Optional<List<Integer>> wins(P position, int... legal) {
    List<Integer> winning = Arrays.stream(legal).boxed().filter(m -> wins(position, m)).toList();
    return winning.isEmpty() || winning.size() == legal.length
        ? Optional.empty()
        : Optional.of(winning);
  }

  private boolean wins(Position position, int move) {
    position.make(move);
    boolean isWon = position.outcome() != Position.ONGOING && position.outcome() < 0;
    position.undo(move);
    return isWon;
  }

  /** Nobody wins at once, and some moves let the other side win at once, and some do not. */
  private Optional<List<Integer>> defences(P position, int... legal) {
    if (Arrays.stream(legal).anyMatch(move -> wins(position, move))) {
      return Optional.empty();
    }
    List<Integer> safe = new ArrayList<>();
    for (int move : legal) {
      position.make(move);
      boolean isLost =
          position.outcome() == Position.ONGOING
              && Arrays.stream(position.legalMoves()).anyMatch(reply -> wins(position, reply));
      position.undo(move);
      if (!isLost) {
        safe.add(move);
      }
    }
    return safe.isEmpty() || safe.size() == legal.length ? Optional.empty() : Optional.of(safe);
  }

  private void examine(Player<P> player, String invariant, List<Question<P>> questions) {
    if (questions.isEmpty()) {
      skipped.add(invariant + ": no position of this game asks for it");
      return;
    }
    for (Question<P> question : questions) {
      if (System.nanoTime() > deadline) {
        isLate = true;
        skipped.add(invariant + ": not finished in time");
        return;
      }
      int move = ask(player, question.position);
      if (!question.right.contains(move)) {
        findings.add(
            finding(invariant, question.position, names(question.right), game.formatMove(move)));
        return;
      }
    }
    passed.add(invariant);
  }

  private int ask(Player<P> player, P position) {
    try {
      return player.choose(position, MOVE).move();
    } catch (PlayerFailure failure) {
      String invariant =
          switch (failure.fault()) {
            case TIME -> "it answers in time";
            case ILLEGAL_MOVE -> "its moves are legal";
            case RESIGNATION -> "it plays on";
            case CRASH -> "it keeps to its protocol, and does not crash";
          };
      findings.add(finding(invariant, position, "a legal move", failure.reason()));
      throw failure;
    }
  }

  private Finding finding(String invariant, P position, String expected, String actual) {
    return new Finding(
        List.of(), invariant, game.id() + ": " + game.format(position), expected, actual, "");
  }

  private String names(List<Integer> moves) {
    return moves.stream().map(game::formatMove).collect(Collectors.joining(" or "));
  }

  /** Counts the solved positions whose winner stays the same after its move. */
  private void tellWorth(Player<P> player, List<P> positions) {
    var analyst = new Analyst<>(game, new StopSignal());
    int asked = 0;
    int kept = 0;
    for (P position : positions.reversed()) {
      Result truth = asked < ASKED ? analyst.hints(position) : null;
      boolean isAsked =
          truth != null
              && System.nanoTime() <= deadline
              && truth.moves().stream().allMatch(move -> move.value().kind() == Bound.EXACT);
      if (isAsked) {
        int move = ask(player, position);
        asked++;
        kept += worth(truth, move) == Integer.signum(truth.value().score()) ? 1 : 0;
      } else if (asked >= ASKED || System.nanoTime() > deadline) {
        break;
      }
    }
    skipped.add(
        asked == 0
            ? "what solved positions are worth after its moves: none was solved in time"
            : "no fault, but a measure: it kept what %d of %d solved positions are worth"
                .formatted(kept, asked));
  }

  private static int worth(Result truth, int move) {
    return truth.moves().stream()
        .filter(own -> own.move() == move)
        .map(RootMove::value)
        .mapToInt(value -> Integer.signum(value.score()))
        .findFirst()
        .orElseThrow();
  }
}
