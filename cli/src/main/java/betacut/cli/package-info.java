/** Verbs of the command line: they parse, call the engine and print. No search happens here. */
package betacut.cli;
