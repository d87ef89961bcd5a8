/**
 * Players made from a line of text: levels, engines, perfect and random players, programs of
 * others.
 */
package betacut.play;
