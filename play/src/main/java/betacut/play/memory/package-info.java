/** Scores kept from one session to the next. */
package betacut.play.memory;
