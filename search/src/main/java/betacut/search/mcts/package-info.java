/**
 * Monte-Carlo tree search: random games instead of an evaluator, and proofs where the tree reaches
 * the end of the game. Start reading at {@link betacut.search.mcts.MonteCarlo}.
 */
package betacut.search.mcts;
