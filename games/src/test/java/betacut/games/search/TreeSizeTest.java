package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.Statistics;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exact sizes of trees that independent programs have searched too. */
class TreeSizeTest {
  private static final Options PLAIN = Options.plain(Algorithm.ALPHABETA);

  /** The study's table: every node asked, mirror images folded, its move first, fail-hard. */
  private static final Options STUDY_TABLE =
      Options.plain(Algorithm.FAIL_HARD)
          .withEvaluation("essay")
          .withOrder(Set.of(OrderPart.HASH))
          .withTable(TablePolicy.LRS, 8)
          .with(Feature.FOLD);

  @ParameterizedTest
  @CsvSource({"8, 12574", "10, 155590", "12, 3050083"})
  void alphaBetaWithConstantWins(int depth, long nodes) {
    assertThat(search("connect4", PLAIN.withEvaluation("win-only"), depth).nodes())
        .isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvSource({"1, 8", "2, 21", "3, 129", "4, 482", "5, 2308", "6, 8999", "7, 42941", "8, 153369"})
  void theStudysPlainSearch(int depth, long nodes) {
    assertThat(search("connect4", PLAIN.withEvaluation("essay"), depth).nodes()).isEqualTo(nodes);
  }

  @Test
  void theStudysLeaves() {
    assertThat(search("connect4", PLAIN.withEvaluation("essay"), 8).leaves()).isEqualTo(107_905);
  }

  @ParameterizedTest
  @CsvSource({"1, 5", "2, 15", "3, 69", "4, 326", "5, 1024", "6, 3819", "7, 12745", "8, 38755"})
  void theStudysSearchWithItsTable(int depth, long nodes) {
    assertThat(search("connect4", STUDY_TABLE, depth).nodes()).isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvSource({"MINIMAX, 549946", "NEGAMAX, 549946", "ALPHABETA, 18297"})
  void allOfTicTacToe(Algorithm algorithm, long nodes) {
    assertThat(search("tictactoe", Options.plain(algorithm).withEvaluation("win-only"), 9).nodes())
        .isEqualTo(nodes);
  }

  private static Statistics search(String name, Options options, int depth) {
    return searchStart(Games.find(name), options, depth);
  }

  private static <P extends Position> Statistics searchStart(
      Game<P> game, Options options, int depth) {
    return Engine.of(game, options).search(game.start(), Limits.depth(depth)).statistics();
  }
}
