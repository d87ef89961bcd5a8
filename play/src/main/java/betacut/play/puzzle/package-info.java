/**
 * Puzzles: positions with one right move, proven by a solver, and tried by the levels to see how
 * hard they are.
 */
package betacut.play.puzzle;
