/** Games that people leave and go on with: one format and one folder for terminal and browser. */
package betacut.play.saved;
