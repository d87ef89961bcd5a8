/**
 * What moves are worth, why one is bad and what a whole game gave away: one analyst, whose answers
 * are the same in the terminal and in the browser. Facts first; the English words beside them.
 */
package betacut.play.analyse;
