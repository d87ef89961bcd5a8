package betacut.lab.tuning;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportBuilder;
import betacut.lab.run.Findings;
import betacut.lab.run.Parallelism;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunLogs;
import betacut.lab.run.RunOutcome;
import betacut.lab.tournament.Arena;
import betacut.lab.tournament.MatchRows;
import betacut.lab.tournament.Mode;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.ResultsText;
import betacut.lab.tournament.SprtPath;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentAnswer;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentSeries;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.lab.tuning.TableTraining.TaughtGame;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.solve.exact.SolveStopped;
import betacut.stats.rating.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A tuning as a kind of run: games of the engine with itself, from which weights are learned, and a
 * test of the new weights against the old ones.
 */
public final class TuningPlan<P extends Position> extends TournamentSeries {
  /** Small tables: to clear 64 MiB before every game takes longer than a game of short searches. */
  private static final String ENGINE = "pvs nodes=%d table-mib=4 evaluation=";

  private static final Pattern PLAYER = Pattern.compile("pvs nodes=(\\d+) .*evaluation=(\\S+)");
  private static final Sprt TEST = new Sprt(Sprt.Scale.LOGISTIC, 0, 20, 0.05, 0.05);
  private static final String USUAL_PAIRS = "1000";
  private static final String GAMES_FROM = "games-from";

  /** So many positions of known value are learned from for every game, if there are any. */
  private static final int KNOWN = 8;

  private final Game<P> game;
  private final String evaluation;
  private final Evaluator<P> old;
  private final int nodes;
  private final Sampling sampling;
  private final int pairs;
  private final TournamentSpec selfPlay;
  private final Optional<GamesFolder> others;

  /** What was learned last, and from which games: the test and the report both ask for it. */
  private Optional<Lesson<P>> last = Optional.empty();

  /** Ends a run that is learning. */
  private volatile StopSignal stop = new StopSignal();

  private record Lesson<P extends Position>(List<PlayedGame> games, NewEvaluation<P> learned) {}

  private TuningPlan(
      Game<P> game,
      String evaluation,
      int nodes,
      Sampling sampling,
      int pairs,
      TournamentSpec self,
      Optional<GamesFolder> others) {
    super(
        RunKind.TUNING,
        "tune-" + TournamentPlan.nameOf(game.id()),
        TournamentText.format(self)
            + "positions = %s\npairs = %d\n".formatted(sampling.id(), pairs)
            + others.map(folder -> GAMES_FROM + " = %s\n".formatted(folder.name())).orElse(""),
        self.games() + 2 * pairs,
        self.seed());
    this.game = game;
    this.evaluation = evaluation.isEmpty() ? firstLearnable(game) : evaluation;
    old = learnable(game, this.evaluation);
    this.nodes = nodes;
    this.sampling = sampling;
    this.pairs = pairs;
    selfPlay = self;
    this.others = others;
    if (others.isPresent() && !(old instanceof Evaluator.Filed)) {
      throw new UsageException(
          "'%s' has weights, which are learned from the engine's own games; --games-from is for tables and nets."
              .formatted(this.evaluation));
    }
  }

  /**
   * What somebody asks for.
   *
   * @param evaluation whose weights are learned; empty for the first that has some
   * @param nodes of a move
   * @param pairs the most of the test; 0 for no test
   */
  public static TuningPlan<?> of(
      Game<?> game,
      String evaluation,
      int games,
      int nodes,
      String openings,
      Sampling sampling,
      int pairs,
      long seed) {
    String engine = ENGINE + (evaluation.isEmpty() ? firstLearnable(game) : evaluation);
    TournamentSpec self =
        TournamentSpec.of(game.id(), engine.formatted(nodes), engine.formatted(nodes * 3L / 2))
            .withRounds((games + 1) / 2, openings, seed)
            .withJudge(Optional.empty(), 0);
    return new TuningPlan<>(game, evaluation, nodes, sampling, pairs, self, Optional.empty());
  }

  /** The same, learning from the games in a folder, too. */
  public TuningPlan<P> learningFrom(String folder) {
    return new TuningPlan<>(
        game, evaluation, nodes, sampling, pairs, selfPlay, Optional.of(new GamesFolder(folder)));
  }

  /** The tuning that a text asks for; older ones say no more than how games are played. */
  public static TuningPlan<?> read(String text) {
    TournamentSpec self = TournamentText.parse(text);
    Map<String, String> values = TournamentText.values(text);
    Matcher player = PLAYER.matcher(self.players().getFirst());
    String pairs = values.getOrDefault("pairs", USUAL_PAIRS);
    if (!player.matches() || !pairs.matches("\\d{1,9}")) {
      throw new UsageException("This is no tuning: " + self.players().getFirst());
    }
    return new TuningPlan<>(
        Games.find(self.game()),
        player.group(2),
        Integer.parseInt(player.group(1)),
        Sampling.named(values.getOrDefault("positions", Sampling.QUIET.id())),
        Integer.parseInt(pairs),
        self,
        Optional.ofNullable(values.get(GAMES_FROM)).map(GamesFolder::new));
  }

  private static String firstLearnable(Game<?> game) {
    return game.evaluators().entrySet().stream()
        .filter(named -> isLearnable(named.getValue()))
        .map(Map.Entry::getKey)
        .findFirst()
        .map(Object::toString)
        .orElseThrow(
            () ->
                new UsageException(
                    game.id()
                        + " has no evaluation whose weights can be learned; give its Rules"
                        + " features, or its evaluator weights (docs/tour/3-rules.md)."));
  }

  private static boolean isLearnable(Object evaluator) {
    return evaluator instanceof Evaluator.Weighted
        || evaluator instanceof Evaluator.Tabled
        || evaluator instanceof Evaluator.Sloped;
  }

  private static <P extends Position> Evaluator<P> learnable(Game<P> game, String name) {
    Evaluator<P> known = game.evaluators().get(name);
    if (isLearnable(known)) {
      return known;
    }
    throw new UsageException(
        "'%s' is no evaluation of %s with weights; try %s."
            .formatted(name, game.id(), firstLearnable(game)));
  }

  @Override
  public boolean isReusable() {
    return true;
  }

  @Override
  public boolean isDear() {
    return true;
  }

  @Override
  protected int parts() {
    return pairs == 0 ? 1 : 2;
  }

  private Part lessons() {
    return Part.of(RunLogs.WHOLE, "What do games of the engine with itself teach?", selfPlay);
  }

  private Part test(TournamentResults played) {
    String engine = ENGINE.formatted(nodes);
    TournamentSpec spec =
        TournamentSpec.of(game.id(), engine + Tuning.LEARNED, engine + evaluation)
            .withMode(Mode.SPRT, Optional.of(TEST))
            .withRounds(pairs, selfPlay.openings(), selfPlay.seed() + 1)
            .withJudge(Optional.empty(), 0);
    return new Part(
        "test",
        "Are the new weights better than the old ones?",
        spec,
        own -> Tournament.of(own, game, learned(played, stop).evaluations()));
  }

  /** Once for the same games, as it may take an hour. */
  private synchronized NewEvaluation<P> learned(TournamentResults played, StopSignal signal) {
    if (last.filter(lesson -> lesson.games().equals(played.games())).isEmpty()) {
      last = Optional.of(new Lesson<>(played.games(), learn(played, signal)));
    }
    return last.get().learned();
  }

  private NewEvaluation<P> learn(TournamentResults played, StopSignal signal) {
    long seed = selfPlay.seed();
    if (old instanceof Evaluator.Tabled<P> tabled) {
      var teacher = new Teacher<>(game, signal);
      return NewTables.learn(game, evaluation, tabled, taught(played, teacher), seed);
    }
    if (old instanceof Evaluator.Sloped<P> sloped) {
      var teacher = new Teacher<>(game, signal);
      List<TaughtGame> games = taught(played, teacher);
      return NewNet.learn(
          game, evaluation, sloped, games, teacher.known(KNOWN * games.size(), seed), seed);
    }
    var weighted = (Evaluator.Weighted<P>) old;
    Learned learned = Tuning.learn(game, weighted, played.games(), sampling, seed);
    return new NewWeights<>(game, evaluation, weighted, learned);
  }

  private List<TaughtGame> taught(TournamentResults played, Teacher<P> teacher) {
    List<TaughtGame> games = new ArrayList<>();
    others.ifPresent(folder -> games.addAll(folder.games(game, teacher)));
    played.games().forEach(one -> teacher.taught(one).ifPresent(games::add));
    return games;
  }

  @Override
  protected boolean play(Arena arena) {
    TournamentResults played = arena.play(lessons());
    return played.isComplete() && (pairs == 0 || arena.play(test(played)).isComplete());
  }

  /** A signal while something is learned leaves the games; the next run learns from them anew. */
  @Override
  public RunOutcome run(
      RunLogs logs, Parallelism workers, RunListener listener, StopSignal signal) {
    stop = signal;
    try {
      return super.run(logs, workers, listener, signal);
    } catch (SolveStopped whileLearning) {
      var games = new AtomicInteger();
      Arena kept = kept(logs);
      play(
          part -> {
            TournamentResults results = kept.play(part);
            games.addAndGet(results.games().size());
            return results;
          });
      return new RunOutcome(RunOutcome.End.STOPPED, games.get(), total());
    }
  }

  @Override
  public Findings soFar(RunLogs logs, Provenance provenance) {
    return overview(title(), logs, provenance);
  }

  private String title() {
    return "Weights of %s, evaluation %s".formatted(game.id(), evaluation);
  }

  /** Weights are there as soon as games are; the test says how good they are. */
  @Override
  public Findings findings(RunLogs logs, Provenance provenance, StopSignal signal) {
    TournamentResults played = kept(logs).play(lessons());
    if (!played.isComplete()) {
      return soFar(logs, provenance);
    }
    try {
      return findings(logs, provenance, played, learned(played, signal));
    } catch (SolveStopped whileLearning) {
      return soFar(logs, provenance);
    }
  }

  private Findings findings(
      RunLogs logs, Provenance provenance, TournamentResults played, NewEvaluation<P> learned) {
    List<String> lines = new ArrayList<>(learned.lines());
    List<Record> json = new ArrayList<>(List.of(learned.json()));
    ReportBuilder report = Report.titled(title()).summary(learned.summary());
    report.section("Weights").table(learned.table());
    if (pairs > 0) {
      TournamentResults found = kept(logs).play(test(played));
      TournamentResults test = found.called(List.of("new", "old"));
      report.summary(verdict(test.sprt().orElseThrow()));
      lines.add(verdict(test.sprt().orElseThrow()));
      lines.addAll(ResultsText.of(test).lines().toList());
      json.add(TournamentAnswer.of(found));
      report.section("New weights against old ones");
      report.table(new MatchRows("Test of the new weights", "part").add("test", test).build());
    }
    return new Findings(
        report.provenance(provenance).build(),
        () -> Map.of("learned.weights", file(learned)),
        lines,
        json);
  }

  /** Whether to keep the weights. */
  private static String verdict(SprtPath path) {
    return switch (path.decision()) {
      case ACCEPT_H1 -> "Keep the new weights: they play stronger than the old ones.";
      case ACCEPT_H0 ->
          "Keep the old weights: the new ones bring no gain worth having (%.0f Elo)."
              .formatted(path.test().elo1());
      case CONTINUE ->
          "Keep the old weights for now: %d pairs do not decide; allow more with --pairs."
              .formatted(path.ratios().size());
    };
  }

  private String file(NewEvaluation<P> learned) {
    return learned.file(
        List.of(
            "%s, learned from %s."
                .formatted(title(), others.isPresent() ? "games and self-play" : "self-play"),
            "betacut tune %s --evaluation %s --games %d --nodes %d --openings %s"
                .formatted(game.id(), evaluation, selfPlay.games(), nodes, selfPlay.openings()),
            "  --positions %s --seed %d%s"
                .formatted(
                    sampling.id(), selfPlay.seed(), others.isPresent() ? " --games-from …" : ""),
            learned.summary()));
  }
}
