package betacut.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.lab.tournament.Ending;
import betacut.lab.tournament.PlayedGame;
import betacut.play.PlayerText;
import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Weights;
import betacut.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TuningTest {
  private static final ConnectFour GAME = ConnectFour.of(7, 6);

  private static Evaluator.Weighted<ConnectFourPosition> threats() {
    return (Evaluator.Weighted<ConnectFourPosition>) GAME.evaluators().get("threats");
  }

  /** Random games: whoever has more winning cells and open lines wins more of them. */
  private static List<PlayedGame> games(int count) {
    var random = new SplittableRandom(7);
    var games = new ArrayList<PlayedGame>();
    for (int number = 0; number < count; number++) {
      var position = GAME.start();
      var moves = new ArrayList<String>();
      int[] legal = new int[7];
      while (position.outcome() == Position.ONGOING) {
        int move = legal[random.nextInt(position.moves(legal, 0))];
        moves.add(GAME.formatMove(move));
        position.make(move);
      }
      int loser = position.outcome() == 0 ? -1 : position.mover();
      int halves = loser < 0 ? 1 : loser == 0 ? 0 : 2;
      games.add(
          new PlayedGame(
              number, 0, 1, "-", moves, halves, Ending.of("rules"), -1, -1, 0, 0, 0, 0, 0, 0));
    }
    return games;
  }

  @Test
  void worthlessWeightsAreReplacedByOnesThatForetellResults() {
    List<String> names = threats().weights().names();
    var upsideDown = threats().with(Weights.of(names, name -> -threats().weights().get(name)));
    Learned learned = Tuning.learn(GAME, upsideDown, games(600), Sampling.QUIET, 1);
    assertThat(learned.games()).isEqualTo(600);
    assertThat(learned.weights().names()).isEqualTo(names);
    for (String name : List.of("first.playable", "second.playable", "first.live-odd")) {
      assertThat(learned.weights().get(name)).as(name).isPositive();
    }
    assertThat(learned.lossAfter()).isLessThan(0.69);
  }

  @Test
  void theSameGamesTeachTheSame() {
    List<PlayedGame> games = games(100);
    assertThat(Tuning.learn(GAME, threats(), games, Sampling.QUIET, 3))
        .isEqualTo(Tuning.learn(GAME, threats(), games, Sampling.QUIET, 3));
  }

  @Test
  void aFeatureIsWhatItsWeightCounts() {
    Lessons lessons = Lessons.of(GAME, threats(), games(5), Sampling.QUIET);
    double[] row = new double[lessons.examples().features()];
    var position = GAME.parse(games(5).getFirst().opening());
    lessons.examples().read(0, row);
    double sum = 0;
    int i = 0;
    for (int weight : threats().weights().values().values()) {
      sum += weight * row[i++];
    }
    assertThat(sum).isEqualTo(threats().evaluate(position));
    assertThat(row[i]).isEqualTo(sum / 100);
    assertThat(row[i + 1]).isEqualTo(1);
  }

  @Test
  void allPositionsAreThoseOfTheMovesPlayed() {
    List<PlayedGame> games = games(5);
    int moves = games.stream().mapToInt(game -> game.moves().size()).sum();
    Lessons all = Lessons.of(GAME, threats(), games, Sampling.ALL);
    assertThat(all.examples().count()).isEqualTo(moves);
    Lessons quiet = Lessons.of(GAME, threats(), games, Sampling.QUIET);
    assertThat(quiet.examples().count()).isBetween(1, moves - 10);
  }

  @Test
  void anUnknownSamplingIsRefused() {
    assertThat(Sampling.named("ALL")).isEqualTo(Sampling.ALL);
    assertThatExceptionOfType(UsageException.class)
        .isThrownBy(() -> Sampling.named("quite"))
        .withMessageContaining("quiet or all");
  }

  @Test
  void aHandfulOfGamesIsRefused() {
    List<PlayedGame> few = games(10);
    assertThatExceptionOfType(UsageException.class)
        .isThrownBy(() -> Tuning.learn(GAME, threats(), few, Sampling.QUIET, 1))
        .withMessageContaining("10 games");
  }

  @Test
  void newWeightsCanPlayBesideTheOldOnes() {
    var learned = threats().with(Weights.parse(threats().weights().toString()));
    var players = new PlayerText<>(GAME, Limits.NONE, Map.of(Tuning.LEARNED, learned));
    List<Integer> values = new ArrayList<>();
    for (String name : List.of("threats", Tuning.LEARNED)) {
      try (var player = players.parse("pvs depth=4 evaluation=" + name).create(1)) {
        values.add(player.choose(GAME.parse("4435")).thought().value().score());
      }
    }
    assertThat(values.getLast()).isEqualTo(values.getFirst());
  }
}
