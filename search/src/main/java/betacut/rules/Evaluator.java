package betacut.rules;

/**
 * An opinion of a position that is not over, for the side to move, inside ±{@link Score#DECIDED}.
 *
 * <p>It must be antisymmetric (the same stones seen by the other side give the negated opinion),
 * depend on the position alone and be safe to share between threads.
 */
@FunctionalInterface
public interface Evaluator<P extends Position> {
  int evaluate(P position);
}
