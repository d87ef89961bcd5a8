package betacut.rules;

/**
 * An opinion of a position that is not over, for the side to move, inside ±{@link Score#DECIDED}.
 *
 * <p>It must depend on the position alone and be safe to share between threads. It should also be
 * antisymmetric (the same stones seen by the other side give the negated opinion), unless it asks
 * whose turn it is: then so much the better.
 */
@FunctionalInterface
public interface Evaluator<P extends Position> {
  int evaluate(P position);
}
