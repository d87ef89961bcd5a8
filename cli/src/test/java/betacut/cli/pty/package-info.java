/** Real pseudo-terminals for tests: a program in one, keys sent to it, its screen read. */
package betacut.cli.pty;
