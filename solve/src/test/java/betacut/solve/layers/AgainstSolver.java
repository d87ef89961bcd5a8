package betacut.solve.layers;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.solve.ConnectFourSearch;
import betacut.solve.SolverScale;
import betacut.solve.connectfour.ConnectFourSolver;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * A table that is there already beside the solver made for Connect-4, at every position of random
 * games. Runs when asked for by name; {@code -Ddata=DIR} is where {@code solve --strongly} put it.
 *
 * <pre>mvn -q -pl solve -am test -Dtest=AgainstSolver -Dwidth=6 -Dheight=5 -Ddata=DIR</pre>
 */
class AgainstSolver {
  private static final PrintStream OUT = System.out;

  @Test
  void theSameScores() {
    int width = Integer.getInteger("width", 5);
    int height = Integer.getInteger("height", 4);
    Game<ConnectFourPosition> game = ConnectFour.of(width, height);
    var folder = TableFolder.of(Path.of(System.getProperty("data")), game);
    LayerTable table = LayerTable.open(game, folder).orElseThrow();
    var solver = new ConnectFourSolver(width, height, 64);
    var scale = new SolverScale(width * height);
    var random = new SplitMix(12);
    int games = Integer.getInteger("games", 500);
    int positions = 0;
    for (int number = 0; number < games; number++) {
      ConnectFourPosition position = game.start();
      for (; position.outcome() == Position.ONGOING; positions++) {
        int score = solver.score(ConnectFourSearch.copy(position));
        assertThat(table.score(position)).hasValue(scale.value(position.ply(), score).score());
        int[] moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
    }
    OUT.println("%s: %d positions of %d games equal".formatted(game.id(), positions, games));
  }
}
