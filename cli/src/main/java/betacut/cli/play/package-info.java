/** A game against the engine as a dialogue: what is typed and answered. */
package betacut.cli.play;
