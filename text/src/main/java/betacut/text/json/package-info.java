/** JSON: a strict reader, and a writer of one line or of many. */
package betacut.text.json;
