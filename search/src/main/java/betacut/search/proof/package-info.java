/**
 * Proof-number search: who wins, not when or by how much. Start reading at {@link
 * betacut.search.proof.ProofSearch}, then the recursion in {@link
 * betacut.search.proof.ProofKernel}.
 */
package betacut.search.proof;
