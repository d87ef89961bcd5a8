package betacut.solve;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.othello.OthelloGame;
import betacut.games.othello.OthelloPosition;
import betacut.rules.Games;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.TablePolicy;
import betacut.solve.opening.SearchedOpenings;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The book of Othello that comes with the program. */
class OpeningSearchTest {
  private static final OthelloGame GAME = (OthelloGame) Games.find("othello");
  private static final Options OPTIONS =
      Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, 1);
  private static final Limits LITTLE = Limits.nodes(3000);

  private static Result asked(OthelloPosition position, Limits limits, Detail detail) {
    return Solvers.engine(GAME, OPTIONS).search(position, limits, detail, Progress.SILENT);
  }

  @Test
  void openingsComeFromTheBookAsEstimates() {
    for (String moves : List.of("", "f5", "f5d6", "c4e3f6e6f5", "f5d6c3d3c4f4f6")) {
      OthelloPosition position = GAME.parse(moves);
      Result result = asked(position, LITTLE, Detail.ALL);
      assertThat(result.end()).as(moves).isEqualTo(Result.End.BOOK);
      assertThat(result.moves()).hasSize(position.legalMoves().length);
      assertThat(result.moves())
          .allMatch(move -> move.value().kind() == Bound.ESTIMATE && move.value().depth() > 0);
      assertThat(result.statistics().nodes()).isZero();
      assertThat(result.line().getFirst()).isEqualTo(result.move());
      assertThat(Solvers.isInBook(GAME, position)).isTrue();
    }
  }

  /** Known good play is no worse than half a disc, known bad play is. */
  @Test
  void theBookKnowsGoodFromBad() {
    Result second = asked(GAME.parse("f5"), LITTLE, Detail.TIES);
    assertThat(second.moves()).extracting(RootMove::move).doesNotContain(move("f5", "f4"));
    Result all = asked(GAME.parse("f5"), LITTLE, Detail.ALL);
    assertThat(all.moves().getLast().move()).isEqualTo(move("f5", "f4")); // the parallel opening
    assertThat(Math.abs(all.value().score())).isLessThan(300);
  }

  private static int move(String from, String move) {
    return GAME.parseMove(GAME.parse(from), move);
  }

  @Test
  void asGoodAsTheBestAreThoseThatCannotBeToldFromIt() {
    for (List<Integer> opening : book().openings().subList(0, 300)) {
      OthelloPosition position = GAME.start();
      opening.forEach(position::play);
      Result all = asked(position, LITTLE, Detail.ALL);
      int best = all.value().score();
      assertThat(asked(position, LITTLE, Detail.TIES).moves())
          .containsExactlyElementsOf(
              all.moves().stream()
                  .filter(move -> move.value().score() >= best - OpeningSearch.AS_GOOD)
                  .toList());
    }
  }

  private static SearchedOpenings book() {
    return SearchedOpenings.shipped(GAME).orElseThrow();
  }

  @Test
  void whatIsNotInTheBookIsSearched() {
    OthelloPosition rare = GAME.parse("f5f4e3f6d3c5d6c4b4"); // nobody plays like this
    assertThat(Solvers.isInBook(GAME, rare)).isFalse();
    assertThat(asked(rare, LITTLE, Detail.BEST).end()).isEqualTo(Result.End.NODES);
    assertThat(asked(GAME.start(), Limits.depth(2), Detail.BEST).end()).isEqualTo(Result.End.DEPTH);
    Result exact = Solvers.exactEngine(GAME, OPTIONS).search(GAME.start(), LITTLE);
    assertThat(exact.end()).isEqualTo(Result.End.NODES);
    assertThat(Solvers.isInBook(Games.find("othello:6x6"), Games.find("othello:6x6").start()))
        .isFalse();
  }
}
