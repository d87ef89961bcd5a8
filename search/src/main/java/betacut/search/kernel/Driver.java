package betacut.search.kernel;

import betacut.rules.Score;
import betacut.search.Feature;
import betacut.search.Options;

/** Finds the root's value at one depth by calling the kernel with one window or several. */
@FunctionalInterface
interface Driver {
  /**
   * @param guesses the scores of the depths already finished, at the index of their depth
   */
  Found search(KernelState kernel, int depth, int[] guesses);

  /** The driver that an algorithm and its features ask for. */
  static Driver of(Options options) {
    boolean aspires = options.has(Feature.ASPIRATION) && options.has(Feature.DEEPENING);
    return switch (options.algorithm()) {
      case MTDF -> options.has(Feature.LAST_GUESS) ? Driver::mtdfFromLast : Driver::mtdf;
      case SSS -> Driver::sss;
      case DUAL -> Driver::dual;
      default -> aspires ? Driver::aspiration : Driver::fullWindow;
    };
  }

  /** One search with the whole window. */
  static Found fullWindow(KernelState kernel, int depth, int[] guesses) {
    kernel.search(depth, -Score.INF, Score.INF);
    return Found.in(kernel);
  }

  /** Starts narrow round the last score and widens until the score is inside. */
  static Found aspiration(KernelState kernel, int depth, int[] guesses) {
    if (depth < 2) {
      return fullWindow(kernel, depth, guesses);
    }
    int guess = guesses[depth - 1];
    for (int width = 16; ; width *= 4) {
      int alpha = Math.max(guess - width, -Score.INF);
      int beta = Math.min(guess + width, Score.INF);
      int score = kernel.search(depth, alpha, beta);
      if (score > alpha && score < beta) {
        return Found.in(kernel);
      }
      if (width > Score.INF) {
        throw new IllegalStateException("no window holds the score " + score);
      }
    }
  }

  /** MTD(f): zero windows from the score of two depths ago, whose parity is the same. */
  static Found mtdf(KernelState kernel, int depth, int[] guesses) {
    return memoryTest(kernel, depth, depth > 2 ? guesses[depth - 2] : 0);
  }

  /** The same from the score of the last depth, as it was first described. */
  static Found mtdfFromLast(KernelState kernel, int depth, int[] guesses) {
    return memoryTest(kernel, depth, depth > 1 ? guesses[depth - 1] : 0);
  }

  /** SSS*: zero windows from above. */
  static Found sss(KernelState kernel, int depth, int[] guesses) {
    return memoryTest(kernel, depth, Score.INF);
  }

  /** DUAL*: zero windows from below. */
  static Found dual(KernelState kernel, int depth, int[] guesses) {
    return memoryTest(kernel, depth, -Score.INF);
  }

  /**
   * Asks zero-window questions until the bounds meet (Plaat's MT). The move is that of the last
   * search to fail high: it reaches the final lower bound, which is the value.
   */
  private static Found memoryTest(KernelState kernel, int depth, int firstGuess) {
    int lower = -Score.INF;
    int upper = Score.INF;
    int guess = firstGuess;
    Found found = null;
    while (lower < upper) {
      int beta = guess == lower ? guess + 1 : guess;
      guess = kernel.search(depth, beta - 1, beta);
      if (guess < beta) {
        upper = guess;
      } else {
        lower = guess;
        found = Found.in(kernel);
        kernel.promote(found.move());
      }
    }
    return found;
  }
}
