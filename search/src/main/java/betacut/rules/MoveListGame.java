package betacut.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * A start for a game of your own: positions are written as the moves that lead to them, moves as
 * numbers from 1. Override what you can do better.
 */
public abstract class MoveListGame<P extends Position & MoveListGame.Recorded> implements Game<P> {
  /** A position that remembers the moves made since the start. */
  public interface Recorded {
    /** The moves since the start, in order. */
    int[] movesMade();
  }

  private final String id;

  /** A game of this name. */
  protected MoveListGame(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return id;
  }

  @Override
  public P parse(String text) {
    return afterMoves(this, text);
  }

  /** The position after a list of moves from the start, separated by spaces or commas. */
  public static <P extends Position> P afterMoves(Game<P> game, String text) {
    P position = game.start();
    String moveList = text.strip();
    if (moveList.isEmpty() || moveList.equals("-")) {
      return position;
    }
    for (String move : moveList.split("[\\s,]+")) {
      if (position.outcome() != Position.ONGOING) {
        throw new IllegalPositionException(
            "The game is over before move '" + move + "'; leave out the moves after the end.");
      }
      position.play(game.parseMove(position, move));
    }
    return position;
  }

  @Override
  public String format(P position) {
    int[] made = position.movesMade();
    return made.length == 0
        ? "-"
        : String.join(" ", Arrays.stream(made).mapToObj(this::formatMove).toList());
  }

  @Override
  public int parseMove(P position, String text) {
    return named(this, position, text);
  }

  /** The legal move of this text, letter for letter if there is one, else in any case. */
  public static <P extends Position> int named(Game<P> game, P position, String text) {
    List<String> legal = new ArrayList<>();
    if (position.outcome() == Position.ONGOING) {
      int[] moves = position.legalMoves();
      for (int move : moves) {
        legal.add(game.formatMove(move));
      }
      int at = indexOf(text.strip(), legal);
      if (at >= 0) {
        return moves[at];
      }
    }
    throw new IllegalPositionException(
        "'" + text + "' is not a legal move here. Legal moves: " + String.join(", ", legal));
  }

  /** Where a text stands among others: letter for letter if it can be, else in any case. */
  private static int indexOf(String text, List<String> texts) {
    int exact = texts.indexOf(text);
    for (int i = 0; exact < 0 && i < texts.size(); i++) {
      if (texts.get(i).equalsIgnoreCase(text)) {
        return i;
      }
    }
    return exact;
  }

  @Override
  public String formatMove(int move) {
    return Integer.toString(move + 1);
  }

  @Override
  public int targetCell(P position, int move) {
    return -1;
  }

  @Override
  public SequencedMap<String, Evaluator<P>> evaluators() {
    var evaluators = new LinkedHashMap<String, Evaluator<P>>();
    evaluators.put("zero", new Evaluator.Constant<>());
    return evaluators;
  }
}
