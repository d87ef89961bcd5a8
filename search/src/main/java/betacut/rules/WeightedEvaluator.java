package betacut.rules;

/**
 * An evaluation that adds up features, each times its weight, so that the weights can be learned.
 *
 * <p>As the sum is linear, a feature is what the evaluation says with that weight 1 and all others
 * 0.
 */
public interface WeightedEvaluator<P extends Position> extends Evaluator<P> {
  Weights weights();

  /** The same evaluation with other weights of the same names. */
  WeightedEvaluator<P> with(Weights weights);
}
