/** The endpoints: games, positions, moves, values, reviews, saved games. */
package betacut.web.api;
