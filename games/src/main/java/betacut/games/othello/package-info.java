/**
 * Othello on 8x8, 6x6 and 4x4 boards: two words of discs, parallel-prefix move generation, passes
 * as moves, the final score by discs. Nothing here knows how positions are searched.
 */
package betacut.games.othello;
