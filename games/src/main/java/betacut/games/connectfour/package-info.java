/**
 * Connect-4 on any board whose columns, each with a sentinel bit on top, fit one {@code long}.
 *
 * <p>The rules ({@link betacut.games.connectfour.ConnectFourPosition}) know nothing of notation or
 * evaluation; the evaluators read stones only through the position's public accessors.
 */
package betacut.games.connectfour;
