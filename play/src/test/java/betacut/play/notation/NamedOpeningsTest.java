package betacut.play.notation;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NamedOpeningsTest {
  private static final Game<?> OTHELLO = Games.find("othello");

  private static String name(String moves) {
    return NamedOpenings.of(OTHELLO, List.of(moves.split(" "))).orElse("");
  }

  /** Every listed opening can be played, and is called what the list says. */
  @Test
  void openingsArePlayedAndNamed() throws IOException {
    try (var file = NamedOpenings.class.getResourceAsStream("othello-openings.txt")) {
      List<String> lines =
          new String(file.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .toList();
      assertThat(lines).hasSizeGreaterThan(60);
      for (String line : lines) {
        List<String> moves = played(OTHELLO, line.split(" ", 2)[0]);
        assertThat(NamedOpenings.of(OTHELLO, moves)).as(line).contains(line.split(" ", 2)[1]);
      }
    }
  }

  private static <P extends Position> List<String> played(Game<P> game, String text) {
    P position = game.start();
    List<String> moves = new ArrayList<>();
    for (int at = 0; at < text.length(); at += 2) {
      moves.add(text.substring(at, at + 2));
      position.play(game.parseMove(position, moves.getLast()));
    }
    return moves;
  }

  /** The Tiger begins f5 d6 c3 d3 c4 where the list has c4 e3 f6 e6 f5. */
  @Test
  void aTurnedBoardIsTheSameOpening() {
    assertThat(name("f5 d6 c3 d3 c4")).isEqualTo("Tiger");
    assertThat(name("f5 d6 c3 d3 c4 a1")).isEqualTo("Tiger");
    assertThat(name("d3 c3 c4 e3 d2")).isEqualTo(name("c4 c3 d3 c5 b4")).isEqualTo("Heath");
    assertThat(name("f5")).isEmpty();
    assertThat(NamedOpenings.of(Games.find("othello:6x6"), List.of("c2", "b2"))).isEmpty();
  }
}
