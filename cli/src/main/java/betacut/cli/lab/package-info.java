/**
 * The verbs {@code lab}, {@code tournament}, {@code level} and {@code tune}: the laboratory as the
 * terminal sees it.
 */
package betacut.cli.lab;
