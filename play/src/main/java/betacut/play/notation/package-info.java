/**
 * What people paste: games and positions as other programs write them, read into our own notation.
 * A reader knows one way of writing and nothing of evaluation or search.
 */
package betacut.play.notation;
