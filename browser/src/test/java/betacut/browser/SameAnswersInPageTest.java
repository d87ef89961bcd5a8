package betacut.browser;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.web.api.EngineApi;
import betacut.web.http.Answer;
import betacut.web.http.DirectAnswers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A page answers every question letter for letter as the endpoints do on the JVM, but for times.
 */
class SameAnswersInPageTest {
  private static final long SEED = 19;

  private static EnginePage page;
  private static DirectAnswers here;

  @BeforeAll
  static void open() {
    page = new EnginePage();
    here = new DirectAnswers(new EngineApi(Optional.empty()).endpoints());
  }

  @AfterAll
  static void close() {
    if (page != null) {
      page.close();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "options",
        "words",
        "zoo",
        "zoo/show?bug=3a",
        "game?game=connect4",
        "game?game=othello",
        "game?game=dots",
        "position?game=pentago",
        "position?game=kalah&moves=3,1",
        "position?game=connect4&moves=9",
        "position?game=nonsense",
        "position?game=connect4&text=44444",
        "player?game=connect4&player=level:11",
        "player?game=connect4&player=cmd:ls",
        "move?game=connect4&player=perfect&moves=4,4,4&seed=1",
        "move?game=tictactoe&player=mcts%20nodes=2000&seed=1",
        "move?game=breakthrough&player=random&seed=7",
        "move?game=connect4&player=level:2&moves=4,4,3&seed=1",
        "move?game=othello&player=level:1&moves=f5&seed=2",
        "move?game=kalah&player=level:3&seed=3",
        "move?game=pentago&player=level:2&seed=4",
        "move?game=breakthrough&player=level:1&seed=5",
        "why?game=connect4&moves=4,4,4,4,4&move=1",
        "review?game=tictactoe&moves=b2,b1,a1,c3&nodes=5000",
        "trace?game=connect4&depth=4&engine=alphabeta",
        "trace?game=tree:((3%2012%208)(2%204%206)(14%205%202))&engine=alphabeta",
        "growth?game=tictactoe&engine=mcts%20nodes=200",
        "puzzle/try?game=tictactoe&moves=a1,b1,b2,c1&move=c3&goal=win-in&plies=1",
        "nowhere?x=1"
      })
  void answersAreTheSame(String question) {
    assertSame(question);
  }

  /** What the terminal and the server say of these positions is the same, too (SameAnswersTest). */
  @Test
  void hintsAreTheSame() {
    List<String> games = List.of("connect4", "othello", "tictactoe", "pentago", "kalah");
    for (int number = 0; number < 50; number++) {
      String game = games.get(number % games.size());
      SplitMix random = SplitMix.of(SEED, number);
      List<String> moves = moves(Games.find(game), random, random.between(0, 6));
      assertSame("hints?game=%s&depth=5&moves=%s".formatted(game, String.join(",", moves)));
    }
  }

  private static <P extends Position> List<String> moves(Game<P> game, SplitMix random, int plies) {
    P position = game.start();
    List<String> moves = new ArrayList<>();
    while (moves.size() < plies) {
      int[] legal = position.legalMoves();
      int move = legal[random.nextInt(legal.length)];
      P next = game.parse(game.format(position));
      next.play(move);
      if (next.outcome() != Position.ONGOING) {
        break;
      }
      moves.add(game.formatMove(move));
      position.play(move);
    }
    return moves;
  }

  private static void assertSame(String question) {
    String[] parts = question.split("\\?", 2);
    String path = "/api/" + parts[0];
    String query = parts.length > 1 ? parts[1] : "";
    var expected = CompletableFuture.supplyAsync(() -> asked(path, query)); // beside the page
    assertThat(timeless(page.ask(path, query)))
        .as(question)
        .isNotEmpty()
        .isEqualTo(timeless(expected.join()));
  }

  private static String asked(String path, String query) {
    List<String> told = new ArrayList<>();
    here.answer(
        "GET",
        path,
        query,
        "",
        new DirectAnswers.Listener() {
          @Override
          public void event(String name, String json) {
            told.add("event " + name + " " + json);
          }

          @Override
          public void whole(String json) {
            told.add("whole  " + json);
          }

          @Override
          public void document(Answer.Document document) {
            told.add("document " + document.name());
          }

          @Override
          public void end() {
            told.add("end  {}");
          }

          @Override
          public void problem(int status, String sentence) {
            told.add("problem " + status + " " + sentence);
          }
        });
    return String.join("\n", told);
  }

  private static String timeless(String answer) {
    return answer.replaceAll("\"nanos\":\\d+", "\"nanos\":0");
  }
}
