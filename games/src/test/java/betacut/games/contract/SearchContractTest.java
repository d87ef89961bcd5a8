package betacut.games.contract;

import betacut.rules.Game;
import betacut.search.Algorithm;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.testkit.EngineUnderTest;
import betacut.testkit.OwnSearch;
import betacut.testkit.SearchContract;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Our usual engines keep the whole search contract: limits, kept tables, ties, variety. */
final class SearchContractTest {
  private static final List<Game<?>> GAMES =
      List.of(
          TestGames.TIC_TAC_TOE, TestGames.CONNECT_FOUR, TestGames.OTHELLO_6X6, TestGames.PENTAGO);

  private abstract static class EngineContract extends SearchContract {
    private final Algorithm algorithm;

    EngineContract(Algorithm algorithm) {
      this.algorithm = algorithm;
    }

    @Override
    protected OwnSearch newSearch(Game<?> game) {
      return new EngineUnderTest<>(game, Options.full(algorithm).withTable(TablePolicy.BUCKET, 1));
    }

    @Override
    protected List<Game<?>> games() {
      return GAMES;
    }
  }

  @Nested
  final class AlphaBeta extends EngineContract {
    AlphaBeta() {
      super(Algorithm.ALPHABETA);
    }
  }

  @Nested
  final class PrincipalVariation extends EngineContract {
    PrincipalVariation() {
      super(Algorithm.PVS);
    }
  }

  @Nested
  final class MemoryTest extends EngineContract {
    MemoryTest() {
      super(Algorithm.MTDF);
    }
  }

  @Nested
  final class PlainAlphaBeta extends EngineContract {
    PlainAlphaBeta() {
      super(Algorithm.ALPHABETA);
    }

    @Override
    protected OwnSearch newSearch(Game<?> game) {
      return new EngineUnderTest<>(game, Options.plain(Algorithm.ALPHABETA));
    }
  }
}
