/** A doctor for programs in any language, who sees nothing of them but their moves. */
package betacut.play.examine;
