package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions put together cell by cell. */
class SetUpTest extends ServerTest {
  private static final int POSITIONS = 8;
  private static final int MOST_PLIES = 40;
  private static final long SEED = Long.getLong("betacut.seed", 1);

  @Test
  void cellsGiveThePositionBackInEveryGame() {
    List<String> others = new ArrayList<>();
    for (Object listed : (List<?>) server.ask("games").get("games")) {
      String id = (String) ((Map<?, ?>) listed).get("id");
      if (server.ask("game", "game", id).get("setUp") instanceof Map<?, ?> setUp) {
        var random = new SplittableRandom(SEED);
        for (int i = 0; i < POSITIONS; i++) {
          setUp(Games.find(id), random, (boolean) setUp.get("tellsMover"));
        }
      } else {
        others.add(id);
      }
    }
    // Seeds are counted and lines drawn: neither are pieces to put on cells; both have a notation.
    assertThat(others).allMatch(id -> id.matches("nim|tree:.*|(kalah|dots)(:.*)?")).hasSize(15);
  }

  private static <P extends Position> void setUp(
      Game<P> game, SplittableRandom random, boolean tellsMover) {
    P position = walked(game, random);
    String cells = game.board(position).cells();
    String mover = Integer.toString(position.mover());
    Map<?, ?> answer = server.ask("position", "game", game.id(), "cells", cells, "mover", mover);
    assertThat(answer.get("key"))
        .as("seed %d: %s %s", SEED, game.id(), cells)
        .isEqualTo(Long.toHexString(position.key()));
    boolean isStart = position.key() == game.start().key();
    assertThat(answer.get("start")).isEqualTo(isStart ? "" : game.format(position));
    assertThat(answer.get("recognised")).isEqualTo(isStart ? "start" : "position");
    if (tellsMover) {
      assertThat(server.ask("position", "game", game.id(), "cells", cells).get("mover"))
          .isEqualTo((double) position.mover());
    }
  }

  private static <P extends Position> P walked(Game<P> game, SplittableRandom random) {
    P position = game.start();
    int[] moves = new int[position.maxMoves()];
    int plies = random.nextInt(MOST_PLIES);
    for (int ply = 0; ply < plies && position.outcome() == Position.ONGOING; ply++) {
      position.make(moves[random.nextInt(position.moves(moves, 0))]);
    }
    return position;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tictactoe | x........ | 0 | With 1 x and 0 o it is the turn of o, not of x
          tictactoe | xxx......| | x has 3 stones and o has 0
          tictactoe | xxxooo...| | Both x (a3 to c3) and o (a2 to c2) have 3 in a row
          tictactoe | xxxoo...o| | x has 3 in a row (a3 to c3) but is to move
          tictactoe | x.......  | | There are 8 cells; this board has 9
          tictactoe | x...7.... | | in cell 5 is no piece of this game
          connect4 | ......................x................... | | column 2, row 3 from the bottom
          pentago | xx.................................. | | x has 2 stones and o has 0
          othello:4x4 | .....o..xxo..... | | say who is to move
          othello:4x4 | .....o...xo..... | 0 | There is no disc on c2
          othello:6x6 | x.............xo....ox.............. | 0 | The discs on a1 touch no others
          """)
  void whatCannotBeIsExplained(String game, String cells, String mover, String reason) {
    HttpResponse<String> answer =
        mover == null
            ? server.get(server.question("position", "game", game, "cells", cells))
            : server.get(server.question("position", "game", game, "cells", cells, "mover", mover));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(422);
    assertThat(answer.body()).contains(reason);
  }

  @Test
  void aGameOfMovesAloneSaysSo() {
    assertThat(server.ask("game", "game", "nim").get("setUp")).isNull();
    HttpResponse<String> answer =
        server.get(server.question("position", "game", "nim", "cells", "12"));
    assertThat(answer.statusCode()).isEqualTo(422);
    assertThat(answer.body()).contains("nim cannot be set up cell by cell");
  }
}
