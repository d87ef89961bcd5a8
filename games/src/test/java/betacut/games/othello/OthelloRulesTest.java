package betacut.games.othello;

import static betacut.games.othello.OthelloTesting.game;
import static betacut.games.othello.OthelloTesting.moves;
import static betacut.games.othello.OthelloTesting.walk;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.pentago.Playthrough;
import betacut.rules.Game;
import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloRulesTest {
  private static final int GAMES = 60;

  @Test
  void perftIsAsPublished() {
    for (String line : Playthrough.lines("/perft/othello.txt")) {
      String[] row = line.split(" ");
      String variant = row[0].substring(Math.min(row[0].length(), "othello:".length()));
      long count = OthelloTesting.perft(game(variant).start(), Integer.parseInt(row[1]));
      assertThat(count).as(line).isEqualTo(Long.parseLong(row[2]));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"8x8", "6x6", "4x4", "6x6,discs-only", "4x4,discs-only"})
  void randomGamesFollowTheSlowRuleBook(String variant) {
    Game<OthelloPosition> game = game(variant);
    for (long seed = 0; seed < GAMES; seed++) {
      boolean isDiscsOnly = variant.endsWith("discs-only");
      walk(variant, seed, position -> compare(game, position, isDiscsOnly));
    }
  }

  private static void compare(
      Game<OthelloPosition> game, OthelloPosition position, boolean isDiscsOnly) {
    var slow = SlowOthello.of(game.format(position));
    assertThat(position.outcome())
        .isEqualTo(
            slow.isOver()
                ? Score.ofMargin(isDiscsOnly ? slow.margin() : slow.marginWithEmpties())
                : Position.ONGOING);
    if (slow.isOver()) {
      return;
    }
    int[] moves = moves(position);
    int[] cells = Arrays.stream(moves).map(m -> game.targetCell(position, m)).toArray();
    assertThat(cells).isEqualTo(slow.moves().stream().mapToInt(m -> m).toArray());
    for (int i = 0; i < moves.length; i++) {
      position.make(moves[i]);
      assertThat(game.format(position)).isEqualTo(slow.play(cells[i]).obf());
      assertThat(position.key()).isEqualTo(Keys.mix(position.own(), position.opponent()));
      position.undo(moves[i]);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"8x8", "6x6", "4x4"})
  void undoRestoresEverythingBackToTheStart(String variant) {
    for (long seed = 0; seed < GAMES; seed++) {
      var random = new Random(seed);
      OthelloPosition position = game(variant).start();
      var made = new ArrayDeque<Integer>();
      var seen = new ArrayDeque<String>();
      while (position.outcome() == Position.ONGOING) {
        seen.push(fingerprint(position));
        int[] moves = moves(position);
        made.push(moves[random.nextInt(moves.length)]);
        position.make(made.peek());
      }
      OthelloPosition copy = position.copy();
      while (!made.isEmpty()) {
        int move = made.pop();
        position.undo(move);
        copy.undo(move);
        assertThat(fingerprint(position)).isEqualTo(seen.pop()).isEqualTo(fingerprint(copy));
      }
    }
  }

  private static String fingerprint(OthelloPosition p) {
    return p.own() + " " + p.opponent() + " " + p.key() + " " + p.ply() + " " + p.outcome();
  }

  @Test
  void pliesLeftIsNeverTooSmall() {
    for (long seed = 0; seed < 200; seed++) {
      var bounds = new int[130];
      var count = new int[1];
      walk("4x4", seed, position -> bounds[count[0]++] = position.pliesLeft());
      for (int i = 0; i < count[0]; i++) {
        assertThat(count[0] - 1 - i).as("seed %d ply %d", seed, i).isLessThanOrEqualTo(bounds[i]);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"8x8", "6x6", "4x4"})
  void imagesPlayLikeTheirOriginals(String variant) {
    for (long seed = 0; seed < 10; seed++) {
      for (int symmetry = 0; symmetry < 8; symmetry++) {
        checkImages(variant, seed, symmetry);
      }
    }
  }

  private static void checkImages(String variant, long seed, int symmetry) {
    walk(
        variant,
        seed,
        position -> {
          var image =
              new OthelloPosition(
                  position.size(),
                  true,
                  Discs.image(position.own(), symmetry),
                  Discs.image(position.opponent(), symmetry),
                  position.mover());
          assertThat(position.key(symmetry)).isEqualTo(image.key());
          assertThat(image.key(image.canonicalSymmetry()))
              .isEqualTo(position.key(position.canonicalSymmetry()));
          if (position.outcome() != Position.ONGOING) {
            assertThat(image.outcome()).isEqualTo(position.outcome());
            return;
          }
          int[] mapped =
              Arrays.stream(moves(position)).map(m -> position.mapMove(m, symmetry)).toArray();
          assertThat(mapped).containsExactlyInAnyOrder(moves(image));
          for (int move : moves(position)) {
            int mappedMove = position.mapMove(move, symmetry);
            assertThat(position.unmapMove(mappedMove, symmetry)).isEqualTo(move);
            position.make(move);
            image.make(mappedMove);
            assertThat(position.key(symmetry)).isEqualTo(image.key());
            image.undo(mappedMove);
            position.undo(move);
          }
        });
  }
}
