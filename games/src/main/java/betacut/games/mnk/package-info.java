/**
 * m,n,k games: k stones in a row on a board of m columns and n rows. Tic-tac-toe is 3,3,3 and
 * freestyle gomoku 15,15,5; all sizes share one position class.
 */
package betacut.games.mnk;
