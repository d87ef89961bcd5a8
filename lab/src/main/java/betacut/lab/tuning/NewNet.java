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
import betacut.stats.sample.Discrimination;
import java.util.ArrayList;
import java.util.List;

/**
 * An evaluation that was learned by its slopes, as it ships: rounded, and judged by games that were
 * held out.
 *
 * @param known positions of which a book knew the value
 * @param before by stage, how well the one there was tells won positions from lost ones
 * @param after how well the new one does
 */
record NewNet<P extends Position>(
    Game<P> game,
    String evaluation,
    int games,
    int known,
    byte[] file,
    List<Discrimination> before,
    List<Discrimination> after)
    implements NewEvaluation<P> {
  /** Of so many games one judges what the others taught. */
  private static final int ONE_HELD_OUT_OF = 10;

  private static final int PASSES = 6;
  private static final float FIRST_RATE = 0.2f;

  /** Each pass takes smaller steps than the one before. */
  private static final float SLOWER = 0.6f;

  private record Stage(int fromPly, int positions, String before, String after) {}

  private record Tuned(int games, int known, int bytes, List<Stage> stages) {}

  /** Learns from all games but those that are held out, and from what is known anyway. */
  static <P extends Position> NewNet<P> learn(
      Game<P> game,
      String evaluation,
      Evaluator.Sloped<P> old,
      List<TaughtGame> games,
      List<TaughtGame> known,
      long seed) {
    List<TaughtGame> learned = new ArrayList<>();
    List<TaughtGame> heldOut = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      (i / 2 % ONE_HELD_OUT_OF == 0 ? heldOut : learned).add(games.get(i)); // pairs stay together
    }
    for (int i = 0; i < known.size(); i++) {
      (i % ONE_HELD_OUT_OF == 0 ? heldOut : learned).add(known.get(i));
    }
    Evaluator.Learner<P> learner = old.learner(seed);
    var training = new SlopeTraining<>(game, learner);
    float rate = FIRST_RATE;
    for (int pass = 0; pass < PASSES; pass++, rate *= SLOWER) {
      training.learn(learned, rate, seed + pass);
    }
    byte[] file = learner.file();
    return new NewNet<>(
        game,
        evaluation,
        games.size(),
        known.size(),
        file,
        SlopeTraining.judge(game, old, heldOut),
        SlopeTraining.judge(game, old.read(file), heldOut));
  }

  @Override
  public Evaluations<P> evaluations() {
    return new Retabled<>(Tuning.LEARNED, evaluation, file);
  }

  @Override
  public String summary() {
    return "%,d games and %,d positions of known value, one in %d held out; %,d bytes."
        .formatted(games, known, ONE_HELD_OUT_OF, file.length);
  }

  private List<Stage> stages() {
    List<Stage> stages = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      if (after.get(i).count() > 0) {
        stages.add(
            new Stage(
                i * SlopeTraining.PLIES_OF_A_STAGE,
                after.get(i).count(),
                "%.3f".formatted(before.get(i).area()),
                "%.3f".formatted(after.get(i).area())));
      }
    }
    return stages;
  }

  @Override
  public List<String> lines() {
    List<String> lines =
        new ArrayList<>(List.of(summary(), "from ply  positions  area before -> after"));
    for (Stage stage : stages()) {
      lines.add(
          "%8d  %9d  %11s -> %5s"
              .formatted(stage.fromPly(), stage.positions(), stage.before(), stage.after()));
    }
    return lines;
  }

  @Override
  public Record json() {
    return new Tuned(games, known, file.length, stages());
  }

  @Override
  public Table table() {
    Table.Builder table =
        Table.titled("Won positions told from lost ones, on games held out")
            .columns(
                Column.count("from ply"),
                Column.count("positions"),
                Column.number("before", "area"),
                Column.number("learned", "area"));
    for (int i = 0; i < after.size(); i++) {
      table.row(
          i * SlopeTraining.PLIES_OF_A_STAGE,
          after.get(i).count(),
          before.get(i).area(),
          after.get(i).area());
    }
    return table.summary(
        "The probability that a won position is judged higher than a lost one; one half is a"
            + " coin.");
  }

  @Override
  public String file(List<String> notes) {
    return Weights.Saved.text(game, evaluation, file, notes);
  }
}
