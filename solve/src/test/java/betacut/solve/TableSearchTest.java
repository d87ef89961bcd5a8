package betacut.solve;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Position.Layered;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.solve.layers.EndSolver;
import betacut.solve.layers.LayerTable;
import betacut.solve.layers.StrongSolve;
import betacut.solve.layers.TableFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table in the data folder answers at once what a search to the end finds. */
final class TableSearchTest {
  private static final Options OPTIONS = Options.full(Algorithm.PVS);

  @TempDir Path data;

  private LayerTable built(Game<?> game) throws IOException {
    new StrongSolve(
            game, TableFolder.of(data, game), 2, EndSolver.NONE, () -> false, (_, _, _, _) -> {})
        .run(Integer.MAX_VALUE);
    return StrongTables.of(game, data).orElseThrow();
  }

  private static Engine asking(Game<?> game, LayerTable table) {
    return Engine.asking(new TableSearch(table, Optional.empty()), game, OPTIONS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "connect4:4x4", "othello:4x4"})
  void everyMoveHasTheValueThatASearchFinds(String name) throws IOException {
    Game<?> game = Games.find(name);
    Engine table = asking(game, built(game));
    Engine search = Engine.of(game, OPTIONS);
    var random = new SplitMix(5);
    for (int number = 0; number < 20; number++) {
      Position position = game.start();
      while (position.outcome() == Position.ONGOING) {
        Result exact = table.search(position, Limits.NONE, Detail.ALL, Progress.SILENT);
        Result found = search.search(position, Limits.NONE, Detail.ALL, Progress.SILENT);
        assertThat(values(exact)).as("%s, game %d", position, number).isEqualTo(values(found));
        assertThat(exact.value().text()).endsWith("(exact ✓)");
        assertThat(exact.line()).startsWith(exact.move());
        assertThat(end(position, exact)).isNotEqualTo(Position.ONGOING);
        int[] moves = position.legalMoves();
        position.play(moves[random.nextInt(moves.length)]);
      }
    }
  }

  private static Object values(Result result) {
    return result.moves().stream()
        .collect(Collectors.toMap(Result.RootMove::move, move -> move.value().score()));
  }

  private static int end(Position position, Result result) {
    Position at = position.copy();
    result.line().forEach(at::play);
    return at.outcome();
  }

  @Test
  void whatIsNotInTheTableIsSearched() throws IOException {
    Game<?> game = Games.find("tictactoe");
    Engine table = asking(game, built(game));
    Position odd = game.start();
    ((Layered) odd).become(2, 1 + 1 * 3); // nobody gets there
    Result result = table.search(odd, Limits.NONE);
    assertThat(result.end()).isEqualTo(Result.End.SOLVED);
    assertThat(result.value().scoreText()).isEqualTo("win in 1 ply");
  }

  @Test
  void aTableThatCannotBeUsedIsLeftAlone() throws IOException {
    Game<?> game = Games.find("mnk:3,2,2");
    assertThat(StrongTables.of(game, data)).isEmpty();
    TableFolder folder = TableFolder.of(data, game);
    Files.createDirectories(folder.path());
    Files.writeString(folder.path().resolve("certificate.txt"), "betacut table 7\n");
    assertThat(StrongTables.of(game, data)).isEmpty();
    Files.delete(folder.path().resolve("certificate.txt"));
    Engine table = asking(game, built(game));
    Files.write(folder.path().resolve("03").resolve("0000.keys"), new byte[9]);
    Result result = table.search(game.start(), Limits.NONE);
    assertThat(result.value().score())
        .isEqualTo(Engine.of(game, OPTIONS).search(game.start(), Limits.NONE).value().score());
  }
}
