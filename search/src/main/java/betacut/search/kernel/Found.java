package betacut.search.kernel;

/**
 * What one depth found: a score, a move that reaches it, and the line behind it.
 *
 * @param line shared with nobody; starts with the move
 */
record Found(int score, int move, int[] line) {
  static Found in(KernelState kernel) {
    return new Found(kernel.bestScore(), kernel.bestMove(), kernel.line());
  }
}
