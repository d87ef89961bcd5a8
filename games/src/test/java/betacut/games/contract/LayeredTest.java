package betacut.games.contract;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.mnk.MnkPosition;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Position.Layered;
import betacut.testkit.ForwardingGame;
import betacut.testkit.GameChecks;
import betacut.testkit.GameSample;
import betacut.testkit.Walk;
import betacut.testkit.Walks;
import betacut.testkit.WrappedPosition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Which games can be written whole, and that a game which does it wrongly is found out. */
final class LayeredTest {
  private enum Fault {
    NONE(""),
    LAYER("every move leads to the next layer"),
    NUMBER("a position comes back from its number whole"),
    CROWDED("numbers and keys tell the same positions apart");

    private final String check;

    Fault(String check) {
      this.check = check;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tictactoe | true", "mnk:5,4,4 | true", "gomoku | false", "connect4 | true",
        "connect4:8x7 | false", "othello:4x4 | true", "othello:6x6 | true", "othello | false",
        "pentago | true", "pentago:twist | true", "kalah | false"
      })
  void gamesWhosePositionsFitInOneNumberSaySo(String game, boolean isLayered) {
    Position start = Games.find(game).start();
    assertThat(start instanceof Layered layered && layered.isLayered()).isEqualTo(isLayered);
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void wrongNumbersAreFound(Fault fault) {
    Game<LayeredWrapper> game = new Wrapped(TestGames.TIC_TAC_TOE, fault);
    List<String> findings =
        GameChecks.of(new GameSample<>(game, Walks.SEED, 10), List.of()).stream()
            .flatMap(check -> check.findings().stream())
            .filter(finding -> !fault.check.isEmpty() || finding.contains("layer"))
            .toList();
    if (fault == Fault.NONE) {
      assertThat(findings).isEmpty();
    } else {
      assertThat(findings).anyMatch(finding -> finding.contains(fault.check));
    }
  }

  /** Every number of discs of the board, the last few of which are written otherwise. */
  @Test
  void fullOthelloBoardsComeBack() {
    int[] layers = new int[33];
    var other = TestGames.OTHELLO_6X6.start();
    for (int number = 0; number < 40; number++) {
      var position = TestGames.OTHELLO_6X6.start();
      for (int move : new Walks<>(TestGames.OTHELLO_6X6, 3).wholeGame(number).moves()) {
        position.make(move);
        layers[position.layer()]++;
        other.become(position.layer(), position.whole(5));
        assertThat(other.key()).isEqualTo(position.key(5));
        assertThat(other.whole(0)).isEqualTo(position.whole(5)).isNotNegative();
      }
    }
    assertThat(layers[32]).isPositive();
  }

  private static final class Wrapped extends ForwardingGame<MnkPosition, LayeredWrapper> {
    private final Fault fault;

    Wrapped(Game<MnkPosition> game, Fault fault) {
      super(game);
      this.fault = fault;
    }

    @Override
    protected LayeredWrapper wrap(MnkPosition position) {
      return new LayeredWrapper(position, fault);
    }

    @Override
    protected MnkPosition unwrap(LayeredWrapper position) {
      return position.inner();
    }

    @Override
    public boolean owns(Position position) {
      return position instanceof LayeredWrapper;
    }
  }

  private static final class LayeredWrapper extends WrappedPosition<MnkPosition>
      implements Layered {
    private final Fault fault;

    LayeredWrapper(MnkPosition inner, Fault fault) {
      super(inner);
      this.fault = fault;
    }

    @Override
    public boolean isLayered() {
      return true;
    }

    @Override
    public int layer() {
      return fault == Fault.LAYER ? inner.layer() / 2 : inner.layer();
    }

    @Override
    public long whole(int symmetry) {
      return fault == Fault.CROWDED ? inner.whole(0) / 9 : inner.whole(0);
    }

    @Override
    public void become(int layer, long whole) {
      inner.become(layer, fault == Fault.NUMBER ? whole / 3 * 3 : whole);
      mirror();
    }

    @Override
    public LayeredWrapper copy() {
      return new LayeredWrapper(Walk.copyOf(inner), fault);
    }
  }
}
