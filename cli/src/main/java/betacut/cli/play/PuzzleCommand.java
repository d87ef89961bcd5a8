package betacut.cli.play;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.core.Terminal;
import betacut.cli.text.BoardDrawing;
import betacut.play.puzzle.Difficulty;
import betacut.play.puzzle.Puzzle;
import betacut.play.puzzle.PuzzleGoal;
import betacut.play.puzzle.PuzzleMaker;
import betacut.play.puzzle.PuzzleTry;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code puzzle [GAME]}: one right move, the same puzzles as in the browser. */
@CommandLine.Command(
    name = "betacut puzzle",
    description = {
      "A position in which one move is right, proven by a solver or a search: today's, or that of a"
          + " seed. Type the move; a wrong one is refuted, and you try again. s shows the answer, q"
          + " leaves. The browser has the same puzzles."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut puzzle",
      "  betacut puzzle othello --seed 7 --rating 3",
      "  betacut puzzle tictactoe --json"
    })
public final class PuzzleCommand extends Command {
  private static final int LARGEST_SEED = 999_999_999;
  private static final double HIGHEST_RATING = 12;
  private static final int MOST_SHOWN = 12;

  /** A puzzle for programs, its answer included. */
  private record WrittenPuzzle(
      String type,
      String game,
      long seed,
      String goal,
      int plies,
      List<String> moves,
      String answer,
      List<String> others,
      double difficulty,
      long nodes) {}

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "such as othello:6x6; usually connect4")
  String gameName = "connect4";

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "which puzzle; usually today's date, as 20261231")
  Long seed;

  @Option(
      names = "--rating",
      paramLabel = "R",
      description = "how strong you are, in levels: below 2.5 easy, from 4.5 on hard; 4")
  double rating = 4;

  public PuzzleCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (seed != null && (seed < 0 || seed > LARGEST_SEED)) {
      throw new UsageException(
          "--seed is %d; it must be from 0 to %d.".formatted(seed, LARGEST_SEED));
    }
    if (!(rating >= 0 && rating <= HIGHEST_RATING)) {
      throw new UsageException(
          "--rating is %s; it is a level from 0 to %.0f.".formatted(rating, HIGHEST_RATING));
    }
    Game<?> game = Games.find(gameName);
    if (!PuzzleMaker.suits(game)) {
      throw new UsageException(
          "%s has no puzzles, as no move is right or wrong in it; betacut games lists others."
              .formatted(game.title()));
    }
    return ask(game);
  }

  private <P extends Position> int ask(Game<P> game) {
    String today = LocalDate.now().format(DateTimeFormatter.BASIC_ISO_DATE);
    long which = seed == null ? Long.parseLong(today) : seed;
    try (var interruption = new Interruption(terminal)) {
      StopSignal signal = interruption.signal();
      Optional<Puzzle> made =
          new PuzzleMaker<>(game, signal).make(which, Difficulty.suiting(rating));
      if (signal.isGiven()) {
        return ExitCode.INTERRUPTED;
      }
      Puzzle puzzle =
          made.orElseThrow(
              () ->
                  new UsageException(
                      "No move of %s was proven to be the only right one within %,d positions;"
                              .formatted(game.title(), PuzzleMaker.MOST_IN_VAIN)
                          + " choose another --seed, or another game."));
      if (json) {
        say(written(game, which, puzzle));
        return ExitCode.OK;
      }
      say("%s, puzzle %d, difficulty %.1f".formatted(game.title(), which, puzzle.difficulty()));
      new Solving<>(game, puzzle, signal).run();
      return signal.isGiven() ? ExitCode.INTERRUPTED : ExitCode.OK;
    }
  }

  private static WrittenPuzzle written(Game<?> game, long seed, Puzzle puzzle) {
    return new WrittenPuzzle(
        "puzzle",
        game.id(),
        seed,
        puzzle.goal().kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        puzzle.goal().plies(),
        puzzle.moves().stream().map(game::formatMove).toList(),
        game.formatMove(puzzle.answer().move()),
        puzzle.others().stream().map(move -> game.formatMove(move.move())).toList(),
        puzzle.difficulty(),
        puzzle.nodes());
  }

  /** One puzzle and the person at it. */
  private final class Solving<P extends Position> {
    private final Game<P> game;
    private final Puzzle puzzle;
    private final StopSignal signal;
    private final Dialogue dialogue =
        new Dialogue(terminal.in(), terminal.out(), terminal.isInteractive());
    private final P position;
    private int lastCell = BoardDrawing.NO_CELL;
    private int plies;

    Solving(Game<P> game, Puzzle puzzle, StopSignal signal) {
      this.game = game;
      this.puzzle = puzzle;
      this.signal = signal;
      position = game.start();
      puzzle.moves().forEach(this::play);
      plies = puzzle.goal().plies();
    }

    private void play(int move) {
      lastCell = game.targetCell(position, move);
      position.play(move);
    }

    void run() {
      draw();
      dialogue.say(goal());
      while (!signal.isGiven()) {
        Optional<String> line = dialogue.ask("Your move:");
        if (line.isEmpty() || line.get().strip().matches("(?i)q|quit")) {
          dialogue.say("Goodbye.");
          return;
        }
        if (line.get().strip().matches("(?i)s|show")) {
          reasons();
          return;
        }
        if (isSolvedBy(line.get().strip())) {
          reasons();
          return;
        }
      }
    }

    private void draw() {
      dialogue.show(terminal.drawing().draw(game.board(position), lastCell));
    }

    private String goal() {
      String side = position.mover() == 0 ? "x" : "o";
      return "You are %s. %s. s shows the answer, q leaves."
          .formatted(
              side,
              switch (puzzle.goal().kind()) {
                case WIN_IN -> "Win in %d moves".formatted((puzzle.goal().plies() + 1) / 2);
                case ONLY_WIN -> "Find the only move that wins";
                case ONLY_DRAW -> "Find the only move that does not lose";
              });
    }

    /** Whether nothing is left to find after a move. */
    private boolean isSolvedBy(String typed) {
      int move;
      try {
        move = game.parseMove(position, typed);
      } catch (IllegalPositionException e) {
        dialogue.refuse("Try again. " + e.getMessage());
        return false;
      }
      dialogue.understand();
      var left = new PuzzleGoal(puzzle.goal().kind(), plies);
      PuzzleTry tried = PuzzleTry.of(game, position, left, move, signal).orElse(null);
      if (tried == null) {
        return false;
      }
      if (!tried.isRight()) {
        dialogue.say(refuted(typed, tried));
        return false;
      }
      boolean goesOn = puzzle.goal().kind() == PuzzleGoal.Kind.WIN_IN && tried.line().size() > 1;
      if (goesOn) {
        int reply = tried.line().get(1);
        play(move);
        String answer = game.formatMove(reply);
        play(reply);
        plies -= 2;
        draw();
        dialogue.say("Right. The answer is %s. Go on.".formatted(answer));
      }
      return !goesOn;
    }

    private String refuted(String typed, PuzzleTry tried) {
      String line =
          tried.line().stream().skip(1).map(game::formatMove).collect(Collectors.joining(" "));
      return "%s is wrong: %s.%s Try again."
          .formatted(
              typed, worth(tried.value()), line.isEmpty() ? "" : " The answer: " + line + ".");
    }

    private String worth(Value value) {
      return value.kind() == Value.Bound.EXACT
          ? value.text()
          : "no win within %d plies".formatted(puzzle.goal().plies());
    }

    /** The answer, and what is wrong with everything else. */
    private void reasons() {
      dialogue.say("The right move is %s.".formatted(game.formatMove(puzzle.answer().move())));
      for (RootMove other : puzzle.others().stream().limit(MOST_SHOWN).toList()) {
        dialogue.say("  %s: %s".formatted(game.formatMove(other.move()), worth(other.value())));
      }
      int rest = puzzle.others().size() - MOST_SHOWN;
      if (rest > 0) {
        dialogue.say("  and %d more, no better".formatted(rest));
      }
    }
  }
}
