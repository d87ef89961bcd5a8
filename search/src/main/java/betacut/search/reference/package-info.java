/**
 * Searches kept simple for ever: SSS* as Stockman published it, the fail-hard program of a study,
 * whose counts are known to the node, and the player without any opinion. Those that only tests
 * ask, the ladder minimax, negamax, alpha-beta, stand beside them there. Whoever wants speed takes
 * the kernel.
 */
package betacut.search.reference;
