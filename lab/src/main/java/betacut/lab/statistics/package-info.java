/**
 * Statistics of experiments and matches: growth fits, bootstrap intervals, tests, Elo, SPRT,
 * ratings and logistic regression.
 *
 * <p>Pure functions of their arguments: no I/O, no clock, no shared state. What is random takes a
 * seed and gives the same answer on every machine. Games, engines and files have no place here.
 */
package betacut.lab.statistics;
