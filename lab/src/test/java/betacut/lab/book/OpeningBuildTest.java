package betacut.lab.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.tuning.GamesFolder;
import betacut.lab.unit.Assignment;
import betacut.lab.unit.LocalExecutor;
import betacut.lab.unit.UnitExecutor;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.solve.opening.SearchedOpenings;
import betacut.solve.opening.SearchedOpenings.Opinion;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningBuildTest {
  private static final Game<?> GAME = Games.find("othello");
  private static final int DEPTH = 3;

  @TempDir Path folder;

  /** Three games: two begin alike but for a mirror, one of them goes on longer. */
  private GamesFolder games() throws IOException {
    Path games = Files.createDirectories(folder.resolve("games"));
    String start = formatted(GAME);
    Files.writeString(
        games.resolve("games.csv"),
        "opening,moves\n%1$s,f5 d6 c3\n%1$s,c4 e3 f6 e6\n%1$s,f5 f6\n".formatted(start));
    return new GamesFolder(games.toString());
  }

  private static <P extends Position> String formatted(Game<P> game) {
    return game.format(game.start());
  }

  private List<List<Integer>> openings() throws IOException {
    return openings(GAME, games());
  }

  private static <P extends Position> List<List<Integer>> openings(
      Game<P> game, GamesFolder folder) {
    return new OpeningChoice<>(game, 3, folder).positions(100);
  }

  private static ByteBuffer run(
      Game<?> game, List<List<Integer>> openings, Path work, UnitExecutor by) throws IOException {
    return new OpeningBuild<>(game, openings, DEPTH, work).run(by, new StopSignal(), done -> {});
  }

  @Test
  void choosesWhatMostGamesCameThrough() throws IOException {
    List<List<Integer>> openings = openings();
    // The start, its only first move, the two replies that were played (d6 twice), and c3 after d6:
    // the last positions of games have no move to look at.
    assertThat(openings).extracting(List::size).containsExactly(0, 1, 2, 3);
  }

  @Test
  void goesOnWhereItWasAndGivesTheSameBook() throws IOException {
    List<List<Integer>> openings = openings();
    ByteBuffer whole = run(GAME, openings, folder.resolve("a.partial"), new LocalExecutor(2));
    Path work = folder.resolve("b.partial");
    assertThatThrownBy(() -> run(GAME, openings, work, new Lazy()))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("Stopped at 2 of 4 positions");
    Files.writeString(work, Files.readString(work) + "f5 d6|19:1"); // killed while it wrote
    Files.writeString(work, Files.readString(work) + "\n");
    List<Integer> reached = new ArrayList<>();
    ByteBuffer resumed =
        new OpeningBuild<>(GAME, openings, DEPTH, work)
            .run(new LocalExecutor(1), new StopSignal(), reached::add);
    assertThat(reached).containsExactly(2, 3, 4);
    assertThat(resumed).isEqualTo(whole);
    assertThatThrownBy(
            () ->
                new OpeningBuild<>(GAME, openings, DEPTH + 1, work)
                    .run(new LocalExecutor(1), new StopSignal(), done -> {}))
        .hasMessageContaining("begun by another engine or with other options");
  }

  /** Does two units and leaves. */
  private static final class Lazy implements UnitExecutor {
    @Override
    public int width() {
      return 1;
    }

    @Override
    public <R> void run(Assignment<R> all) {
      var some = new BitSet();
      all.units().stream().limit(2).forEach(some::set);
      new LocalExecutor(1)
          .run(
              new Assignment<>(
                  all.work(), some, all.done(), all.rows(), all.isEnough(), all.stop()));
    }
  }

  @Test
  void everyMoveHasAnOpinion() throws IOException {
    ByteBuffer bytes = run(GAME, openings(), folder.resolve("c.partial"), new LocalExecutor(1));
    var book = new SearchedOpenings(bytes);
    assertThat(book.engine()).isEqualTo(OpeningBuild.engine(GAME)).contains("patterns");
    for (List<Integer> opening : book.openings()) {
      Position position = GAME.start();
      opening.forEach(position::play);
      assertThat(book.moves(position)).hasSize(position.legalMoves().length);
      for (Opinion move : book.moves(position)) {
        Position after = position.copy();
        after.play(move.move());
        if (book.knows(after)) {
          assertThat(move.score()).isEqualTo(-book.moves(after).getFirst().score());
        } else {
          assertThat(move.depth()).isEqualTo(DEPTH);
        }
      }
    }
  }

  @Test
  void aFolderWithoutGamesIsRefused() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThatThrownBy(() -> openings(GAME, new GamesFolder(empty.toString())))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("no game of othello");
  }
}
