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

class OversightsTest {
  /** Player 0 moves first. */
  private static Oversights oversights(String game, String moves, int player) {
    List<String> played = Arrays.asList(moves.split(" "));
    var one =
        new PlayedGame(
            0, 0, 1, start(game), played, 2, Ending.of("rules"), -1, -1, 0, 0, 0, 0, 0, 0);
    TournamentSpec spec = TournamentSpec.of(game, "random", "random");
    return Oversights.of(TournamentResults.of(spec, 2, List.of(one)), player);
  }

  private static String start(String game) {
    return format(Games.find(game));
  }

  private static <P extends Position> String format(Game<P> game) {
    return game.format(game.start());
  }

  @Test
  void aWinThatIsTakenAndOneThatIsPutOff() {
    Oversights first = oversights("connect4", "4 1 4 1 4 1 5 2 4", 0);
    assertThat(first.wins()).isEqualTo(new Oversights.Count(2, 1));
    Oversights second = oversights("connect4", "4 1 4 1 4 1 5 2 4", 1);
    assertThat(second.wins()).isEqualTo(new Oversights.Count(1, 1));
  }

  @Test
  void threatsThatAreNotBlockedByTheirDirection() {
    Oversights vertical = oversights("connect4", "4 1 4 1 4 2 4", 1);
    assertThat(vertical.blocks()).isEqualTo(new Oversights.Count(1, 1));
    assertThat(vertical.blocks(Oversights.Direction.VERTICAL))
        .isEqualTo(new Oversights.Count(1, 1));
    assertThat(vertical.blocks(Oversights.Direction.RISING)).isEqualTo(new Oversights.Count(0, 0));
    Oversights row = oversights("connect4", "1 1 2 2 3 4", 1);
    assertThat(row.blocks(Oversights.Direction.BOTTOM_ROW)).isEqualTo(new Oversights.Count(1, 0));
  }

  @Test
  void risingAndFallingDiagonalsAreToldApart() {
    // First: 1 at the bottom, 2 above one, 3 above two; then 4 above three makes a rising four.
    String rising = "1 2 2 3 3 7 3 7 4 4 4 7 4";
    Oversights second = oversights("connect4", rising, 1);
    assertThat(second.blocks(Oversights.Direction.RISING).missed()).isEqualTo(1);
    assertThat(second.blocks(Oversights.Direction.FALLING).missed()).isZero();
    String falling = "7 6 6 5 5 1 5 1 4 4 4 1 4";
    Oversights mirrored = oversights("connect4", falling, 1);
    assertThat(mirrored.blocks(Oversights.Direction.FALLING).missed()).isEqualTo(1);
    assertThat(mirrored.blocks(Oversights.Direction.RISING).missed()).isZero();
  }
}
