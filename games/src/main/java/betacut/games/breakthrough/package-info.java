/** Breakthrough on boards of any size: rules on bits, notation, an evaluation. */
package betacut.games.breakthrough;
