/**
 * Who plays: levels, engines, perfect and random players, and programs of others, each made from a
 * line of text. Nothing here knows what a match is.
 */
package betacut.lab.player;
