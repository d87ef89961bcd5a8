/** Kalah with any number of houses and seeds: rules on bytes, notation, an evaluation. */
package betacut.games.kalah;
