/**
 * Searches kept simple for ever, the oracles of the tests: the ladder minimax, negamax, alpha-beta,
 * then SSS* as Stockman published it, and the player without any opinion. None has a table, an
 * ordering or a trace; whoever wants speed takes the kernel.
 */
package betacut.search.reference;
