/** Dots and boxes on small boards: rules on bits, notation, an evaluation. */
package betacut.games.dots;
