package betacut.games.pentago;

import static betacut.games.pentago.PentagoTesting.allMoves;
import static betacut.games.pentago.PentagoTesting.game;
import static betacut.games.pentago.PentagoTesting.moves;
import static betacut.games.pentago.PentagoTesting.samples;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PentagoRulesTest {
  private static SlowPentago slow(Game<PentagoPosition> game, PentagoPosition position) {
    return SlowPentago.of(game.id().equals("pentago"), game.format(position));
  }

  private static int score(char result) {
    return switch (result) {
      case '+' -> Score.WIN;
      case '-' -> Score.LOSS;
      case '=' -> Score.DRAW;
      default -> Position.ONGOING;
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void movesLeadWhereTheSlowRuleBookSays(String variant) {
    Game<PentagoPosition> game = game(variant);
    for (PentagoPosition position : samples(variant, 5)) {
      SlowPentago slow = slow(game, position);
      Map<String, String> boards = new HashMap<>();
      for (SlowPentago.Move move : slow.moves()) {
        SlowPentago next = slow.play(move);
        boards.put(move.notation(), next.rows() + next.result());
      }
      Map<String, String> reached = new HashMap<>();
      for (int move : allMoves(position)) {
        reached.put(game.formatMove(move), boardAfter(game, position, move));
      }
      assertThat(reached).as(game.format(position)).isEqualTo(boards);
    }
  }

  private static String boardAfter(Game<PentagoPosition> game, PentagoPosition position, int move) {
    position.make(move);
    String rows = game.format(position);
    char result = slow(game, position).result();
    assertThat(position.outcome()).as(rows).isEqualTo(score(result));
    assertThat(position.key()).isEqualTo(game.parse(rows).key());
    position.undo(move);
    return rows + result;
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void everyBoardIsGivenOnceAndStandsForAllMovesToIt(String variant) {
    Game<PentagoPosition> game = game(variant);
    for (PentagoPosition position : samples(variant, 12)) {
      Map<Long, Integer> given = new HashMap<>();
      for (int move : moves(position)) {
        assertThat(given.put(keyAfter(position, move), move)).isNull();
        assertThat(position.representative(move)).isEqualTo(move);
      }
      Set<Long> reachable = new HashSet<>();
      for (int move : allMoves(position)) {
        long key = keyAfter(position, move);
        reachable.add(key);
        assertThat(position.representative(move)).isEqualTo(given.get(key));
        assertThat(game.parseMove(position, game.formatMove(move))).isEqualTo(given.get(key));
      }
      assertThat(given.keySet()).as(game.format(position)).isEqualTo(reachable);
    }
  }

  /** The key is the board in base three, so equal keys are equal boards. */
  private static long keyAfter(PentagoPosition position, int move) {
    position.make(move);
    long key = position.key();
    position.undo(move);
    return key;
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void aForcingMoveIsGivenWhenSomeMoveWinsAtOnce(String variant) {
    Game<PentagoPosition> game = game(variant);
    int[] forcing = new int[4];
    for (PentagoPosition position : samples(variant, 15)) {
      Set<Integer> wins = new HashSet<>();
      for (int move : moves(position)) {
        position.make(move);
        if (position.outcome() == Score.LOSS) {
          wins.add(move);
        }
        position.undo(move);
      }
      int end = position.forcingMoves(forcing, 1);
      assertThat(end).as(game.format(position)).isEqualTo(wins.isEmpty() ? 1 : 2);
      assertThat(wins.isEmpty() || wins.contains(forcing[1])).isTrue();
    }
  }

  /** So that the comparisons above are known to have seen all of it. */
  @Test
  void samplesHoldEveryKindOfEnd() {
    Map<String, Integer> ends = new HashMap<>();
    for (PentagoPosition position : samples("classic", 5)) {
      for (int move : allMoves(position)) {
        position.make(move);
        String when = Moves.turn(move) == Moves.NO_TURN ? "placed " : "turned ";
        String full = position.ply() == 36 ? " full" : "";
        ends.merge(when + position.outcome() + full, 1, Integer::sum);
        position.undo(move);
      }
    }
    assertThat(ends)
        .containsKeys(
            "placed " + Score.LOSS,
            "turned " + Score.LOSS,
            "turned " + Score.WIN,
            "turned " + Score.DRAW,
            "turned " + Score.DRAW + " full",
            "turned " + Score.LOSS + " full")
        .doesNotContainKeys("placed " + Score.WIN, "placed " + Score.DRAW);
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void undoRestoresEverythingBackToTheStart(String variant) {
    for (long seed = 0; seed < 40; seed++) {
      List<PentagoPosition> walk = PentagoTesting.walk(variant, seed);
      PentagoPosition last = walk.getLast();
      PentagoPosition copy = last.copy();
      for (PentagoPosition earlier : walk.reversed()) {
        assertThat(fingerprint(last)).isEqualTo(fingerprint(earlier)).isEqualTo(fingerprint(copy));
        if (earlier.ply() > 0) {
          last.undo(0);
          copy.undo(0);
        }
      }
    }
  }

  private static List<Object> fingerprint(PentagoPosition p) {
    List<Object> parts = new ArrayList<>();
    parts.addAll(List.of(p.own(), p.opponent(), p.key(), p.ply(), p.outcome(), p.pliesLeft()));
    for (int symmetry = 0; symmetry < p.symmetries(); symmetry++) {
      parts.add(p.key(symmetry));
    }
    return parts;
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void perftIsAsKept(String variant) {
    for (String kind : new String[] {"", "-distinct"}) {
      for (String line : Playthrough.lines("/perft/pentago" + kind + ".txt")) {
        String[] row = line.split(" ");
        if (row[0].equals(game(variant).id())) {
          PentagoPosition position = game(variant).parse(row.length > 3 ? row[3] : "-");
          int depth = Integer.parseInt(row[1]);
          assertThat(PentagoTesting.perft(position, depth, kind.isEmpty()))
              .as(kind + line)
              .isEqualTo(Long.parseLong(row[2]));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void perftAgreesWithTheSlowRuleBook(String variant) {
    Game<PentagoPosition> game = game(variant);
    List<PentagoPosition> roots = new ArrayList<>(List.of(game.start()));
    for (int stones : new int[] {29, 30, 31, 32, 33, 34, 35}) {
      roots.add(PentagoTesting.scattered(variant, stones, 100 + stones));
    }
    for (PentagoPosition root : roots) {
      SlowPentago slow = slow(game, root);
      for (int depth = 1; depth <= (root.ply() > 31 ? 3 : 2); depth++) {
        assertThat(PentagoTesting.perft(root, depth, true))
            .as("%s depth %d", game.format(root), depth)
            .isEqualTo(slowPerft(slow, depth));
        assertThat(PentagoTesting.perft(root, depth, false))
            .as("%s depth %d", game.format(root), depth)
            .isEqualTo(slowDistinctPerft(slow, depth));
      }
    }
  }

  private static long slowPerft(SlowPentago slow, int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = 0;
    for (SlowPentago.Move move :
        slow.result() == '?' ? slow.moves() : List.<SlowPentago.Move>of()) {
      count += slowPerft(slow.play(move), depth - 1);
    }
    return count;
  }

  private static long slowDistinctPerft(SlowPentago slow, int depth) {
    if (depth == 0 || slow.result() != '?') {
      return depth == 0 ? 1 : 0;
    }
    Map<String, SlowPentago> boards = new HashMap<>();
    for (SlowPentago.Move move : slow.moves()) {
      SlowPentago next = slow.play(move);
      boards.put(next.rows(), next);
    }
    return boards.values().stream().mapToLong(next -> slowDistinctPerft(next, depth - 1)).sum();
  }
}
