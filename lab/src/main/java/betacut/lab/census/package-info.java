/** How big a game is in play: how many moves there are to choose from, and how long games last. */
package betacut.lab.census;
