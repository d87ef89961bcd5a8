/**
 * Where solvers made by hand meet the rest: which game has one, and how its answers become results
 * of a search. Nothing here solves anything itself.
 */
package betacut.solve;
