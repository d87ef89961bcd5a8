package betacut.lab.tuning;

import betacut.lab.report.Column;
import betacut.lab.report.Table;
import betacut.lab.tournament.Evaluations;
import betacut.lab.tournament.Reweighted;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Weights;
import java.util.ArrayList;
import java.util.List;

/** Weights that were {@link Learned}, beside those there were before. */
record NewWeights<P extends Position>(
    Game<P> game, String evaluation, Evaluator.Weighted<P> old, Learned learned)
    implements NewEvaluation<P> {
  private record Tuned(
      int games, int positions, String weights, String lossBefore, String lossAfter) {}

  @Override
  public Evaluations<P> evaluations() {
    return new Reweighted<>(Tuning.LEARNED, evaluation, learned.weights().toString());
  }

  @Override
  public String summary() {
    return "%,d positions of %,d games. Loss on games set aside: %.4f before, %.4f after (a coin: 0.6931)."
        .formatted(learned.positions(), learned.games(), learned.lossBefore(), learned.lossAfter());
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>(List.of(summary()));
    List<String> names = learned.weights().names();
    int width = names.stream().mapToInt(String::length).max().orElse(1);
    for (String weight : names) {
      lines.add(
          ("%-" + width + "s %6d -> %6d")
              .formatted(weight, old.weights().get(weight), learned.weights().get(weight)));
    }
    return lines;
  }

  @Override
  public Record json() {
    return new Tuned(
        learned.games(),
        learned.positions(),
        learned.weights().toString(),
        "%.5f".formatted(learned.lossBefore()),
        "%.5f".formatted(learned.lossAfter()));
  }

  @Override
  public Table table() {
    Table.Builder table =
        Table.titled("Weights")
            .columns(Column.text("weight"), Column.count("before"), Column.count("learned"));
    for (String weight : learned.weights().names()) {
      table.row(weight, old.weights().get(weight), learned.weights().get(weight));
    }
    return table.summary("Whole numbers of about the same total size as before.");
  }

  @Override
  public String file(List<String> notes) {
    return Weights.Saved.text(game, evaluation, learned.weights(), notes);
  }
}
