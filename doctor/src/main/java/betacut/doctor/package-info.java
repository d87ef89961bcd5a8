/**
 * Examines a game or a search that somebody brings: compiles and loads it, runs the invariants, and
 * names the bug of the zoo with the shortest counter-example. What is alleged is always proven by a
 * position where plain minimax or the rules say otherwise; only the name of the bug is inferred.
 */
package betacut.doctor;
