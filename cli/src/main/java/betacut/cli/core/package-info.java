/**
 * What every verb stands on: the terminal, output that says when nobody reads, exit codes,
 * interruption, live lines.
 */
package betacut.cli.core;
