package betacut.play.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.play.notation.Pasted.Format;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameTextTest {
  private static final long SEED = Long.getLong("betacut.seed", 1);

  private static Pasted read(String chosen, String text) {
    return new GameText().read(Games.find(chosen), text.replace('$', '\n'));
  }

  /** Line ends are written $. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "connect4 ~ 4455 ~ PLAIN ~ connect4 ~ 4455",
        "pentago ~ https://connect4.gamesolver.org/?pos=4455 ~ GAMESOLVER ~ connect4 ~ 4455",
        "connect4 ~ connect4.gamesolver.org/en/?pos=4455 ~ GAMESOLVER ~ connect4 ~ 4455",
        "connect4 ~ https://connect4.gamesolver.org/ ~ GAMESOLVER ~ connect4 ~ -",
        "connect4 ~ https://perfect-pentago.net/#0,1m,1 ~ PERFECT_PENTAGO ~ pentago"
            + " ~ ....../....../....../....../....../x.....",
        "connect4 ~ http://localhost:80/analyse?game=othello&moves=f5,d6 ~ OURS ~ othello ~ f5 d6",
        "othello ~ Connect-4 7×6$. . x$4 3$http://pc:7/play?moves=4,3$ ~ OURS ~ connect4 ~ 4 3",
        "connect4 ~ 1. 4 3 2. 4 4 ~ NUMBERED ~ connect4 ~ 4 3 4 4",
        "connect4 ~ [Event \"x\"]$1. 4 {good} 3?! 2. 4!! 4 1-0 ~ NUMBERED ~ connect4 ~ 4 3 4 4",
        "othello ~ 1. f5 d6 2. c3 ~ NUMBERED ~ othello ~ f5 d6 c3",
        "connect4 ~ D1 D2 e1 ~ CELLS ~ connect4 ~ 4 4 5",
        "pentago ~ b5 1R d2 1L ~ TURNS ~ pentago ~ b5-1R d2-1L",
        "gomoku ~ 7,7 8,8 ~ PAIRS ~ gomoku ~ h8 i7",
        "gomoku ~ Piskvorky 15x15, 11:11, 0$8,8,0$9,9,1200$a.exe$b.exe ~ PAIRS ~ gomoku ~ h8 i7",
        "tictactoe ~ X..|.O.|... ~ GRID ~ tictactoe ~ x../.o./...",
        "connect4 ~ X..|.O.|... ~ GRID ~ tictactoe ~ x../.o./...",
        "connect4 ~ f5d6c3 ~ PLAIN ~ othello ~ f5d6c3",
        "othello ~ 4455 ~ PLAIN ~ connect4 ~ 4455",
        "othello ~ 7,7 8,8 9,9 ~ PAIRS ~ gomoku ~ h8 i7 j6",
        "gomoku ~ (;GM[4]FF[4]SZ[15];B[hh]C[a \\] b];W[ii](;B[jj])(;B[aa])) ~ SGF ~ gomoku"
            + " ~ h8 i7 j6",
        "connect4 ~ (;GM[2]SZ[8];B[fe];W[d6];B[c3]) ~ SGF ~ othello ~ f5 d6 c3"
      })
  void readsWhatOthersWrite(String chosen, String text, Format format, String game, String moves) {
    assertThat(read(chosen, text)).isEqualTo(new Pasted(game, "", moves, format));
  }

  @Test
  void readsAGgfGame() {
    String start = "-".repeat(27) + "O*------*O" + "-".repeat(27);
    Pasted found =
        read("connect4", "(;GM[Othello]PB[a]PW[b]TY[8]BO[8 " + start + " *]B[F5//1]W[D6]B[C3];)");
    assertThat(found.game()).isEqualTo("othello");
    assertThat(found.format()).isEqualTo(Format.GGF);
    assertThat(found.text()).isEqualTo("f5 d6 c3");
  }

  /** Boards with names of rows and columns, lines between cells, and who is to move. */
  @Test
  void readsDrawnBoards() {
    String four = ". . . . . . .\n".repeat(4) + ". . . O . . .\n. . X X . . O\n1 2 3 4 5 6 7";
    assertThat(read("connect4", four).text())
        .isEqualTo("......./......./......./......./...o.../..xx..o");
    String eight =
        "  a b c d e f g h\n1 --------\n2 --------\n3 --------\n4 ---OX---\n5 ---XXX--\n"
            + "6 --------\n7 --------\n8 --------\nO to move";
    Pasted othello = read("connect4", eight);
    assertThat(othello.game()).isEqualTo("othello");
    assertThat(othello.text()).endsWith(" O").contains("OX------XXX");
    assertThat(read("othello", eight.replace("\nO to move", "")).text()).isEqualTo(othello.text());
  }

  /** Every board of every game with two kinds of stones, drawn as we draw it. */
  @ParameterizedTest
  @ValueSource(strings = {"connect4", "othello", "othello:6x6", "pentago", "gomoku", "mnk:4,4,4"})
  void readsItsOwnBoards(String name) {
    drawnBack(Games.find(name));
  }

  private static <P extends Position> void drawnBack(Game<P> game) {
    var random = new SplittableRandom(SEED);
    P position = game.start();
    for (int i = 0; i < 12 && position.outcome() == Position.ONGOING; i++) {
      int[] legal = position.legalMoves();
      position.play(legal[random.nextInt(legal.length)]);
      String cells = game.board(position).cells();
      int width = game.board(position).width();
      List<String> rows = new ArrayList<>();
      for (int at = 0; at < cells.length(); at += width) {
        rows.add(String.join(" ", cells.substring(at, at + width).split("")));
      }
      rows.add(position.mover() == 0 ? "X to move" : "O to move");
      Pasted read = new GameText().read(game, String.join("\n", rows));
      assertThat(read.text()).as("seed %d", SEED).isEqualTo(game.format(position));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "connect4 ~ https://lichess.org/abcd ~ Links to lichess.org are not read here",
        "connect4 ~ https://example.org/analyse ~ Links to example.org are not read here",
        "connect4 ~ https://notgamesolver.org/?pos=44 ~ Links to notgamesolver.org are not read"
            + " here",
        "pentago ~ https://perfect-pentago.net/#1m ~ a stone before its turn",
        "pentago ~ https://perfect-pentago.net/#65535 ~ no board of perfect-pentago.net",
        "pentago ~ https://perfect-pentago.net/#9999999999999999999 ~ no board",
        "connect4 ~ D1 D3 ~ the next stone of column d falls to row 2",
        "othello ~ f5f5 ~ f5",
        "othello ~ f5 d6 a1 ~ a1",
        "gomoku ~ 7,7 15,1 ~ is not on this board of 15×15",
        "connect4 ~ (;GM[1];B[dd]) ~ This SGF is of game 1",
        "othello ~ (;GM[2]AB[aa];B[dd]) ~ sets stones up (AB)",
        "gomoku ~ Piskvorky 20x20, 1:1, 0$3,3,0 ~ choose mnk:20,20,5",
        "connect4 ~ 1. 9 9 ~ is not a column"
      })
  void refusesByName(String chosen, String text, String reason) {
    assertThatThrownBy(() -> read(chosen, text))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining(reason);
  }

  /** Noise is read or refused, and never breaks anything. */
  @ParameterizedTest
  @ValueSource(strings = {"connect4", "othello", "pentago", "gomoku", "tictactoe"})
  void survivesNoise(String chosen) {
    List<String> parts =
        List.of(
            "(;GM[",
            "4]",
            "B[",
            "]",
            ";",
            "1.",
            "f5",
            "b5-1R",
            "4",
            ",",
            "\n",
            "|",
            "X",
            "-",
            "O",
            "http://",
            "gamesolver.org/?pos=",
            "perfect-pentago.net/#",
            "%",
            "{",
            "\\",
            "Piskvorky ",
            "15x15",
            "é",
            "\u0000",
            "99999999999",
            "GM[Othello]BO[8 ",
            "#",
            "m",
            "a",
            "&moves=");
    var random = new SplittableRandom(SEED);
    Game<?> game = Games.find(chosen);
    for (int i = 0; i < 500; i++) {
      var text = new StringBuilder();
      for (int words = random.nextInt(1, 12); words > 0; words--) {
        text.append(parts.get(random.nextInt(parts.size())));
      }
      try {
        assertThat(new GameText().read(game, text.toString())).isNotNull();
      } catch (IllegalPositionException | UsageException refused) {
        assertThat(refused.getMessage()).as("seed %d: %s", SEED, text).isNotBlank();
      }
    }
  }
}
