/**
 * Pentago, classic and the course's twist: a word of stones per side with nine bits per quadrant,
 * turns and fives by table, moves that lead to the same board given once. Nothing here knows how
 * positions are searched.
 */
package betacut.games.pentago;
