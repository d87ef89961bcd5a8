/**
 * The verbs {@code solve} and {@code book}: exact answers of the solver, one or many, and its
 * opening book.
 */
package betacut.cli.solve;
