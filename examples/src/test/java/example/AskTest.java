package example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import betacut.games.connectfour.ConnectFour;
import betacut.search.Limits;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class AskTest {
  @Test
  void threeLinesAnswer() {
    PrintStream before = System.out;
    var said = new ByteArrayOutputStream();
    System.setOut(new PrintStream(said));
    try {
      Ask.main(new String[0]);
    } finally {
      System.setOut(before);
    }
    assertEquals("2, -33 (estimate at depth 12)", said.toString().strip());
  }

  @Test
  void theEvaluationOfOursIsAsked() {
    ConnectFour game = ConnectFour.of(7, 6);
    var result = Centre.engine(game).search(game.start(), Limits.depth(1));
    assertEquals("4", game.formatMove(result.move()));
    assertEquals(3, result.value().score());
  }
}
