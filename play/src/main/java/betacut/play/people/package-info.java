/** People who play several games: what they scored, and the opponent that fits them. */
package betacut.play.people;
