/**
 * Connect-4 solved exactly, for every board that fits 64 bits.
 *
 * <p>{@link betacut.solve.connectfour.ConnectFourSolver} is the door; {@link
 * betacut.solve.connectfour.SolverPosition} is what it answers about. The rest is the machine:
 * lines of four by shifts, bounds that need no search, one null-window search, a table of proved
 * bounds. Nothing here knows the generic search or the other games.
 */
package betacut.solve.connectfour;
