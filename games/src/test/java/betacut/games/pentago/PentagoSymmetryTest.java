package betacut.games.pentago;

import static betacut.games.pentago.PentagoTesting.moves;
import static betacut.games.pentago.PentagoTesting.samples;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Position;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PentagoSymmetryTest {
  @Test
  void classicHasEightSymmetriesAndTheTwistTwo() {
    assertThat(PentagoTesting.game("classic").start().symmetries()).isEqualTo(8);
    assertThat(PentagoTesting.game("twist").start().symmetries()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void gamesPlayedByMappedMovesStayImages(String variant) {
    int symmetries = PentagoTesting.game(variant).start().symmetries();
    for (long seed = 0; seed < 10; seed++) {
      for (int symmetry = 0; symmetry < symmetries; symmetry++) {
        var random = new Random(seed);
        PentagoPosition position = PentagoTesting.game(variant).start();
        PentagoPosition image = PentagoTesting.game(variant).start();
        while (position.outcome() == Position.ONGOING) {
          int[] moves = moves(position);
          int move = moves[random.nextInt(moves.length)];
          int mapped = position.mapMove(move, symmetry);
          position.make(move);
          image.make(mapped);
          assertThat(position.key(symmetry)).isEqualTo(image.key());
          assertThat(position.outcome()).isEqualTo(image.outcome());
          assertThat(image.key(image.canonicalSymmetry()))
              .isEqualTo(position.key(position.canonicalSymmetry()));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void mappedMovesAreTheMovesOfTheImage(String variant) {
    for (PentagoPosition position : samples(variant, 3)) {
      for (int symmetry = 0; symmetry < position.symmetries(); symmetry++) {
        int number = symmetry;
        PentagoPosition image = image(variant, position, symmetry);
        int[] moves = moves(position);
        int[] mapped = Arrays.stream(moves).map(m -> position.mapMove(m, number)).toArray();
        assertThat(mapped).containsExactlyInAnyOrder(moves(image));
        for (int i = 0; i < moves.length; i++) {
          assertThat(position.unmapMove(mapped[i], symmetry)).isEqualTo(moves[i]);
          position.make(moves[i]);
          image.make(mapped[i]);
          assertThat(position.key(symmetry)).isEqualTo(image.key());
          image.undo(mapped[i]);
          position.undo(moves[i]);
        }
      }
    }
  }

  private static PentagoPosition image(String variant, PentagoPosition position, int symmetry) {
    Variant of = Variant.valueOf(variant.toUpperCase(Locale.ROOT));
    int ofBoard = PentagoSymmetries.of(of).ofBoard(symmetry);
    return new PentagoPosition(
        of,
        Quadrants.image(position.own(), ofBoard),
        Quadrants.image(position.opponent(), ofBoard));
  }
}
