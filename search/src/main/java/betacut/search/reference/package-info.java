/**
 * Searches kept simple for ever, the oracles of the tests: the ladder minimax, negamax, alpha-beta,
 * then SSS* as Stockman published it, the fail-hard program of a study, whose counts are known to
 * the node, and the player without any opinion. Whoever wants speed takes the kernel.
 */
package betacut.search.reference;
