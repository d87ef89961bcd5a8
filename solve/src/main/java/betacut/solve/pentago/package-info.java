/**
 * Classic Pentago as far as it is known: a book of every position with few stones. Boards are the
 * two words of stones that {@link betacut.games.pentago.Quadrants} draws.
 */
package betacut.solve.pentago;
