package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** GTP, NBoard and Gomocup as scripted conversations. */
class EngineProtocolsTest {
  private static final String START =
      "BO[8 ---------------------------O*------*O--------------------------- *]";

  private static List<String> said(String protocol, String lines, String... options) {
    String[] args = new String[options.length + 3];
    args[0] = "engine";
    args[1] = "--protocol";
    args[2] = protocol;
    System.arraycopy(options, 0, args, 3, options.length);
    Run run = Run.typing(lines, args);
    assertThat(run.code()).isZero();
    return run.lines().stream().filter(line -> !line.isEmpty()).toList();
  }

  @Test
  void gtpAnswersEveryCommandWithItsNumber() {
    assertThat(
            said(
                "gtp",
                """
                1 protocol_version
                2 name
                # a comment

                3 known_command genmove
                4 known_command dance
                5 dance
                6 boardsize 7
                7 boardsize x
                8 boardsize 6
                9 komi 6.5
                10 play b c2
                11 play b a1
                12 play w z9
                13 undo
                14 undo
                15 final_score
                16 play red c2
                17 time_settings 1 x 1
                """))
        .containsExactly(
            "=1 2",
            "=2 Betacut",
            "=3 true",
            "=4 false",
            "?5 unknown command",
            "?6 unacceptable size: There is no Othello '7x7'. Variants: 8x8, 6x6, 4x4,"
                + " 8x8,discs-only, 6x6,discs-only, 4x4,discs-only",
            "?7 boardsize not an integer",
            "=8 ",
            "=9 ",
            "=10 ",
            "?11 illegal move: it is the turn of white",
            "?12 illegal move: 'z9' is not a legal move here; a move must turn a disc over. Legal"
                + " moves: b2, d2, b4",
            "=13 ",
            "?14 cannot undo",
            "?15 cannot score: the game is not over",
            "?16 syntax error: 'red' is no colour; write black or white",
            "?17 syntax error: 'x' is no number");
  }

  @Test
  void gtpPlaysAGameOfOthelloAgainstItself() {
    String moves = "genmove b\ngenmove w\n".repeat(9);
    List<String> lines =
        said("gtp", "boardsize 4\n" + moves + "final_score\nshowboard\n", "--depth", "14");
    assertThat(lines.subList(1, 19)).allMatch(line -> line.matches("= ([A-D][1-4]|PASS)"));
    assertThat(lines).contains("= PASS", "= W+10", "over");
  }

  @Test
  void gtpPassesMayBeSaidOrLeftOut() {
    String blackMustPass = "boardsize 4\nplay b a2\nplay w a3\nplay b c4\nplay w a1\n";
    String mover = "gogui-rules_side_to_move\n";
    List<String> said =
        said(
            "gtp",
            blackMustPass
                + "gogui-rules_legal_moves\nplay b pass\n"
                + mover
                + "play w d4\nundo\nundo\n"
                + mover);
    assertThat(said.subList(5, said.size()))
        .containsExactly("= PASS", "= ", "= white", "= ", "= ", "= ", "= black");
    List<String> leftOut =
        said("gtp", blackMustPass + "play w d4\n" + mover + "undo\n" + mover + "play b d4\n");
    assertThat(leftOut.subList(5, 9)).containsExactly("= ", "= black", "= ", "= black");
    assertThat(leftOut.getLast()).startsWith("? illegal move: 'd4' is not a legal move here");
    assertThat(said("gtp", blackMustPass + "genmove w\n", "--depth", "2").getLast())
        .matches("= (C1|D[234])");
  }

  @Test
  void gtpVerticesHaveNoColumnI() {
    assertThat(said("gtp", "play b J9\nplay w I9\nshowboard\n", "mnk:9,9,5"))
        .startsWith(
            "= ",
            "? illegal move: 'I9' is no free vertex; they are A1 (bottom left) to J9,"
                + " and there is no column I.",
            "= ",
            ". . . . . . . . X");
  }

  @Test
  void nboardHintsAndMoves() {
    List<String> lines =
        said(
            "nboard",
            """
            nboard 2
            set depth 3
            set game (;GM[Othello]PB[a]PW[b]TI[15:00]%sB[F5//1.0]W[F6];)
            hint 2
            go
            move E6/0.5/2
            analyze
            learn
            set mood 3
            set depth none
            move A1
            dance
            """
                .formatted(START));
    assertThat(lines.getFirst()).isEqualTo("set myname Betacut");
    assertThat(lines)
        .filteredOn(line -> line.startsWith("search "))
        .isNotEmpty()
        .allMatch(line -> line.matches("search ([A-H][1-8])+ -?\\d+\\.\\d\\d 0 [1-3] estimate"));
    assertThat(lines).anyMatch(line -> line.matches("=== [A-H][1-8]/-?\\d+\\.\\d\\d/0\\.\\d\\d"));
    assertThat(lines).anyMatch(line -> line.matches("nodestats [1-9]\\d* \\d\\.\\d\\d"));
    assertThat(
            lines.stream().filter(line -> line.startsWith("analysis ")).map(l -> l.split(" ")[1]))
        .containsExactly("3", "2", "1", "0");
    assertThat(lines)
        .contains(
            "learned",
            "status error: There is no 'set mood'; set depth, game or contempt.",
            "status error: set depth needs a whole number from 1, not 'none'.",
            "status unknown command 'dance' passed over");
    assertThat(lines).anyMatch(line -> line.startsWith("status error: 'a1' is not a legal move"));
  }

  @Test
  void nboardKeepsItsGameWhenAnotherIsWrong() {
    assertThat(
            said(
                "nboard",
                "set game (;GM[Othello]"
                    + START
                    + "B[A1];)\nset game x\nset game (;B[F5];)\nF5\n"
                    + "set depth 1\ngo\n"))
        .anyMatch(line -> line.startsWith("status error: Move 1: 'a1' is not a legal move"))
        .contains("status error: A GGF game begins with '(;', not with 'x'.")
        .anyMatch(line -> line.matches("=== (D6|F4|F6)/.*"));
  }

  @Test
  void nboardSolvesTheEndOfAGame() {
    String board = "BO[4 ---O**O*O**OOOO* *]";
    assertThat(said("nboard", "set game (;GM[Othello]" + board + ";)\nset depth 8\nhint 1\n"))
        .anyMatch(line -> line.matches("search [A-D][1-4]\\S* -?\\d+\\.00 0 100% exact"));
  }

  @Test
  void gomocupPlaysAndExplains() {
    List<String> lines =
        said(
            "gomocup",
            """
            BEGIN
            START 21
            START 4
            START 20
            INFO timeout_turn 200
            INFO rule 1
            INFO timeout_turn soon
            TURN 20,0
            TURN 1
            TURN 10,10
            TAKEBACK 0,0
            DANCE
            ABOUT
            """);
    assertThat(lines)
        .startsWith(
            "ERROR no board yet; send START SIZE",
            "ERROR A board of width 21 is not possible; choose 2 to 20.",
            "ERROR 5 in a row is not possible on a board of 4x4; choose 2 to 4.",
            "OK",
            "MESSAGE rule 1 is not known here: five or more in a row win, in one game at a time",
            "ERROR 'soon' is no whole number",
            "ERROR 20,0 is not on the board; fields are 0,0 to 19,19",
            "ERROR '1' is not 2 whole numbers with commas between");
    assertThat(lines.get(8)).startsWith("MESSAGE ");
    assertThat(lines.get(9)).matches("\\d{1,2},\\d{1,2}");
    assertThat(lines.get(10)).startsWith("ERROR 0,0 is not the last move, which is ");
    assertThat(lines.get(11)).isEqualTo("UNKNOWN command 'dance'");
    assertThat(lines.get(12)).matches("name=\"Betacut\", version=\"[^\"]+\"");
  }

  @Test
  void gomocupSeesFourInABoard() {
    String four = "BOARD\n3,3,1\n0,0,2\n4,3,1\n0,1,2\n5,3,1\n1,5,2\n6,3,1\n2,3,2\nDONE\n";
    assertThat(said("gomocup", "RECTSTART 15,12\n" + four, "--depth", "2").getLast())
        .isEqualTo("7,3");
    assertThat(said("gomocup", "START 15\nBOARD\n1,1,1\n2,2,1\nDONE\n").getLast())
        .isEqualTo(
            "ERROR 2 stones of ours and 0 of the opponent's are not a position where we move");
  }

  /** Level 1 answers at once; what counts is that the words are understood and refused. */
  @Test
  void anEngineKeepsAClock() {
    String asked =
        "betacut 1\ngame tictactoe\nmoves b2\ngo left 20000 increment 100 moves 3\nquit\n";
    Run run = Run.typing(asked, "engine", "tictactoe", "--level", "1", "--clock", "1/30s:1/2s");
    assertThat(run.out()).contains("bestmove ");
    Run alone = Run.typing("go increment 5\nquit\n", "engine", "tictactoe", "--level", "1");
    assertThat(alone.out()).contains("need left MILLISECONDS");
    assertThat(Run.of("engine", "--clock", "5").err()).contains("The clock is '5'");
  }
}
