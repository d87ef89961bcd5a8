package betacut.cli.lab;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.core.OutFile;
import betacut.cli.core.Terminal;
import betacut.lab.report.Provenance;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.lab.tournament.Mode;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.ResultsText;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentAnswer;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentRuns;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.lab.tuning.Learned;
import betacut.lab.tuning.Sampling;
import betacut.lab.tuning.Tuning;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.stats.rating.Sprt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tune GAME}: learns the weights of an evaluation from games of the engine with itself. */
@CommandLine.Command(
    name = "betacut tune",
    description = {
      "Plays games of the engine with itself, learns the weights of an evaluation from how they"
          + " ended (logistic regression, a fifth of the games set aside), and lets the new weights"
          + " play the old ones until a sequential test is decided. Games are kept; the same"
          + " command goes on where it was stopped."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut tune connect4 --games 200 --pairs 20",
      "  betacut tune connect4 --games 4000 --nodes 2000 --out threats.weights",
      "  betacut tune pentago --evaluation sides --positions all --games 1000"
    })
public final class TuneCommand extends Command {
  private record Tuned(
      int games, int positions, String weights, String lossBefore, String lossAfter) {}

  private static final int MOST_GAMES = 1_000_000;

  /** Small tables: to clear 64 MiB before every game takes longer than a game of short searches. */
  private static final String ENGINE = "pvs nodes=%d table-mib=4 evaluation=";

  private static final Sprt TEST = new Sprt(Sprt.Scale.LOGISTIC, 0, 20, 0.05, 0.05);

  @Parameters(index = "0", paramLabel = "GAME", description = "connect4, pentago or one of yours")
  String gameName;

  @Option(
      names = "--evaluation",
      paramLabel = "NAME",
      description = "whose weights are learned; usually the game's first that has weights")
  String evaluation;

  @Option(names = "--games", paramLabel = "N", description = "games to learn from; 2000")
  int games = 2000;

  @Option(names = "--nodes", paramLabel = "N", description = "positions searched for a move; 2000")
  int nodes = 2000;

  @Option(names = "--openings", paramLabel = "NAME", description = "as of tournament; random:6")
  String openings = "random:6";

  @Option(
      names = "--positions",
      paramLabel = "KIND",
      description = "to learn from: quiet (usual), where nobody can end the game at once, or all")
  String positions = Sampling.QUIET.id();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "most pairs of games in the test of new against old; 1000, 0 for no test")
  int pairs = 1000;

  @Option(names = "--seed", paramLabel = "S", description = "fixes every random choice")
  long seed = 1;

  @Option(names = "--workers", paramLabel = "N", description = "games at the same time")
  int workers = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--db",
      paramLabel = "PLACE",
      description = "where games are kept: a file, a JDBC URL, or none; usually your data folder")
  String place;

  @Option(names = "--out", paramLabel = "FILE", description = "write the new weights to this file")
  String out;

  public TuneCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    boolean isSensible =
        games >= Tuning.LEAST_GAMES
            && games <= MOST_GAMES
            && nodes >= 1
            && pairs >= 0
            && workers >= 1;
    if (!isSensible) {
      throw new UsageException(
          "--games must be from %d to %d, --nodes and --workers at least 1, --pairs at least 0."
              .formatted(Tuning.LEAST_GAMES, MOST_GAMES));
    }
    try (var interruption = new Interruption(terminal)) {
      return tune(Games.find(gameName), interruption);
    }
  }

  private <P extends Position> int tune(Game<P> game, Interruption interruption) {
    Sampling sampling = Sampling.named(positions);
    String name = evaluation == null ? firstWeighted(game) : evaluation;
    Evaluator.Weighted<P> old = weighted(game, name);
    var file = new OutFile(out);
    TournamentResults played = selfPlay(game, name, interruption);
    if (!played.isComplete()) {
      report(
          "Stopped after %d games%s."
              .formatted(
                  played.games().size(),
                  Stores.NOWHERE.equals(place)
                      ? ""
                      : "; they are kept, and the same command goes on"));
      return ExitCode.OUT_OF_TIME;
    }
    Learned learned = Tuning.learn(game, old, played.games(), sampling, seed);
    tell(learned, old);
    file.write(text(game, name, learned), "The weights", this);
    return pairs == 0 ? ExitCode.OK : test(game, name, old.with(learned.weights()), interruption);
  }

  private static <P extends Position> String firstWeighted(Game<P> game) {
    return game.evaluators().entrySet().stream()
        .filter(named -> named.getValue() instanceof Evaluator.Weighted)
        .map(named -> named.getKey())
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(game.id() + " has no evaluation whose weights can be learned."));
  }

  private static <P extends Position> Evaluator.Weighted<P> weighted(Game<P> game, String name) {
    if (game.evaluators().get(name) instanceof Evaluator.Weighted<P> weighted) {
      return weighted;
    }
    throw new UsageException(
        "'%s' is no evaluation of %s with weights; try %s."
            .formatted(name, game.id(), firstWeighted(game)));
  }

  private TournamentResults selfPlay(Game<?> game, String name, Interruption interruption) {
    String engine = ENGINE + name;
    TournamentSpec spec =
        TournamentSpec.of(game.id(), engine.formatted(nodes), engine.formatted(nodes * 3L / 2))
            .withRounds((games + 1) / 2, openings, seed)
            .withJudge(Optional.empty(), 0);
    Tournament<?> tournament = Tournament.of(spec);
    if (Stores.NOWHERE.equals(place)) {
      return play(tournament, Log.inMemory(PlayedGame.COLUMNS), interruption);
    }
    String run = "tune-" + TournamentRuns.usualName(spec);
    try (LabStore store = Stores.open(place, terminal.environment())) {
      String provenance = Provenance.collect().with("seed", Long.toString(seed)).json();
      store.begin(new RunHeader(run, "tuning", TournamentText.format(spec), provenance));
      return play(tournament, store.log(run, PlayedGame.COLUMNS), interruption);
    }
  }

  private TournamentResults play(
      Tournament<?> tournament, Log<PlayedGame> log, Interruption interruption) {
    var progress = new TournamentProgress(terminal, tournament, log.done().cardinality());
    TournamentResults results = tournament.run(log, workers, progress, interruption.signal());
    progress.end();
    return results;
  }

  private void tell(Learned learned, Evaluator.Weighted<?> old) {
    if (json) {
      say(
          new Tuned(
              learned.games(),
              learned.positions(),
              learned.weights().toString(),
              "%.5f".formatted(learned.lossBefore()),
              "%.5f".formatted(learned.lossAfter())));
      return;
    }
    tell(
        "%,d positions of %,d games. Loss on games set aside: %.4f before, %.4f after (a coin: 0.6931)."
            .formatted(
                learned.positions(), learned.games(), learned.lossBefore(), learned.lossAfter()));
    List<String> names = learned.weights().names();
    int width = names.stream().mapToInt(String::length).max().orElse(1);
    for (String weight : names) {
      show(
          ("%-" + width + "s %6d -> %6d%n")
              .formatted(weight, old.weights().get(weight), learned.weights().get(weight)));
    }
  }

  private String text(Game<?> game, String name, Learned learned) {
    List<String> lines =
        List.of(
            "# Weights of %s, evaluation %s, learned from self-play.".formatted(game.id(), name),
            "# betacut tune %s --evaluation %s --games %d --nodes %d --openings %s"
                .formatted(game.id(), name, games, nodes, openings),
            "#   --positions %s --seed %d".formatted(positions, seed),
            "# Loss on games set aside: %.4f before, %.4f after."
                .formatted(learned.lossBefore(), learned.lossAfter()));
    return String.join("\n", lines) + "\n" + learned.weights();
  }

  private <P extends Position> int test(
      Game<P> game, String name, Evaluator.Weighted<P> learned, Interruption interruption) {
    String engine = ENGINE.formatted(nodes);
    TournamentSpec spec =
        TournamentSpec.of(game.id(), engine + Tuning.LEARNED, engine + name)
            .withMode(Mode.SPRT, Optional.of(TEST))
            .withRounds(pairs, openings, seed + 1)
            .withJudge(Optional.empty(), 0);
    Tournament<P> tournament = Tournament.of(spec, game, Map.of(Tuning.LEARNED, learned));
    TournamentResults results = play(tournament, Log.inMemory(PlayedGame.COLUMNS), interruption);
    if (json) {
      say(TournamentAnswer.of(results));
    } else {
      show(ResultsText.of(results));
    }
    return results.isComplete() ? ExitCode.OK : ExitCode.OUT_OF_TIME;
  }
}
