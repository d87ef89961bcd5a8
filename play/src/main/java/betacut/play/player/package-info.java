/** What a player is, and the ones that search here. Nothing here knows what a match is. */
package betacut.play.player;
