package betacut.studies;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.tournament.Ending;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentSpec;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LookoutTest {
  /** Player 0 moves first. */
  private static Lookout lookout(String game, String moves, int player) {
    List<String> played = Arrays.asList(moves.split(" "));
    var one =
        new PlayedGame(0, 0, 1, start(game), played, 2, Ending.of("rules"), -1, -1, 0, 0, 0, 0);
    TournamentSpec spec = TournamentSpec.of(game, "random", "random");
    return Lookout.of(TournamentResults.of(spec, 2, List.of(one)), player);
  }

  private static String start(String game) {
    return format(Games.find(game));
  }

  private static <P extends Position> String format(Game<P> game) {
    return game.format(game.start());
  }

  @Test
  void aWinThatIsTakenAndOneThatIsPutOff() {
    Lookout first = lookout("connect4", "4 1 4 1 4 1 5 2 4", 0);
    assertThat(first.wins()).isEqualTo(new Lookout.Count(2, 1));
    Lookout second = lookout("connect4", "4 1 4 1 4 1 5 2 4", 1);
    assertThat(second.wins()).isEqualTo(new Lookout.Count(1, 1));
  }

  @Test
  void threatsThatAreNotBlockedByTheirDirection() {
    Lookout vertical = lookout("connect4", "4 1 4 1 4 2 4", 1);
    assertThat(vertical.blocks()).isEqualTo(new Lookout.Count(1, 1));
    assertThat(vertical.blocks(Lookout.Direction.VERTICAL)).isEqualTo(new Lookout.Count(1, 1));
    assertThat(vertical.blocks(Lookout.Direction.RISING)).isEqualTo(new Lookout.Count(0, 0));
    Lookout row = lookout("connect4", "1 1 2 2 3 4", 1);
    assertThat(row.blocks(Lookout.Direction.BOTTOM_ROW)).isEqualTo(new Lookout.Count(1, 0));
  }

  @Test
  void risingAndFallingDiagonalsAreToldApart() {
    // First: 1 at the bottom, 2 above one, 3 above two; then 4 above three makes a rising four.
    String rising = "1 2 2 3 3 7 3 7 4 4 4 7 4";
    Lookout second = lookout("connect4", rising, 1);
    assertThat(second.blocks(Lookout.Direction.RISING).missed()).isEqualTo(1);
    assertThat(second.blocks(Lookout.Direction.FALLING).missed()).isZero();
    String falling = "7 6 6 5 5 1 5 1 4 4 4 1 4";
    Lookout mirrored = lookout("connect4", falling, 1);
    assertThat(mirrored.blocks(Lookout.Direction.FALLING).missed()).isEqualTo(1);
    assertThat(mirrored.blocks(Lookout.Direction.RISING).missed()).isZero();
  }
}
