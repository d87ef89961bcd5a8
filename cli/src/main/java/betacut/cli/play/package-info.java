/** A game against the engine as a dialogue: levels, the opponent, what is typed and answered. */
package betacut.cli.play;
