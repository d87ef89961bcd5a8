package betacut.cli.solve;

import betacut.cli.text.Sentences;
import betacut.rules.Score;
import betacut.search.Result;
import betacut.text.json.OrNull;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The Connect-4 solver's answers for people, for programs and for tables. */
final class SolverWords {
  private SolverWords() {}

  /** Who wins, when, and what the score means. */
  static String verdict(SolverAnswer answer) {
    if (answer.position().isOver()) {
      return Sentences.over(answer.position().isLost() ? Score.LOSS : Score.DRAW, answer.mover());
    }
    return answer.isWeak() ? outcome(answer) : winner(answer) + " " + meaning(answer);
  }

  private static String winner(SolverAnswer answer) {
    int plies = answer.plies();
    String length = plies + (plies == 1 ? " ply" : " plies");
    if (answer.score() == 0) {
      return "Draw: with best play the board is full in " + length + ".";
    }
    int stone = answer.position().stones() + plies;
    return "%s wins in %s, with stone %d of %d."
        .formatted(winnersName(answer), length, stone, answer.cells());
  }

  private static String winnersName(SolverAnswer answer) {
    int mover = answer.mover();
    return Sentences.capitalised(Sentences.player(answer.score() > 0 ? mover : 1 - mover));
  }

  private static String meaning(SolverAnswer answer) {
    int before = Math.abs(answer.score()) - 1;
    String left =
        switch (before) {
          case 0 -> "the winner's last stone decides";
          case 1 -> "the winner has one stone left after that";
          default -> "the winner has " + before + " stones left after that";
        };
    return "Score %s for the %s, who is to move%s (exact ✓, %s)."
        .formatted(
            signed(answer.score()),
            Sentences.player(answer.mover()),
            answer.score() == 0 ? "" : ": " + left,
            source(answer));
  }

  private static String outcome(SolverAnswer answer) {
    String who = answer.score() == 0 ? "Draw" : winnersName(answer) + " wins";
    return ("%s (exact ✓, %s); how soon was not asked. Score %s for the %s, who is to move: only"
            + " its sign counts.")
        .formatted(who, source(answer), signed(answer.score()), Sentences.player(answer.mover()));
  }

  private static String source(SolverAnswer answer) {
    return answer.isFromBook() ? "from the book" : "by search";
  }

  /** The moves that keep the score. */
  static String best(List<String> moves) {
    return "Best move%s: %s.".formatted(moves.size() == 1 ? "" : "s", String.join(", ", moves));
  }

  static String signed(int score) {
    return score == 0 ? "0" : "%+d".formatted(score);
  }

  /** Two rows: the columns and their scores, a dot where there is no room. */
  static String columns(List<OptionalInt> scores) {
    String numbers =
        IntStream.rangeClosed(1, scores.size())
            .mapToObj("%4d"::formatted)
            .collect(Collectors.joining());
    String values =
        scores.stream()
            .map(score -> "%4s".formatted(score.isPresent() ? signed(score.getAsInt()) : "."))
            .collect(Collectors.joining());
    return "Column " + numbers + "\nScore  " + values + "\n";
  }

  /** One line of a table: moves, score, nodes, microseconds, and the columns if asked. */
  static String row(SolverAnswer answer) {
    String row =
        answer.moves() + " " + answer.score() + " " + answer.nodes() + " " + answer.nanos() / 1000;
    return answer.columns().stream()
        .map(score -> score.isPresent() ? " " + score.getAsInt() : " .")
        .collect(Collectors.joining("", row, ""));
  }

  /** The same for programs; the lists are left out where nothing was asked. */
  record Line(
      String moves,
      int score,
      String kind,
      long nodes,
      long nanos,
      Optional<List<OptionalInt>> columns,
      String source,
      OptionalInt plies,
      Optional<List<String>> best,
      Optional<List<String>> line) {}

  static Line line(
      SolverAnswer answer, Optional<List<String>> best, Optional<List<String>> variation) {
    return new Line(
        answer.moves(),
        answer.score(),
        answer.kind(),
        answer.nodes(),
        answer.nanos(),
        Optional.of(answer.columns()).filter(columns -> !columns.isEmpty()),
        answer.source(),
        answer.isWeak() ? OptionalInt.empty() : OptionalInt.of(answer.plies()),
        best,
        variation);
  }

  /** A position that a limit came before the answer of. */
  record Unsolved(
      String moves, @OrNull Integer score, String kind, long nodes, long nanos, Result.End end) {
    static Unsolved of(String moves, long nodes, long nanos, Result.End end) {
      return new Unsolved(moves, null, "unknown", nodes, nanos, end);
    }
  }
}
