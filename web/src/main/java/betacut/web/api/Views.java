package betacut.web.api;

import betacut.play.analyse.Chance;
import betacut.play.notation.NamedOpenings;
import betacut.play.notation.Pasted.Format;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.engine.Engine;
import betacut.search.mcts.MonteCarlo;
import betacut.web.api.Answers.Unit;
import betacut.web.api.Answers.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Positions and values as answers. */
final class Views {
  private Views() {}

  static Answers.Board board(Board board) {
    return new Answers.Board(
        board.kind(),
        board.look(),
        board.width(),
        board.height(),
        board.cells(),
        IntStream.range(0, board.width()).mapToObj(board::columnName).toList(),
        IntStream.range(0, board.height()).mapToObj(board::rowName).toList());
  }

  static <P extends Position> Answers.Position position(AskedGame<P> asked, String recognised) {
    return position(asked, recognised, Format.PLAIN);
  }

  static <P extends Position> Answers.Position position(
      AskedGame<P> asked, String recognised, Format format) {
    Game<P> game = asked.game();
    P last = asked.last();
    List<String> names = names(asked);
    return new Answers.Position(
        game.id(),
        game.title(),
        asked.start(),
        names,
        game.format(last),
        Long.toHexString(last.key()),
        asked.first().ply() + asked.moves().size(),
        last.mover(),
        board(game.board(last)),
        new Answers.FirstBoard(asked.first().mover(), game.board(asked.first()).cells()),
        history(asked),
        legal(game, last),
        outcome(game, last),
        game.board(last).counts(),
        asked.start().isEmpty() ? NamedOpenings.of(game, names).orElse(null) : null,
        recognised,
        format);
  }

  /** The moves by the names of those that were meant, of which equal ones may stand for others. */
  private static <P extends Position> List<String> names(AskedGame<P> asked) {
    P position = AskedGame.copy(asked.first());
    List<String> names = new ArrayList<>();
    for (int i = 0; i < asked.moves().size(); i++) {
      int move = asked.moves().get(i);
      int meant = meant(asked.game(), position, move, asked.typed().get(i));
      names.add(asked.game().formatMove(meant));
      position.play(move);
    }
    return names;
  }

  static <P extends Position> List<Answers.Played> history(AskedGame<P> asked) {
    return history(asked.game(), asked.first(), asked.moves(), asked.typed());
  }

  /** The same for moves that nobody has typed. */
  static <P extends Position> List<Answers.Played> history(
      Game<P> game, P first, List<Integer> moves) {
    return history(game, first, moves, moves.stream().map(game::formatMove).toList());
  }

  /**
   * What each move did: who made it, where its stone lies, what was pointed at and how the board
   * looked then.
   *
   * @param typed the moves as somebody wrote them: of moves that lead to the same board, the one
   *     that was meant is shown
   */
  static <P extends Position> List<Answers.Played> history(
      Game<P> game, P first, List<Integer> moves, List<String> typed) {
    List<Answers.Played> history = new ArrayList<>();
    P position = AskedGame.copy(first);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int meant = meant(game, position, move, typed.get(i));
      int mover = position.mover();
      int cell = game.restingCell(position, meant);
      List<String> path = game.path(position, meant);
      position.play(move);
      String cells = game.board(position).cells();
      history.add(new Answers.Played(game.formatMove(move), mover, cell, path, cells));
    }
    return history;
  }

  /** The move of that very name, or else the one it was read as. */
  static <P extends Position> int meant(Game<P> game, P position, int read, String typed) {
    if (game.formatMove(read).equalsIgnoreCase(typed)) {
      return read;
    }
    int[] moves = new int[position.maxMoves()];
    int end = position.allMoves(moves, 0);
    return IntStream.range(0, end)
        .map(i -> moves[i])
        .filter(move -> game.formatMove(move).equalsIgnoreCase(typed))
        .findFirst()
        .orElse(read);
  }

  /** Every legal move with what to point at; {@code as} names the equal move that searches use. */
  private static <P extends Position> List<Answers.LegalMove> legal(Game<P> game, P position) {
    if (position.outcome() != Position.ONGOING) {
      return List.of();
    }
    int[] moves = new int[position.maxMoves()];
    int end = position.allMoves(moves, 0);
    List<Answers.LegalMove> legal = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      String text = game.formatMove(moves[i]);
      String same = game.formatMove(game.parseMove(position, text));
      legal.add(new Answers.LegalMove(text, same, game.path(position, moves[i])));
    }
    return legal;
  }

  /** Null while the game goes on; points, for the side to move, where a game ends in them. */
  private static <P extends Position> Answers.Outcome outcome(Game<P> game, P position) {
    int outcome = position.outcome();
    if (outcome == Position.ONGOING) {
      return null;
    }
    boolean isPoints = outcome != Score.DRAW && !Score.isDecided(outcome);
    boolean isMargin = Score.isDecided(outcome) && !Score.hasDistance(outcome);
    Integer winner = outcome > 0 ? position.mover() : 1 - position.mover();
    return new Answers.Outcome(
        outcome == Score.DRAW || isPoints ? null : winner,
        isMargin ? Math.abs(Score.margin(outcome)) : null,
        isPoints ? outcome : null,
        filled(game, game.board(position).cells()));
  }

  /** The lines that hold stones of one side only. */
  static List<List<Integer>> filled(Game<?> game, String cells) {
    return game.lines().stream()
        .filter(
            line -> {
              char first = cells.charAt(line.getFirst());
              return first != Board.EMPTY
                  && line.stream().allMatch(cell -> cells.charAt(cell) == first);
            })
        .toList();
  }

  /** A value for the side that {@code mover} names, whatever the side it was found for. */
  static Answers.Value value(Value value, Game<?> game) {
    int score = value.score();
    boolean isWin = Score.hasDistance(score);
    boolean isMargin = Score.isDecided(score) && !isWin;
    boolean isDraw = score == Score.DRAW && value.kind() == Bound.EXACT;
    return new Answers.Value(
        score,
        value.kind(),
        value.depth(),
        isWin || isMargin
            ? (score > 0 ? Verdict.WIN : Verdict.LOSS)
            : isDraw ? Verdict.DRAW : Verdict.OPINION,
        isWin && !isSure(score) ? Score.distance(score) : null,
        isMargin ? Math.abs(Score.margin(score)) : null,
        unit(score, game),
        amount(value, game),
        Chance.of(value, game),
        value.text());
  }

  /**
   * The same of an engine's own search: playouts count points, and no scale of opinions fits them.
   */
  static Answers.Value value(Value value, Game<?> game, Optional<Engine> engine) {
    boolean isShare =
        value.kind() == Bound.ESTIMATE
            && engine.stream().anyMatch(one -> one.options().algorithm() == Algorithm.MCTS);
    if (!isShare) {
      return value(value, game);
    }
    double chance = Math.round(1000 * MonteCarlo.share(value.score())) / 1000.0;
    return new Answers.Value(
        value.score(),
        value.kind(),
        value.depth(),
        Verdict.OPINION,
        null,
        null,
        Unit.CHANCE,
        chance,
        chance,
        value.text());
  }

  /** Nobody knows how soon. */
  private static boolean isSure(int score) {
    return Math.abs(score) == Score.SURE_WIN;
  }

  /** What people of the game count in: plies to the end, discs and the like, or chances. */
  private static Unit unit(int score, Game<?> game) {
    if (Score.hasDistance(score)) {
      return Unit.PLIES;
    }
    if (game.endsInPoints()) {
      return Unit.POINTS;
    }
    boolean isCounted = Score.isDecided(score) || Chance.margin(score, game).isPresent();
    return isCounted
        ? counted(game)
        : Chance.isMeasured(game, Chance.OPINION) ? Unit.CHANCE : Unit.POINTS;
  }

  private static <P extends Position> Unit counted(Game<P> game) {
    return switch (game.board(game.start()).kind()) {
      case FLIPPING_DISCS -> Unit.DISCS;
      case SEEDS -> Unit.SEEDS;
      case LINES -> Unit.BOXES;
      case CELLS, COLUMNS, PLACE_AND_TURN, PIECES -> Unit.POINTS;
    };
  }

  private static double amount(Value value, Game<?> game) {
    int score = value.score();
    return switch (unit(score, game)) {
      case PLIES -> isSure(score) ? 0 : Math.signum(score) * Score.distance(score);
      case CHANCE -> Chance.of(value, game);
      case POINTS -> Score.isDecided(score) ? Score.margin(score) : score;
      case DISCS, SEEDS, BOXES ->
          Score.isDecided(score)
              ? Score.margin(score)
              : Math.round(10 * Chance.margin(score, game).orElseThrow()) / 10.0;
    };
  }
}
