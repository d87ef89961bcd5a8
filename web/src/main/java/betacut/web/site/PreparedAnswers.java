package betacut.web.site;

import betacut.text.json.Json;
import betacut.web.api.EngineApi;
import betacut.web.http.Answer;
import betacut.web.http.DirectAnswers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The answers to the first questions of every visit, asked when the site is made: the board is
 * there before the engine is. They are the engine's own, whole and unchanged.
 */
final class PreparedAnswers implements DirectAnswers.Listener {
  private static final List<String> FIRST =
      List.of(
          "games?",
          "options?",
          "game?game=connect4",
          "position?game=connect4",
          "position?game=connect4&moves=1",
          "position?game=connect4&moves=2",
          "position?game=connect4&moves=3",
          "position?game=connect4&moves=4",
          "position?game=connect4&moves=5",
          "position?game=connect4&moves=6",
          "position?game=connect4&moves=7");

  private String answer = "";

  private PreparedAnswers() {}

  /** Answers by question: one JSON object of texts, each of which is JSON. */
  static String json() {
    var endpoints = new DirectAnswers(new EngineApi(Optional.empty()).playing());
    Map<String, String> answers = new LinkedHashMap<>();
    for (String question : FIRST) {
      String[] parts = question.split("\\?", -1);
      var asked = new PreparedAnswers();
      endpoints.answer("GET", "/api/" + parts[0], parts[1], "", asked);
      answers.put(question, asked.answer);
    }
    return Json.line(answers);
  }

  @Override
  public void whole(String json) {
    answer = json;
  }

  @Override
  public void document(Answer.Document document) {
    throw new IllegalStateException("a file is no answer to prepare: " + document.name());
  }

  @Override
  public void event(String name, String json) {
    throw new IllegalStateException("a live answer cannot be prepared: " + name);
  }

  @Override
  public void end() {
    throw new IllegalStateException("a live answer cannot be prepared");
  }

  @Override
  public void problem(int status, String sentence) {
    throw new IllegalStateException(sentence);
  }
}
