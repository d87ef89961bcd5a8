package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.play.saved.GameFolder;
import betacut.play.saved.SavedGame;
import betacut.play.saved.StoredGame;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be typed during a game, over a pipe. */
class PlayOrdersTest {
  @TempDir Path folder;

  private static Run play(String typed, String words) {
    return Run.typing(typed.replace("; ", "\n") + "\n", ("play " + words).split(" "));
  }

  @Test
  void redoPlaysBothPliesAgain() {
    Run run = play("r; 4; u; r; u; 3; r; q", "--first --level 2 --seed 1 --json");
    assertThat(run.err()).contains("There is nothing to play again.", "Played again.");
    String before = run.lines().get(2).replaceAll(".*\"position\":\"([^\"]*)\".*", "$1");
    assertThat(run.lines().get(4))
        .isEqualTo("{\"event\":\"redo\",\"position\":\"" + before + "\"}");
    assertThat(run.answer()).contains("\"moves\":[\"3\",\"");
  }

  /** The refutation is in Connect-4's book: the first player wins only in the middle. */
  @Test
  void whyTellsWhatAnswersTheMove() {
    Run run = play("w; w 1; w 9; 4; w; q", "--first --level 10 --seed 1");
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("You have not moved yet.", "After 1: loss in 40 plies (exact ✓). The answer: 4, ")
        .contains("Better was 4: win in 41 plies (exact ✓).", "'9' is not a column")
        .contains("After 4: win in 41 plies (exact ✓). The answer: ", "There is no better move.");
  }

  @Test
  void whySeesTheEnd() {
    Run run = play("1; 2; w 3; q", "tictactoe --player1 human --player2 human");
    assertThat(run.out()).contains("x to move", "o to move", "After 3: ", "The answer: ");
    Run over = play("1; 4; 2; 5; w 3; w 9; q", "tictactoe --player1 human");
    assertThat(over.out()).contains("After 3: win in 1 ply (exact ✓). There is no better move.");
    assertThat(over.out().replaceAll("\\s+", " "))
        .contains("After 9: loss in 2 plies (exact ✓). The answer: 6. Better was 3: win in 1 ply");
  }

  /** The first player lets go of a win, and then the second one does. */
  @Test
  void reviewTellsWhatEveryMoveGaveAway() {
    Run run = play("v; 4; 1; 4; 1; 4; 2; 3; review; q", "--player1 human --player2 human");
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("There is nothing to review yet.", "1. 4: win in 41 plies (exact ✓). 2. 1")
        .contains("6. 2 ?? lost ", "Better was 4: ", "7. 3 ")
        .contains("Accuracy: first player ");
  }

  @Test
  void hintsStayUntilSwitchedOff() {
    Run run = play("h; 5; h; 1; q", "tictactoe --first --level 10 --seed 1");
    assertThat(run.out().split("What your moves are worth")).hasSize(3);
    assertThat(run.out()).contains("Hints stay on", "Hints are off.", "1:=");
  }

  @Test
  void goMovesForThePerson() {
    Run run = play("g; q", "tictactoe --first --level 10 --seed 1 --json");
    assertThat(run.answer()).matches(".*\"moves\":\\[\"..\",\"..\"].*");
  }

  @Test
  void sidesAreHandedOver() {
    String typed = "5; second me; 1; first level:10; second random";
    Run run = play(typed, "tictactoe --first --seed 1 --level 3");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("o is played by you from now on.", "x is played by level 10 from now on.")
        .contains("x plays ", "o plays ", "Goodbye.")
        .containsAnyOf("x has won.", "It's a draw");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "first            | Who plays first? Type first me, or a player such as first level:5.",
        "second levl:5    | There is no player 'levl:5'. Did you mean level:5?",
        "first pvs        | would think for ever",
        "s                | Where? Type s and a file name",
        "s /no/such/file  | /no/such/file cannot be written."
      })
  void wrongOrdersAreExplained(String typed, String reason) {
    assertThat(play(typed + "; q", "--first").out().replaceAll("\\s+", " ")).contains(reason);
  }

  @Test
  void twoPlayersNeedNobody() {
    Run run = play("", "tictactoe --player1 level:10 --player2 perfect --seed 1 --json");
    assertThat(run.code()).isZero();
    assertThat(run.answer()).contains("\"event\":\"end\",\"result\":\"draw\"");
    assertThat(run.lines().getFirst()).contains("\"human\":\"none\"");
    assertThat(run.lines()).hasSize(1 + 9 + 1);
  }

  @Test
  void savedGameGoesOnWithClockAndHints() throws Exception {
    Path file = folder.resolve("my.game");
    Path copy = folder.resolve("copy.game");
    String words = "--first --level 4 --seed 3 --clock 5m+3s --hints --save " + file;
    Run left = play("4; 4; s " + copy + "; q", words);
    assertThat(left.out())
        .containsPattern("\\[x \\d:\\d\\d, o \\d:\\d\\d] Your move")
        .contains("To go on: betacut play --resume");
    assertThat(Files.readString(copy)).contains("clock = \"5m+3s\"", "hints = \"all\"");
    Run on = play("u; q", "--resume " + copy + " --json");
    assertThat(on.err())
        .contains("Welcome back to Connect-4", "We go on. You are x.", "Taken back.");
    assertThat(on.lines().getFirst()).contains("\"opponent\":\"level 4\",\"human\":\"first\"");
    assertThat(on.answer()).matches(".*\"moves\":\\[\"4\",\"\\d\"].*");
    assertThat(Files.readString(copy)).contains("chosen = \"he\""); // kept where it came from
  }

  /** It stays for a review, in the browser for instance, and nobody goes on with it. */
  @Test
  void finishedGameIsKeptWithItsResult() throws Exception {
    Path file = folder.resolve("my.game");
    String words = "tictactoe --player1 random --player2 random --seed 1 --save " + file;
    assertThat(play("", words).code()).isZero();
    assertThat(Files.readString(file)).containsPattern("result = \"(first|second|draw)\"");
    assertThat(play("", "--resume " + file).out()).containsAnyOf(" has won.", "It's a draw");
    Run again = play("1; q", "tictactoe --first --seed 1 --save " + file);
    assertThat(again.out()).contains("The game is saved.");
    assertThat(Files.readString(file)).contains("result = \"\""); // where the user wanted it
  }

  private Run inFolder(String typed, String words) {
    return Run.in(
        new StringReader(typed.replace("; ", "\n") + "\n"),
        Map.of("XDG_DATA_HOME", folder.toString()),
        true,
        ("play " + words).split(" "));
  }

  @Test
  void savedGamesAreListedGoneOnWithAndDeleted() {
    inFolder("4; q", "--first --level 2 --seed 1");
    Run list = inFolder("", "--saved");
    String name = list.out().strip().split(" ")[0];
    assertThat(list.out()).contains("connect4, 2 moves, human against level:2");
    assertThat(inFolder("", "--saved --json").answer())
        .contains("\"id\":\"" + name + "\"", "\"players\":[\"human\",\"level:2\"]");
    assertThat(inFolder("q", "--resume").out()).contains("We go on. You are x.");
    assertThat(inFolder("q", "--resume=" + name).out()).contains("We go on. You are x.");
    assertThat(inFolder("", "--delete " + name).code()).isZero();
    assertThat(inFolder("", "--delete " + name).err()).contains("No game is saved as");
    assertThat(inFolder("", "--resume").err()).contains("There is no game to go on with");
    assertThat(inFolder("", "--saved").out()).isEmpty();
  }

  /**
   * Somebody else moves in the same game while a person thinks: both games are there afterwards.
   */
  @Test
  void aGameGoneOnWithElsewhereIsSavedBeside() throws Exception {
    inFolder("4; q", "--first --level 2 --seed 1");
    GameFolder games = GameFolder.of(Map.of("XDG_DATA_HOME", folder.toString())).orElseThrow();
    StoredGame before = games.last();
    var meanwhile =
        new StringReader("3\nq\n") {
          private boolean isAsked;

          @Override
          public int read(char[] text, int from, int most) throws IOException {
            if (!isAsked) {
              isAsked = true;
              String other =
                  withoutSum(before.saved().text()).replace("moves = [", "moves = [\"1\", \"2\", ");
              String letters = "chosen = \"" + before.saved().chosen();
              SavedGame longer = SavedGame.parse(other.replace(letters, letters + "he"), "other");
              games.save(before.id(), longer, before.version());
            }
            return super.read(text, from, most);
          }
        };
    Run run =
        Run.in(
            meanwhile,
            Map.of("XDG_DATA_HOME", folder.toString()),
            true,
            "play",
            "--resume=" + before.id());
    assertThat(run.out().replaceAll("\\s+", " ")).contains("Somebody else went on with this game");
    assertThat(games.list())
        .extracting(game -> game.saved().moves().getFirst())
        .containsExactlyInAnyOrder("1", "4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--clock soon                   | The clock is 'soon'",
        "--resume=/no/such.game         | /no/such.game cannot be read as a saved game",
        "--resume                       | Say which game: --resume=FILE.",
        "--player1 nobody               | There is no player 'nobody'",
        "--player1 random --level 3     | leave out --first, --second and --level"
      })
  void wrongWordsAreExplained(String words, String reason) {
    Run run = play("q", words);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(reason).startsWith("betacut: ");
  }

  @Test
  void editedSavesCannotCheat() throws Exception {
    Path file = folder.resolve("my.game");
    play("4; q", "--first --level 1 --seed 1 --save " + file);
    String edited = Files.readString(file).replaceFirst("moves = \\[\"4\"", "moves = [\"9\"");
    Files.writeString(file, edited);
    Run damaged = play("q", "--resume " + file);
    assertThat(damaged.code()).isEqualTo(ExitCode.USAGE);
    assertThat(damaged.err()).contains("is damaged: its sum does not fit");
    Files.writeString(file, withoutSum(edited));
    Run run = play("q", "--resume " + file);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("cannot be played on: '9' is not a column");
  }

  /** As whoever edits a game by hand is told to. */
  private static String withoutSum(String game) {
    return game.replaceAll("(?m)^(version|sum) = .*\n", "");
  }

  /** Whoever misses a game is told why it is not there. */
  @Test
  void gamesThatCannotBeReadAreNamed() throws IOException {
    Path games = Files.createDirectories(folder.resolve("betacut/games"));
    Path bad = Files.writeString(games.resolve("bad.game"), "my thesis");
    Map<String, String> environment = Map.of("XDG_DATA_HOME", folder.toString());
    Run list = Run.in(new StringReader(""), environment, false, "play", "--saved");
    assertThat(list.code()).isZero();
    assertThat(list.err()).contains("1 game cannot be read and is left as it is: bad (");
    Run resume = Run.in(new StringReader(""), environment, false, "play", "--resume=bad");
    assertThat(resume.code()).isEqualTo(ExitCode.USAGE);
    assertThat(resume.err()).contains("bad.game");
    Run save = play("4; q", "--first --level 1 --seed 1 --save " + bad);
    assertThat(save.out().replaceAll("\\s+", " ")).contains("It was left as it is");
    assertThat(bad).content().isEqualTo("my thesis");
  }

  /** Whoever lost asks why, takes it back and goes on; the game is not counted twice. */
  @Test
  void theEndCanBeAskedReviewedAndTakenBack() {
    Run run =
        play(
            "1; 4; 2; w; v; ?; b; zzz; u; 3; q",
            "tictactoe --player1 human --player2 level:10 --seed 1");
    String text = run.out().replaceAll("\\s+", " ");
    assertThat(text)
        .contains("Unlucky, you lose! Another game? Y/N: After 2: loss in 2 plies (exact ✓).")
        .contains("Accuracy: first player")
        .contains("u undo: take back your last move and play on")
        .contains("Try again: type Y for yes or N for no")
        .contains("Taken back.");
    assertThat(text.indexOf("Taken back.")).isLessThan(text.lastIndexOf("I play"));
    assertThat(run.code()).isZero();
  }

  @Test
  void theScoreOfASittingIsKept() {
    String lost = "1; 4; 2; y; ";
    Run run = play(lost + lost + lost.replace("y; ", "n"), "tictactoe --first --level 10 --seed 1");
    assertThat(run.out()).contains("Score: you 0, I 2, drawn 0.");
    assertThat(run.out()).doesNotContain("Score: you 0, I 1");
    Run classic = play(lost + lost + "n", "tictactoe --first --level 10 --seed 1 --classic");
    assertThat(classic.out()).doesNotContain("Score");
  }

  /** With hints on a bad move is marked as soon as it is made; a good one is not. */
  @Test
  void hintsMarkABlunder() {
    Run run = play("5; h; 1; q", "tictactoe --player1 human --player2 human");
    assertThat(run.out()).doesNotContain("lost");
    Run lost = play("1; 5; 2; h; 9; q", "tictactoe --player1 human --player2 human");
    assertThat(lost.out().replaceAll("\\s+", " ")).contains("4. 9 ?? lost ", "Better was 3: ");
    Run silent = play("1; 5; 2; 9; q", "tictactoe --player1 human --player2 human");
    assertThat(silent.out()).doesNotContain("??");
  }

  /** A move that was made for a person is the person's to ask about and to take back. */
  @Test
  void whyAfterGoIsAboutThatMove() {
    Run run = play("g; w; u; q", "tictactoe --first --level 10 --seed 1");
    assertThat(run.out()).contains("After ", "Taken back.").doesNotContain("not moved yet");
  }

  @Test
  void oneNotationIsSpokenInOneGame() {
    Run run = play("5; x; q", "tictactoe --plain --first --seed 1");
    assertThat(run.out()).contains("x on 5").doesNotContainPattern("[abc][123]");
    Run classic = play("5; x; q", "tictactoe --classic --first --seed 1");
    assertThat(classic.out()).contains("'x' is not a move.").doesNotContainPattern("[abc][123]");
  }

  @Test
  void anOpinionHasAUnit() {
    Run measured = play("1; q", "connect4 --first --level 5 --seed 1");
    assertThat(measured.out().replaceAll("\\s+", " "))
        .containsPattern(
            "plies deep. (I think (I am|you are) ahead \\(my winning chance: \\d+ %\\)|"
                + "I think it is even)");
  }

  /** As the page says it; the paper's dialogue knows no solver. */
  @Test
  void beliefAndTruthAreSaidInOneSentence() {
    Run run = play("4; q", "connect4 --first --level 2 --seed 1");
    assertThat(run.out().replaceAll("\\s+", " "))
        .containsPattern(
            "I think .*(; in truth|, and so it is:) (you win in \\d+ moves|it is a draw)\\.");
    Run classic = play("4; q", "connect4 --classic --first --level 2 --seed 1");
    assertThat(classic.out()).doesNotContain("in truth", "so it is");
  }

  /** A game that is over is kept, listed, chosen, reviewed and exported. */
  @Test
  void aFinishedGameIsReviewedAndExported() throws IOException {
    Path file = folder.resolve("lost.game");
    play("1; 4; 2; n", "tictactoe --first --level 10 --seed 1 --save " + file);
    Run review = Run.of("review", file.toString());
    assertThat(review.code()).isZero();
    assertThat(review.lines().getFirst())
        .isEqualTo("Tic-tac-toe, human against level:10: second player won");
    assertThat(review.out()).contains("5. b3 ?? lost 46%", "Accuracy: first player ");
    Run notation = Run.of("review", file.toString(), "--pgn");
    assertThat(notation.out())
        .contains("[White \"human\"]", "[Result \"0-1\"]", "3. b3?? {lost 46 %} c3 0-1");
    Run bare = Run.of("review", file.toString(), "--nodes", "0", "--json");
    assertThat(bare.lines()).hasSize(1);
    assertThat(bare.answer()).contains("\"result\":\"second\"", "\"moves\":[\"a3\",");
    Run programs = Run.of("review", file.toString(), "--json");
    assertThat(programs.lines()).hasSize(7);
    assertThat(programs.lines().get(5)).contains("\"move\":\"b3\"", "\"mark\":\"??\"");
    assertThat(Run.of("review", "nothing").err()).contains("betacut play --saved lists all");
  }

  @Test
  void aSavedGameIsChosenFromTheList() throws IOException {
    var environment = Map.of("XDG_DATA_HOME", folder.toString());
    Run.in(new StringReader("5\nq\n"), environment, true, "play", "tictactoe", "--first");
    Run run = Run.in(new StringReader("9\n1\nq\n"), environment, true, "play", "--saved");
    assertThat(run.out())
        .contains("(1) tictactoe, 2 moves, human against level:5")
        .contains("Type a number from 1 to 1.", "Welcome back to Tic-tac-toe.");
    Run none = Run.in(new StringReader("\n"), environment, true, "play", "--saved");
    assertThat(none.out()).doesNotContain("Welcome back");
  }

  /** The first player of level 3 and 2 beats whoever plays 1, 4, 2; what is said adapts. */
  @Test
  void anOpponentAdaptsAndSaysSo() {
    String sheet = folder.resolve("sheet.csv").toString();
    String words = "tictactoe --first --seed 1 --level adaptive --as Ann --sheet " + sheet;
    Run run = play("1; 4; 2; n", words);
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("against the computer (level 3). It adapts: a level more after each game you win")
        .contains("The opponent changes to suit you: level 2 next.");
    assertThat(play("q", words).out()).contains("against the computer (level 2)");
    assertThat(play("q", words.replace("Ann", "Bob")).out()).contains("(level 3)");
    assertThat(play("l 7; q", words).out()).contains("From now on level 7.");
    assertThat(play("q", "--level adaptive --sheet " + sheet).err()).contains("add the other");
  }

  /** Five people and two opponents are a sheet, and the sheet is a table with intervals. */
  @Test
  void theLabReadsTheSheetOfPeople() throws IOException {
    Path sheet = folder.resolve("sheet.csv");
    var rows = new StringBuilder("date,person,game,opponent,side,result,plies,seed,moves\n");
    for (int i = 0; i < 10; i++) {
      String result = i < 8 ? "win" : i < 9 ? "draw" : "loss";
      rows.append("d,Ann,tictactoe,algorithm=random,first,%s,7,1,a1\n".formatted(result));
      rows.append(
          "d,Bob,tictactoe,algorithm=alphabeta evaluation=zero depth=9,first,%s,9,1,a1\n"
              .formatted(i < 7 ? "draw" : "loss"));
    }
    Files.writeString(sheet, rows);
    Run run = Run.of("lab", "people", sheet.toString(), "--out", folder.resolve("r").toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("| the paper's five | 50 | 80 % [67, 89] | 16 % [8, 29] | 4 % [1, 13] | – |")
        .contains("| Ann | 10 | 80 % [49, 94] | 10 % [2, 40] | 10 % [2, 40] |")
        .contains("| Bob | 10 | 0 % [0, 28] | 70 % [40, 89] | 30 % [11, 60] |")
        .contains("Fisher's exact test")
        .doesNotContain("Provenance", "Data:");
    assertThat(folder.resolve("r/report.html")).exists();
    assertThat(Run.of("lab", "people", folder.resolve("no.csv").toString()).err())
        .contains("There is no game in");
  }
}
