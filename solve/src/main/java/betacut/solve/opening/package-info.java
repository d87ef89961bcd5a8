/** How games begin, as deep searches judged it: books of opinions, for any game. */
package betacut.solve.opening;
