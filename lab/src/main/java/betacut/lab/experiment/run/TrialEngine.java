package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Setting;
import betacut.lab.experiment.Trial;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.search.Detail;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import java.util.Optional;

/** The engine of one setting; the same class that plays and analyses. Owned by one thread. */
final class TrialEngine {
  private final EngineText text;
  private final Engine engine;

  private TrialEngine(Game<?> game, EngineText text) {
    this.text = text;
    engine = Engine.of(game, text.options(game));
  }

  static TrialEngine of(Experiment experiment, String game, Setting setting) {
    return new TrialEngine(Games.find(game), experiment.engine(game, setting));
  }

  /** The measurement of a trial, unless the signal ended it. */
  Optional<Measurement> measure(Trial trial, StopSignal signal) {
    Game<?> game = engine.game();
    long begun = ThreadTime.cpuNanos();
    Result result =
        engine.search(
            game.parse(trial.position()), text.limits(), Detail.BEST, Progress.SILENT, signal);
    long cpuNanos = begun < 0 ? result.nanos() : ThreadTime.cpuNanos() - begun;
    if (result.end() == Result.End.STOPPED || signal.isGiven()) {
      return Optional.empty();
    }
    return Optional.of(
        new Measurement(
            trial.number(),
            result.statistics(),
            result.value().score(),
            result.value().kind().id(),
            result.depth(),
            result.move() == Result.NO_MOVE ? "-" : game.formatMove(result.move()),
            engine.tableFullPermille(),
            result.nanos(),
            cpuNanos));
  }
}
