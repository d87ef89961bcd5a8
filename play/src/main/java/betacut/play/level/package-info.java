/** Levels of strength: calibrated settings as data, and the player made of one. */
package betacut.play.level;
