/** Words that people type, and the known ones they meant. */
package betacut.rules.text;
