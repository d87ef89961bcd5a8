/**
 * Othello solved exactly from any position that has few enough empty squares, which on boards of
 * six or four squares a side all have.
 *
 * <p>{@link betacut.solve.othello.OthelloSolver} is the door. Below it {@link
 * betacut.solve.othello.EndSearch} asks its questions of a search that changes its shape with the
 * number of empty squares: down to thirteen ({@link betacut.solve.othello.ManySquares}) patterns
 * and a few plies say what to try first, and may be believed until the proof is asked for ({@link
 * betacut.solve.othello.UsualBoard}; small boards do without both); down to eight it is what leaves
 * the fewest replies ({@link betacut.solve.othello.SomeSquares}); from seven it only keeps to the
 * odd regions ({@link betacut.solve.othello.FewSquares}); the last square is looked up. Boards are
 * two words, own discs and the opponent's; nothing here knows the generic search.
 *
 * <p>Scores are discs of the side to move less those of the other at the end, empty squares counted
 * for the winner. There are 64, 36 or 16 squares, so they are even.
 */
package betacut.solve.othello;
