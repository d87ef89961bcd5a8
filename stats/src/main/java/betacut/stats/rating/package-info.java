/** Strength from results: Elo, pairs of games, sequential tests, ratings of many players. */
package betacut.stats.rating;
