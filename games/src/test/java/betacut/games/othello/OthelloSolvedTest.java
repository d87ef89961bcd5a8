package betacut.games.othello;

import static betacut.games.othello.OthelloTesting.game;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.pentago.Playthrough;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class OthelloSolvedTest {
  private static final String TEN_EMPTY =
      "--OOOOX-OOOOOOXOOOXXOOOXOOXOOOXXOOOOOOXXO-OOOOXXO-OOOXXX--OXX--- X";

  private final int[][] moves = new int[130][64];

  @Test
  void theSecondPlayerWinsFourByFourByEleven() {
    assertThat(solve(game("4x4").start())).isEqualTo(-10);
    assertThat(solve(game("4x4,discs-only").start())).isEqualTo(-8);
  }

  @Test
  void endgamesHaveTheirKnownValues() {
    for (String line : Playthrough.lines("/playthrough/othello-endgames.txt")) {
      OthelloPosition position = game("8x8").parse(line);
      String best = line.split(";")[1].strip();
      int score = Integer.parseInt(best.substring(best.indexOf(':') + 1));
      assertThat(solve(position)).as(line).isEqualTo(score);
    }
  }

  /** Depth counts passes, too: ten empty squares may last twenty plies. */
  @Test
  void aSearchToTheEndLeavesOutDepthsThatShowNothing() {
    OthelloPosition position = game("8x8").parse(TEN_EMPTY);
    assertThat(position.movesLeft()).isEqualTo(10);
    assertThat(position.pliesLeft()).isEqualTo(20);
    for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.MTDF)) {
      assertThat(depths(position, algorithm, Limits.NONE)).containsExactly(1, 2, 3, 4, 20);
      assertThat(depths(position, algorithm, Limits.time(Duration.ofHours(1))))
          .containsExactly(1, 2, 3, 4, 20);
      assertThat(depths(position, algorithm, Limits.nodes(100_000_000)))
          .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20);
      assertThat(depths(position, algorithm, Limits.depth(12))).hasSize(12);
    }
  }

  private List<Integer> depths(OthelloPosition position, Algorithm algorithm, Limits limits) {
    List<Integer> depths = new ArrayList<>();
    Result result =
        Engine.of(game("8x8"), Options.full(algorithm).withTable(TablePolicy.BUCKET, 1))
            .search(position, limits, Detail.BEST, found -> depths.add(found.depth()));
    if (limits.depth() == Limits.MAX_DEPTH) {
      assertThat(result.value().kind()).isEqualTo(Bound.EXACT);
      assertThat(Score.margin(result.value().score())).isEqualTo(solve(position));
    }
    return depths;
  }

  private int solve(OthelloPosition position) {
    int score = search(position, -Score.INF, Score.INF, 0);
    return score == 0 ? 0 : Score.margin(score);
  }

  /** Alpha-beta to the end, the move that leaves the opponent fewest replies first. */
  private int search(OthelloPosition position, int alpha, int beta, int ply) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return outcome;
    }
    int[] list = moves[ply];
    int end = position.moves(list, 0);
    for (int i = 0; i < end; i++) {
      position.make(list[i]);
      list[i] |= Long.bitCount(position.playable()) << 8;
      position.undo(list[i] & 0xFF);
    }
    Arrays.sort(list, 0, end);
    int best = -Score.INF;
    int floor = alpha;
    for (int i = 0; i < end && floor < beta; i++) {
      int move = list[i] & 0xFF;
      position.make(move);
      best = Math.max(best, -search(position, -beta, -floor, ply + 1));
      position.undo(move);
      floor = Math.max(floor, best);
    }
    return best;
  }
}
