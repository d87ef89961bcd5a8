/** Time controls as the field writes them, and the clock that runs by one. */
package betacut.play.clock;
