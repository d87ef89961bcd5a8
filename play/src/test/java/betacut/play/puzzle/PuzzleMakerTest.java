package betacut.play.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.play.puzzle.PuzzleGoal.Kind;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Outcome;
import betacut.rules.Position;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleMakerTest {
  private static final StopSignal NOBODY_STOPS = new StopSignal();

  private static Puzzle made(Game<?> game, long seed, Difficulty wanted) {
    return new PuzzleMaker<>(game, NOBODY_STOPS).make(seed, wanted).orElseThrow();
  }

  private static Position position(Game<?> game, List<Integer> moves) {
    Position position = game.start();
    moves.forEach(position::play);
    return position;
  }

  /** Plain minimax with distances, and nothing of ours but the rules. */
  private static int minimax(Position position, int depth) {
    if (position.outcome() != Position.ONGOING || depth == 0) {
      return position.outcome() == Position.ONGOING ? Score.DRAW : position.outcome();
    }
    int best = -Score.INF;
    for (int move : position.legalMoves()) {
      best = Math.max(best, after(position, move, depth));
    }
    return best;
  }

  /** What a move is worth to who makes it. */
  private static int after(Position position, int move, int depth) {
    int mover = position.mover();
    int pass = position.play(move);
    int sign = position.mover() == mover ? 1 : -1;
    int score = Score.atPly(sign * minimax(position, depth - 1), 1);
    if (pass >= 0) {
      position.undo(pass);
    }
    position.undo(move);
    return score;
  }

  private static List<Integer> right(Position position, PuzzleGoal goal) {
    List<Integer> right = new ArrayList<>();
    int depth = goal.kind() == Kind.WIN_IN ? goal.plies() : 99;
    for (int move : position.legalMoves()) {
      if (goal.isMetBy(Value.exact(after(position, move, depth), depth))) {
        right.add(move);
      }
    }
    return right;
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, 1", "tictactoe, 2", "tictactoe, 3", "connect4:4x4, 1", "connect4:4x4, 3",
    "connect4:5x4, 1", "dots:2x2, 1", "dots:2x2, 4", "othello:4x4, 2", "othello:4x4, 5",
    "'kalah:3,2', 1", "breakthrough:4x5, 2", "'mnk:4,4,4', 1"
  })
  void plainMinimaxFindsTheSameOneRightMove(String name, long seed) {
    Game<?> game = Games.find(name);
    Puzzle puzzle = made(game, seed, Difficulty.ANY);
    Position position = position(game, puzzle.moves());
    assertThat(right(position, puzzle.goal())).containsExactly(puzzle.answer().move());
  }

  @ParameterizedTest
  @CsvSource({
    "breakthrough:5x5, 20261116",
    "dots, 20261116",
    "'kalah:4,3', 20261116",
    "'kalah:6,6', 20261121",
    "'mnk:5,5,4', 20261116",
    "othello, 20261118",
    "pentago, 20261116"
  })
  void everyGameHasAPuzzleWithOneAnswer(String name, long seed) {
    Game<?> game = Games.find(name);
    Puzzle puzzle = made(game, seed, Difficulty.ANY);
    assertThat(puzzle.goal().isMetBy(puzzle.answer().value())).isTrue();
    assertThat(puzzle.others()).hasSizeGreaterThanOrEqualTo(2);
    for (RootMove other : puzzle.others()) {
      assertThat(puzzle.goal().isMetBy(other.value())).as("%s", other).isFalse();
      assertThat(puzzle.goal().canTell(other.value())).as("%s", other).isTrue();
    }
    assertThat(1 + puzzle.others().size())
        .isEqualTo(position(game, puzzle.moves()).legalMoves().length);
  }

  @Test
  void aSeedIsAPuzzleForEver() {
    Game<?> game = Games.find("connect4:5x4");
    Puzzle puzzle = made(game, 20261116, Difficulty.MEDIUM);
    assertThat(made(game, 20261116, Difficulty.MEDIUM)).isEqualTo(puzzle);
    assertThat(puzzle.moves().stream().map(game::formatMove).toList())
        .isEqualTo(List.of("4", "2", "3", "2", "3"));
    assertThat(made(game, 20261117, Difficulty.MEDIUM).moves()).isNotEqualTo(puzzle.moves());
  }

  @Test
  void whatIsHardIsMissedByMoreLevels() {
    Game<?> game = Games.find("connect4");
    Puzzle easy = made(game, 5, Difficulty.EASY);
    Puzzle hard = made(game, 5, Difficulty.HARD);
    assertThat(easy.difficulty()).isLessThan(2.5);
    assertThat(hard.difficulty()).isGreaterThanOrEqualTo(4.5);
    assertThat(LevelTries.threshold(List.of(new LevelTries(1, 0, 4), new LevelTries(2, 3, 4))))
        .isEqualTo(1.75);
  }

  @ParameterizedTest
  @ValueSource(strings = {"breakthrough:5x5", "connect4:6x5"})
  void aWinInNIsPlayedOutAgainstTheLongestDefence(String name) {
    Game<?> game = Games.find(name);
    Puzzle puzzle =
        Stream.iterate(1L, seed -> seed + 1)
            .map(seed -> made(game, seed, Difficulty.ANY))
            .filter(one -> one.goal().plies() >= 5)
            .findFirst()
            .orElseThrow();
    playOut(game, puzzle);
  }

  private static <P extends Position> void playOut(Game<P> game, Puzzle puzzle) {
    P position = game.start();
    puzzle.moves().forEach(position::play);
    int plies = puzzle.goal().plies();
    int next = puzzle.answer().move();
    while (true) {
      var goal = new PuzzleGoal(Kind.WIN_IN, plies);
      PuzzleTry tried = PuzzleTry.of(game, position, goal, next, NOBODY_STOPS).orElseThrow();
      assertThat(tried.isRight()).isTrue();
      assertThat(Score.distance(tried.value().score())).isEqualTo(plies);
      position.play(next);
      if (plies == 1) {
        assertThat(position.outcome()).isEqualTo(Score.LOSS);
        return;
      }
      position.play(tried.line().get(1));
      assertThat(minimax(position, plies - 2)).isEqualTo(Score.WIN - (plies - 2));
      plies -= 2;
      next = right(position, new PuzzleGoal(Kind.WIN_IN, plies)).getFirst();
    }
  }

  @Test
  void aWrongMoveIsRefutedOnTheBoard() {
    refute(Games.find("connect4"));
  }

  private static <P extends Position> void refute(Game<P> game) {
    Puzzle puzzle = made(game, 1, Difficulty.MEDIUM);
    P position = game.start();
    puzzle.moves().forEach(position::play);
    int wrong = puzzle.others().getLast().move();
    PuzzleTry tried =
        PuzzleTry.of(game, position, puzzle.goal(), wrong, NOBODY_STOPS).orElseThrow();
    assertThat(tried.isRight()).isFalse();
    assertThat(tried.value()).isEqualTo(puzzle.others().getLast().value());
    assertThat(tried.line()).startsWith(wrong).hasSizeGreaterThan(1);
    tried.line().forEach(position::play);
  }

  @Test
  void someGamesHaveNone() {
    assertThat(PuzzleMaker.suits(Games.find("tree:((3 12)(2 4))"))).isFalse();
    assertThat(PuzzleMaker.suits(Games.find("gomoku"))).isTrue(); // nobody knows before trying
    assertThat(new PuzzleMaker<>(Games.find("gomoku"), NOBODY_STOPS, 1).make(1, Difficulty.ANY))
        .isEmpty();
  }

  /** Somebody's own game, of which nobody here has heard. */
  static final class Matches implements Rules<Integer, Integer> {
    @Override
    public Integer start() {
      return 21;
    }

    @Override
    public List<Integer> moves(Integer left) {
      return Stream.of(1, 2, 3).filter(take -> take <= left).toList();
    }

    @Override
    public Integer play(Integer left, Integer take) {
      return left - take;
    }

    @Override
    public Outcome result(Integer left) {
      return left == 0 ? Outcome.LOSS : Outcome.ONGOING;
    }
  }

  @Test
  void aGameOfSomebodysOwnHasPuzzlesToo() {
    Game<?> game = RulesGame.of(new Matches());
    Puzzle puzzle = made(game, 3, Difficulty.ANY);
    int left = 21 - puzzle.moves().stream().mapToInt(move -> taken(game, move)).sum();
    assertThat(left % 4).isEqualTo(taken(game, puzzle.answer().move()));
  }

  private static int taken(Game<?> game, int move) {
    return Integer.parseInt(game.formatMove(move));
  }

  @Test
  void whatIsNotSolvedIsNoPuzzle() {
    judgeAnOpening(Games.find("othello"));
  }

  private static <P extends Position> void judgeAnOpening(Game<P> game) {
    P start = game.start();
    var goal = new PuzzleGoal(Kind.ONLY_WIN, 0);
    assertThatThrownBy(() -> PuzzleTry.of(game, start, goal, start.legalMoves()[0], NOBODY_STOPS))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("is not solved within 400,000 positions");
  }

  @Test
  void whoHasLeftGetsNothing() {
    var left = new StopSignal();
    left.stop();
    assertThat(new PuzzleMaker<>(Games.find("connect4"), left).make(1, Difficulty.ANY))
        .isEqualTo(Optional.empty());
  }

  @Test
  void aDifficultyIsNamed() {
    assertThat(Difficulty.named("hard")).isEqualTo(Difficulty.HARD);
    assertThatThrownBy(() -> Difficulty.named("hart")).hasMessageContaining("hard");
  }
}
