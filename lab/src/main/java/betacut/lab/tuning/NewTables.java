package betacut.lab.tuning;

import betacut.lab.report.Column;
import betacut.lab.report.Table;
import betacut.lab.tournament.Evaluations;
import betacut.lab.tournament.Retabled;
import betacut.lab.tuning.TableTraining.TaughtGame;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Weights;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables that were learned, as they ship: rounded, and judged by games that were held out.
 *
 * @param file as {@link Evaluator.Tabled#file} writes them
 * @param before the mean error in points by stage of the tables there were
 * @param after that of the new ones
 */
record NewTables<P extends Position>(
    Game<P> game,
    String evaluation,
    int games,
    long positions,
    byte[] file,
    double[] before,
    double[] after)
    implements NewEvaluation<P> {
  /** Of so many games one judges what the others taught. */
  private static final int ONE_HELD_OUT_OF = 20;

  /** See {@link TableTraining#learn}; more passes learn the games by heart. */
  private static final double RATE = 1;

  private static final int PASSES = 2;

  /** See {@link TableTraining}: 0.7 came less near to deep searches of others (measurements). */
  private static final double TRUST = 0.9;

  private record Stage(int stage, String errorBefore, String errorAfter) {}

  private record Tuned(int games, long positions, int bytes, List<Stage> stages) {}

  /** Learns from all games but those that are held out; the seed fixes the order. */
  static <P extends Position> NewTables<P> learn(
      Game<P> game, String evaluation, Evaluator.Tabled<P> old, List<TaughtGame> games, long seed) {
    List<TaughtGame> learned = new ArrayList<>();
    List<TaughtGame> heldOut = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      (i / 2 % ONE_HELD_OUT_OF == 0 ? heldOut : learned).add(games.get(i)); // pairs stay together
    }
    var training = new TableTraining<>(game, old, TRUST);
    for (int pass = 0; pass < PASSES; pass++) {
      training.learn(learned, RATE, seed + pass);
    }
    byte[] file = old.with(training.tables()).file();
    return new NewTables<>(
        game,
        evaluation,
        games.size(),
        games.stream().mapToLong(one -> one.moves().length).sum(),
        file,
        training.errors(heldOut, old),
        training.errors(heldOut, old.read(file)));
  }

  @Override
  public Evaluations<P> evaluations() {
    return new Retabled<>(Tuning.LEARNED, evaluation, file);
  }

  @Override
  public String summary() {
    return "%,d positions of %,d games, one in %d held out; %,d bytes."
        .formatted(positions, games, ONE_HELD_OUT_OF, file.length);
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>(List.of(summary(), "stage  mean error before -> after"));
    for (int stage = 0; stage < after.length; stage++) {
      lines.add("%5d  %8.2f -> %8.2f".formatted(stage, before[stage], after[stage]));
    }
    return lines;
  }

  @Override
  public Record json() {
    List<Stage> stages = new ArrayList<>();
    for (int stage = 0; stage < after.length; stage++) {
      stages.add(new Stage(stage, "%.3f".formatted(before[stage]), "%.3f".formatted(after[stage])));
    }
    return new Tuned(games, positions, file.length, stages);
  }

  @Override
  public Table table() {
    Table.Builder table =
        Table.titled("Mean error on games held out")
            .columns(
                Column.count("stage"),
                Column.number("before", "points"),
                Column.number("learned", "points"));
    for (int stage = 0; stage < after.length; stage++) {
      table.row(stage, before[stage], after[stage]);
    }
    return table.summary("By stage of the game, of the tables there were and of those learned.");
  }

  @Override
  public String file(List<String> notes) {
    return Weights.Saved.text(game, evaluation, file, notes);
  }
}
