package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.Result;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games searched to their known values, by the generic search alone. */
class SolvedGamesTest {
  private static final Options OPTIONS =
      Options.full(Algorithm.MTDF)
          .withOrder(Set.of(OrderPart.HASH, OrderPart.EVALUATION))
          .withTable(TablePolicy.BUCKET, 128)
          .with(Feature.FOLD)
          .without(Feature.DEEPENING);

  @ParameterizedTest
  @ValueSource(
      strings = {"tictactoe", "connect4:4x4", "connect4:5x4", "connect4:5x5", "connect4:6x5"})
  void draws(String game) {
    assertThat(solve(Games.find(game), OPTIONS).value().score()).isEqualTo(Score.DRAW);
  }

  @ParameterizedTest
  @CsvSource({"othello:4x4, -10", "'othello:4x4,discs-only', -8"})
  void secondPlayerWinsSmallOthello(String game, int margin) {
    Result result = solve(Games.find(game), OPTIONS);
    assertThat(result.value().score()).isEqualTo(Score.ofMargin(margin));
  }

  @ParameterizedTest
  @CsvSource({"MTDF", "PVS", "SSS", "DUAL", "ALPHABETA"})
  void everyAlgorithmAgreesOnWhoWins(Algorithm algorithm) {
    Options options = OPTIONS.withAlgorithm(algorithm);
    Result secondWins = solve(Games.find("connect4:6x4"), options);
    assertThat(secondWins.value()).isEqualTo(Value.exact(24 - Score.WIN, 24));
  }

  private static <P extends Position> Result solve(Game<P> game, Options options) {
    Result result = Engine.of(game, options).search(game.start(), Limits.NONE);
    assertThat(result.value().kind()).isEqualTo(Bound.EXACT);
    assertThat(result.end()).isEqualTo(Result.End.SOLVED);
    return result;
  }
}
