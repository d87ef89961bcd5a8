package betacut.web.api;

import betacut.play.puzzle.Difficulty;
import betacut.play.puzzle.Puzzle;
import betacut.play.puzzle.PuzzleGoal;
import betacut.play.puzzle.PuzzleMaker;
import betacut.play.puzzle.PuzzleTry;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.StopSignal;
import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Puzzles, and what becomes of the moves that people try. */
final class PuzzleEndpoints {
  private static final int KEPT = 200;
  private static final int LONGEST_WIN = 9;

  private final GameCache cache;

  /** Made again they would be the same; it is only quicker. */
  private final Map<String, Puzzle> kept =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Puzzle> eldest) {
          return size() > KEPT;
        }
      };

  PuzzleEndpoints(GameCache cache) {
    this.cache = cache;
  }

  List<Endpoint> endpoints() {
    return List.of(
        Endpoint.stream(
            "/api/puzzle",
            "Makes the puzzle of a seed: a position with one right move",
            "puzzle",
            Answers.Puzzle.class,
            List.of(
                Parameter.word("game", "a game that has puzzles, such as connect4").required(),
                Parameter.word("seed", "which puzzle; a day's is its date, 20261231").required(),
                Parameter.word("difficulty", "any, easy, medium or hard")),
            this::puzzle),
        Endpoint.stream(
            "/api/puzzle/try",
            "Says whether a move solves a puzzle, and what follows it",
            "tried",
            Answers.PuzzleTry.class,
            AskedGame.parametersAnd(
                Parameter.word("move", "the move in question").required(),
                Parameter.word("goal", "win-in, only-win or only-draw").required(),
                Parameter.word("plies", "of win-in: within how many plies")),
            this::tried));
  }

  private Answer.Work puzzle(Query query) {
    Game<?> game = cache.find(query.text("game"));
    if (!PuzzleMaker.suits(game)) {
      throw new Refusal(
          422,
          "%s has no puzzles, as no move is right or wrong in it; choose another game."
              .formatted(game.title()));
    }
    long seed = query.number("seed", 1, 0, 999_999_999);
    Difficulty wanted =
        query.has("difficulty") ? Difficulty.named(query.text("difficulty")) : Difficulty.ANY;
    return new Answer.Work(
        Answer.Lane.LONG,
        events ->
            find(game, seed, wanted, events.signal())
                .ifPresent(puzzle -> events.send("puzzle", view(game, seed, wanted, puzzle))));
  }

  private Optional<Puzzle> find(Game<?> game, long seed, Difficulty wanted, StopSignal signal) {
    String key = "%s %d %s".formatted(game.id(), seed, wanted);
    Puzzle known;
    synchronized (kept) {
      known = kept.get(key);
    }
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Puzzle> made = new PuzzleMaker<>(game, signal).make(seed, wanted);
    if (made.isEmpty() && !signal.isGiven()) {
      throw new Refusal(
          422,
          "No move of %s was proven to be the only right one within %,d positions; choose another"
                  .formatted(game.title(), PuzzleMaker.MOST_IN_VAIN)
              + " game, or another puzzle.");
    }
    synchronized (kept) {
      made.ifPresent(puzzle -> kept.put(key, puzzle));
    }
    return made;
  }

  private static Answers.Puzzle view(Game<?> game, long seed, Difficulty wanted, Puzzle puzzle) {
    return new Answers.Puzzle(
        game.id(),
        seed,
        wanted,
        puzzle.goal().kind(),
        puzzle.goal().plies(),
        puzzle.moves().stream().map(game::formatMove).toList(),
        AnalysisEndpoints.move(game, puzzle.answer()),
        puzzle.others().stream().map(move -> AnalysisEndpoints.move(game, move)).toList(),
        puzzle.hasLaterWins(),
        Math.round(10 * puzzle.difficulty()) / 10.0,
        puzzle.tries().stream()
            .map(one -> new Answers.LevelTries(one.level(), one.found(), one.tries()))
            .toList(),
        puzzle.nodes());
  }

  private Answer.Work tried(Query query) {
    return tried(AskedGame.of(cache, query), query);
  }

  private static <P extends Position> Answer.Work tried(AskedGame<P> asked, Query query) {
    asked.requireOngoing();
    Game<P> game = asked.game();
    int move = game.parseMove(asked.last(), query.text("move"));
    PuzzleGoal goal = goal(query);
    return new Answer.Work(
        Answer.Lane.QUICK,
        events ->
            PuzzleTry.of(game, asked.last(), goal, move, events.signal())
                .ifPresent(
                    tried ->
                        events.send(
                            "tried",
                            new Answers.PuzzleTry(
                                game.formatMove(move),
                                tried.isRight(),
                                Views.value(tried.value(), game),
                                Views.history(game, asked.last(), tried.line())))));
  }

  private static PuzzleGoal goal(Query query) {
    String wanted = query.text("goal");
    List<String> names =
        Arrays.stream(PuzzleGoal.Kind.values()).map(PuzzleEndpoints::name).toList();
    if (!names.contains(wanted)) {
      throw new Refusal(
          400, "'goal' is '%s'; it must be one of %s.".formatted(wanted, String.join(", ", names)));
    }
    PuzzleGoal.Kind kind = PuzzleGoal.Kind.values()[names.indexOf(wanted)];
    int plies = query.number("plies", 1, 0, LONGEST_WIN);
    return new PuzzleGoal(kind, kind == PuzzleGoal.Kind.WIN_IN ? Math.max(1, plies) : 0);
  }

  private static String name(PuzzleGoal.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
