package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.run.GameUnderWay;
import betacut.lab.store.Log;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.search.StopSignal;
import betacut.stats.rating.Sprt;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class TournamentTest {
  private static final TournamentSpec SMALL =
      TournamentSpec.of("connect4:5x4", "random", "pvs depth=2", "perfect")
          .withRounds(4, "all:1", 3);

  private static TournamentResults play(TournamentSpec spec, int workers) {
    return play(spec, Log.inMemory(PlayedGame.COLUMNS), workers);
  }

  private static TournamentResults play(TournamentSpec spec, Log<PlayedGame> log, int workers) {
    return Tournament.of(spec).run(log, workers, TournamentListener.SILENT, new StopSignal());
  }

  /** Games without their times, which differ. */
  private static List<PlayedGame> timeless(List<PlayedGame> games) {
    return games.stream()
        .map(
            g ->
                new PlayedGame(
                    g.number(),
                    g.first(),
                    g.second(),
                    g.opening(),
                    g.moves(),
                    g.halves(),
                    g.ending(),
                    g.firstBlunders(),
                    g.secondBlunders(),
                    g.firstJudged(),
                    g.secondJudged(),
                    0,
                    0,
                    g.firstNodes(),
                    g.secondNodes()))
        .toList();
  }

  @Test
  void wholeTournamentIsPlayedAndCounted() {
    TournamentResults results = play(SMALL, 2);
    assertThat(results.isComplete()).isTrue();
    assertThat(results.games()).hasSize(24);
    assertThat(results.players()).allMatch(player -> player.results().games() == 16);
    assertThat(results.players().stream().mapToDouble(p -> p.results().points()).sum())
        .isEqualTo(24);
    assertThat(results.standings().getLast().name()).isEqualTo("random");
    assertThat(results.endings()).containsOnlyKeys("rules");
    assertThat(results.ratings()).extracting(r -> r.anchor()).containsExactly(0, 0);
    assertThat(results.ratings())
        .extracting(r -> r.method())
        .containsExactly("Bradley-Terry", "performance");
    PlayerResult perfect = results.players().get(2);
    assertThat(perfect.judgedGames()).isEqualTo(16);
    assertThat(perfect.blunders()).isZero();
    assertThat(results.players().get(0).blunders()).isPositive();
  }

  @Test
  void workersDoNotMatter() {
    assertThat(timeless(play(SMALL, 3).games())).isEqualTo(timeless(play(SMALL, 1).games()));
  }

  /** Whoever looks on sees the very moves, and changes neither them nor what is counted. */
  @Test
  void lookingOnChangesNothing() {
    var begun = new ConcurrentHashMap<Integer, GameUnderWay>();
    var looker = new AtomicBoolean(true);
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              while (looker.get()) {
                begun.values().forEach(GameUnderWay::moves);
              }
            });
    TournamentListener watching =
        new TournamentListener() {
          @Override
          public void finished(PlayedGame game, int done, int scheduled, double ratio) {
            assertThat(begun.get(game.number()).isOver()).isTrue();
          }

          @Override
          public void begun(GameUnderWay game) {
            begun.put(game.number(), game);
          }
        };
    var log = Log.inMemory(PlayedGame.COLUMNS);
    List<PlayedGame> seen = Tournament.of(SMALL).run(log, 2, watching, new StopSignal()).games();
    looker.set(false);
    assertThat(timeless(seen)).isEqualTo(timeless(play(SMALL, 1).games()));
    for (PlayedGame game : seen) {
      List<GameUnderWay.Move> moves = begun.get(game.number()).moves();
      assertThat(moves).extracting(GameUnderWay.Move::text).isEqualTo(game.moves());
      assertThat(moves.stream().mapToLong(GameUnderWay.Move::nodes).sum())
          .isEqualTo(game.firstNodes() + game.secondNodes());
    }
    assertThat(begun).hasSize(24);
  }

  /** Ratings need a zero: random play, and where nobody plays at random the weakest. */
  @Test
  void theWeakestIsZeroWhereNobodyPlaysAtRandom() {
    var spec =
        TournamentSpec.of("tictactoe", "perfect", "human:90,1", "pvs depth=9")
            .withRounds(6, "all:1", 3);
    TournamentResults results = play(spec, 2);
    assertThat(results.ratings()).extracting(r -> r.anchor()).containsExactly(1, 1);
    assertThat(results.ratings()).allSatisfy(r -> assertThat(r.elo(0)).isPositive());
  }

  @Test
  void seedMatters() {
    assertThat(timeless(play(SMALL.withRounds(4, "all:1", 4), 2).games()))
        .isNotEqualTo(timeless(play(SMALL, 2).games()));
  }

  @Test
  void perfectPlayersDraw() {
    var spec = TournamentSpec.of("tictactoe", "perfect", "pvs depth=9").withRounds(5, "start", 1);
    TournamentResults results = play(spec, 2);
    assertThat(results.drawRate()).isEqualTo(1);
    assertThat(results.matches().getFirst().pairs().drawDraw()).isEqualTo(5);
    assertThat(results.players()).allMatch(p -> p.blunders() == 0 && p.judgedGames() == 10);
    assertThat(timeless(results.games()).stream().map(PlayedGame::moves).distinct().count())
        .isGreaterThan(5); // ties are drawn anew in each game
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 23})
  void resumedTournamentEndsLikeAnUninterruptedOne(int before) {
    List<PlayedGame> whole = timeless(play(SMALL, 2).games());
    var log = Log.inMemory(PlayedGame.COLUMNS);
    var stop = new StopSignal();
    if (before == 0) {
      stop.stop();
    }
    TournamentResults part =
        Tournament.of(SMALL)
            .run(
                log,
                2,
                (game, done, scheduled, ratio) -> {
                  if (done == before) {
                    stop.stop();
                  }
                },
                stop);
    assertThat(part.games().size()).isBetween(before, before + 1);
    assertThat(part.isComplete()).isEqualTo(part.games().size() == 24);
    List<Integer> playedNow = new ArrayList<>();
    TournamentResults resumed =
        Tournament.of(SMALL)
            .run(
                log, 2, (game, done, all, ratio) -> playedNow.add(game.number()), new StopSignal());
    assertThat(playedNow).hasSize(24 - part.games().size()).doesNotHaveDuplicates();
    assertThat(timeless(resumed.games())).isEqualTo(whole);
  }

  @Test
  void gamesAreSafeBeforeTheyAreReported() {
    var log = Log.inMemory(PlayedGame.COLUMNS);
    List<Boolean> wasThere = new ArrayList<>();
    Tournament.of(SMALL.withRounds(1, "start", 1))
        .run(
            log,
            2,
            (game, done, all, ratio) -> wasThere.add(log.all().contains(game)),
            new StopSignal());
    assertThat(wasThere).hasSize(6).containsOnly(true);
  }

  @Test
  void failingStoreEndsTheTournament() {
    Log<PlayedGame> full =
        new Log<PlayedGame>() {
          @Override
          public boolean add(PlayedGame game) {
            throw new IllegalStateException("the disk is full");
          }

          @Override
          public BitSet done() {
            return new BitSet();
          }

          @Override
          public List<PlayedGame> all() {
            return List.of();
          }
        };
    assertThatThrownBy(() -> play(SMALL, full, 2)).hasMessage("the disk is full");
  }

  @Test
  void stopEndsLongSearchesToo() {
    var stop = new StopSignal();
    var spec = TournamentSpec.of("othello", "pvs depth=60", "mcts nodes=999g");
    Thread.ofPlatform().daemon().start(stop::stop);
    TournamentResults results =
        Tournament.of(spec)
            .run(Log.inMemory(PlayedGame.COLUMNS), 2, TournamentListener.SILENT, stop);
    assertThat(results.games()).isEmpty();
    assertThat(results.ratings()).isEmpty();
  }

  @Test
  void solverEndsGamesWhenAsked() {
    var spec = SMALL.withJudge(Optional.of(6), TournamentSpec.JUDGE_NODES);
    TournamentResults results = play(spec, 2);
    assertThat(results.endings()).containsKey("adjudication");
    assertThat(results.games()).allMatch(game -> game.moves().size() <= 6);
  }

  @Test
  void longGamesAreDraws() {
    TournamentResults results = play(SMALL.withLimits(Limits.NONE, 3), 2);
    assertThat(results.drawRate()).isEqualTo(1);
    assertThat(results.endings()).containsExactly(Map.entry("length", 24));
  }

  @Test
  void gauntletLeavesOthersUnmet() {
    TournamentResults results = play(SMALL.withMode(Mode.GAUNTLET, Optional.empty()), 2);
    assertThat(results.games()).hasSize(16);
    assertThat(results.table().results(1, 2).games()).isZero();
    assertThat(results.matches()).hasSize(2);
    assertThat(results.ratings()).hasSize(2);
  }

  @Test
  void mistakesAreNamed() {
    assertThatThrownBy(() -> Tournament.of(TournamentSpec.of("connect4", "random")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("at least two players, and there is 1");
    Optional<Sprt> test = Optional.of(new Sprt(Sprt.Scale.LOGISTIC, 0, 10, 0.05, 0.05));
    assertThatThrownBy(() -> Tournament.of(SMALL.withMode(Mode.SPRT, test)))
        .hasMessageContaining("two players for an SPRT");
    assertThatThrownBy(() -> Tournament.of(SMALL.withRounds(0, "start", 1)))
        .hasMessageContaining("rounds is 0");
  }

  @Test
  void textGivesTheSpecificationBack() {
    Optional<Sprt> test = Optional.of(new Sprt(Sprt.Scale.NORMALISED, 0, 2.5, 0.05, 0.1));
    var spec =
        TournamentSpec.of("connect4", "level:3", "cmd:sh -c \"a = b\"")
            .withMode(Mode.SPRT, test)
            .withLimits(Limits.nodes(5), 9)
            .withJudge(Optional.of(4), 0);
    assertThat(TournamentText.parse(TournamentText.format(spec))).isEqualTo(spec);
    assertThat(TournamentText.parse(TournamentText.format(SMALL))).isEqualTo(SMALL);
    assertThatThrownBy(() -> TournamentText.parse("game = go\n"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("players");
  }
}
