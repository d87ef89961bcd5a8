package betacut.rules;

import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The short way to bring a game: immutable states, five methods, nothing about speed. {@link
 * RulesGame#of} makes a full {@link Game} of it, which can be played, analysed and measured.
 *
 * <p>The sides move in turn, unless {@link #mover} says whose turn it is: then a side may move
 * again, and nobody has to write passes. A pass that is a move of the game itself is the only move
 * of the side that must make it.
 *
 * <p>States should have value equality (records do): the search then recognises transpositions.
 * Moves must have value equality.
 *
 * @param <S> a state of the game, side to move included
 * @param <M> a move
 */
public interface Rules<S, M> {
  /** What {@link #mover} says where the sides move in turn. */
  int IN_TURN = -1;

  /** Where the game begins. */
  S start();

  /** The legal moves, no two alike; asked only while the game goes on, and then never empty. */
  List<M> moves(S state);

  /** The state after a legal move; the one before stays as it is. */
  S play(S state, M move);

  /** How the game stands for the side to move: {@link #mover}, where the rules have one. */
  Outcome result(S state);

  /**
   * Whose turn it is: 0 for the side that begins, 1 for the other. Needed only where a side may
   * move again (a seed in the own store, a closed box); finished states have a mover too, the side
   * that {@link #result} speaks of.
   */
  default int mover(S state) {
    return IN_TURN;
  }

  /** An opinion of an ongoing state for the side to move; nothing is as good as any guess. */
  default int evaluate(S state) {
    return 0;
  }

  /**
   * What an opinion may be made of, each counted for the side to move, such as stones more than the
   * other. They make the evaluation {@code features}, a sum with a weight for each, which {@code
   * betacut tune} learns; none by default.
   */
  default List<ToIntFunction<S>> features() {
    return List.of();
  }

  /** The name of the game: lower case, no spaces; a class without a name must give one. */
  default String name() {
    String name = getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT);
    return name.isEmpty() ? "game" : name;
  }

  /** The text of a move, as people type it; no spaces or commas. */
  default String notation(M move) {
    return move.toString().replaceAll("[\\s,]+", "");
  }

  /** A board to draw; without one, the state's text is shown in one row of cells. */
  default Board board(S state) {
    String text = state.toString();
    return new Board(Board.Kind.CELLS, text.length(), 1, text);
  }

  /** The cell of the board (row by row from the top left) that a move fills, or -1. */
  default int targetCell(S state, M move) {
    return -1;
  }

  /**
   * What a person points at to make a move, as {@link Board.Target} writes it: by default the cell
   * of {@link #targetCell}, or a button. Moves that share a path get a button each at its end.
   */
  default List<String> path(S state, M move) {
    int cell = targetCell(state, move);
    return List.of(cell >= 0 ? Board.Target.cell(cell) : Board.Target.button(notation(move)));
  }

  /**
   * An upper bound on the moves still to come, if there is a better one than the default. A search
   * that deep calls its value exact, so a game that goes on after it is refused.
   */
  default int pliesLeft(S state) {
    return Score.MAX_PLY;
  }
}
