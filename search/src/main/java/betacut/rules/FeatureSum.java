package betacut.rules;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** The features of level-1 {@link Rules}, each times its weight; all count the same at first. */
record FeatureSum<S, M>(List<ToIntFunction<S>> features, Weights weights)
    implements Evaluator.Weighted<RulesPosition<S, M>> {
  private static final int EQUAL = 10;

  static <S, M> FeatureSum<S, M> of(List<ToIntFunction<S>> features) {
    List<String> names =
        IntStream.rangeClosed(1, features.size()).mapToObj(number -> "feature-" + number).toList();
    return new FeatureSum<>(List.copyOf(features), Weights.of(names, name -> EQUAL));
  }

  @Override
  public FeatureSum<S, M> with(Weights other) {
    return new FeatureSum<>(features, other);
  }

  @Override
  public int evaluate(RulesPosition<S, M> position) {
    int sum = 0;
    int at = 0;
    for (int weight : weights.values().values()) {
      sum += weight * features.get(at++).applyAsInt(position.state());
    }
    return Score.clampOpinion(position.isMoverSkipped() ? -sum : sum);
  }
}
