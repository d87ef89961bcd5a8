/** The verbs {@code bench} and {@code perft}. */
package betacut.cli.measure;
