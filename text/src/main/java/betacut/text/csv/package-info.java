/** Comma-separated values, written and read. */
package betacut.text.csv;
