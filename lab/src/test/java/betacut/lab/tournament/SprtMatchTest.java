package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.store.Log;
import betacut.search.StopSignal;
import betacut.stats.rating.Sprt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class SprtMatchTest {
  private static final Sprt TEST = new Sprt(Sprt.Scale.LOGISTIC, 0, 50, 0.05, 0.05);

  private static TournamentResults play(String one, String other, int workers) {
    var spec =
        TournamentSpec.of("connect4:5x4", one, other)
            .withMode(Mode.SPRT, Optional.of(TEST))
            .withRounds(500, "random:2", 5)
            .withJudge(Optional.empty(), 0);
    return Tournament.of(spec)
        .run(
            Log.inMemory(PlayedGame.COLUMNS), workers, TournamentListener.SILENT, new StopSignal());
  }

  @Test
  void clearDifferenceStopsEarlyButNotTooEarly() {
    TournamentResults results = play("pvs depth=6", "random", 2);
    SprtPath path = results.sprt().orElseThrow();
    assertThat(path.decision()).isEqualTo(Sprt.Decision.ACCEPT_H1);
    assertThat(path.ratio()).isGreaterThanOrEqualTo(TEST.upperBound());
    assertThat(path.pairs().pairs()).isBetween(SprtPath.LEAST_PAIRS, 100);
    assertThat(results.games()).hasSize(path.games());
    assertThat(results.isComplete()).isTrue();
    assertThat(play("random", "pvs depth=6", 2).sprt().orElseThrow().decision())
        .isEqualTo(Sprt.Decision.ACCEPT_H0);
  }

  @Test
  void testEndsAtTheSamePairWhateverTheWorkers() {
    assertThat(play("pvs depth=3", "random", 3).sprt().orElseThrow())
        .isEqualTo(play("pvs depth=3", "random", 1).sprt().orElseThrow());
  }

  /** Wins of the first player in every game. */
  private static List<PlayedGame> wins(int games) {
    return IntStream.range(0, games)
        .mapToObj(
            i ->
                new PlayedGame(
                    i,
                    i % 2,
                    1 - i % 2,
                    "opening " + i / 2,
                    List.of(),
                    i % 2 == 0 ? 2 : 0,
                    Ending.of("rules"),
                    -1,
                    -1,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0))
        .toList();
  }

  @Test
  void noDecisionBeforeTenPairs() {
    var easy = new Sprt(Sprt.Scale.LOGISTIC, 0, 400, 0.4, 0.4);
    assertThat(easy.decide(SprtPath.of(easy, wins(4)).ratio())).isEqualTo(Sprt.Decision.ACCEPT_H1);
    assertThat(SprtPath.of(easy, wins(19)).isDecided()).isFalse();
    assertThat(SprtPath.of(easy, wins(40)).pairs().pairs()).isEqualTo(10);
    assertThat(SprtPath.of(easy, wins(40)).ratios()).hasSize(10);
  }

  @Test
  void watchAgreesWithPathInAnyOrder() {
    List<PlayedGame> games = wins(60);
    var shuffled = new ArrayList<>(games);
    Collections.shuffle(shuffled, new Random(3));
    var easy = new Sprt(Sprt.Scale.LOGISTIC, 0, 400, 0.4, 0.4);
    var watch = new SprtWatch(Optional.of(easy), List.of());
    shuffled.forEach(watch::add);
    assertThat(watch.isDecided()).isTrue();
    assertThat(watch.ratio()).isEqualTo(SprtPath.of(easy, games).ratio());
  }

  @Test
  void gapEndsThePath() {
    var games = new ArrayList<>(wins(30));
    games.remove(9);
    assertThat(SprtPath.of(TEST, games).pairs().pairs()).isEqualTo(4);
  }

  @Test
  void forecastIsSaidBeforehand() {
    assertThat(SprtText.forecast(TEST))
        .startsWith("Expected games: ")
        .contains("Elo 0", "Elo 25", "Elo 50");
  }
}
