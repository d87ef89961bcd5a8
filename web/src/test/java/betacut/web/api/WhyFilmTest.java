package betacut.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a film calls a threat is one by the rules. */
class WhyFilmTest {
  private static final long SEED = Long.getLong("betacut.seed", 15);
  private static final int PLAYOUTS = 25;

  @ParameterizedTest
  @ValueSource(strings = {"connect4", "connect4:5x4", "tictactoe", "mnk:6,6,4"})
  void thePlacesThatFillALineNowAreTheMovesThatWin(String id) {
    playOut(Games.find(id));
  }

  private static <P extends Position> void playOut(Game<P> game) {
    var random = new SplittableRandom(SEED);
    int seen = 0;
    for (int i = 0; i < PLAYOUTS; i++) {
      P position = game.start();
      int[] moves = new int[position.maxMoves()];
      while (position.outcome() == Position.ONGOING) {
        int mover = position.mover();
        Set<Integer> gaps =
            WhyFilm.threats(game, position).stream()
                .filter(threat -> threat.mover() == mover && threat.now())
                .map(Answers.Threat::gap)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(gaps)
            .as("seed %d: %s", SEED, game.format(position))
            .isEqualTo(winning(game, position));
        seen += gaps.size();
        position.play(moves[random.nextInt(position.allMoves(moves, 0))]);
      }
    }
    assertThat(seen).isPositive();
  }

  /** The cells of the moves that win at once. */
  private static <P extends Position> Set<Integer> winning(Game<P> game, P position) {
    int[] moves = new int[position.maxMoves()];
    int end = position.allMoves(moves, 0);
    Set<Integer> cells = new TreeSet<>();
    for (int i = 0; i < end; i++) {
      P after = AskedGame.copy(position);
      after.play(moves[i]);
      if (after.outcome() != Position.ONGOING && after.outcome() != Score.DRAW) {
        cells.add(game.targetCell(position, moves[i]));
      }
    }
    return cells;
  }

  @Test
  void aFilmBeginsWithTheMoveAndEndsAfterFivePliesOrAtTheLine() {
    var game = Games.find("connect4");
    assertThat(film(game, "41414", "2 4"))
        .extracting(Answers.FilmPly::isOver)
        .containsExactly(false, true);
    assertThat(film(game, "41414", "2 4").getLast().lines())
        .containsExactly(List.of(17, 24, 31, 38));
    assertThat(film(game, "", "1 2 3 4 5 6 7 1 2")).hasSize(6);
  }

  private static <P extends Position> List<Answers.FilmPly> film(
      Game<P> game, String before, String moves) {
    P position = game.parse(before);
    P last = AskedGame.copy(position);
    List<Integer> played = new ArrayList<>();
    for (String word : AskedGame.words(moves)) {
      played.add(game.parseMove(last, word));
      last.play(played.getLast());
    }
    return WhyFilm.of(game, position, played);
  }
}
