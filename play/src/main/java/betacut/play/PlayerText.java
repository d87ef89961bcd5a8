package betacut.play;

import betacut.play.level.Level;
import betacut.play.level.LevelPlayer;
import betacut.play.level.Levels;
import betacut.play.player.EnginePlayer;
import betacut.play.player.HumanPlayer;
import betacut.play.player.PlayerMaker;
import betacut.play.player.Strictest;
import betacut.play.protocol.ProgramLanguage;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import betacut.solve.Solvers;
import betacut.zoo.Bug;
import betacut.zoo.ZooSearcher;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Players by description.
 *
 * <pre>
 *   level:5                         a level of the game
 *   level:nodes=90,noise=0.5,guard=2,solver=no    one that is made of these
 *   random                          any legal move
 *   human:20,2                      a simulated person: 20 % slips, else 2 plies seen ahead
 *   perfect                         the exact solver, where the game has one or is small
 *   zoo:3a                          an engine with a bug of the zoo
 *   pvs depth=6 table=none          an algorithm with options and limits
 *   pvs depth=6 weights=FILE        one that judges by weights that tune has learned
 *   solver time=1s                  the usual engine, which asks the game's solver first
 *   cmd:PROGRAM ARGUMENTS           a program that speaks docs/protocol.md
 *   gtp:PROGRAM ARGUMENTS           one that speaks GTP, such as Othello programs
 *   gomocup:PROGRAM ARGUMENTS       one that speaks the protocol of Gomocup: five in a row
 *   nboard:PROGRAM ARGUMENTS        one that speaks NBoard's: Othello
 * </pre>
 */
public final class PlayerText<P extends Position> {
  /** Games that last no longer are solved by search in no time. */
  private static final int FEW_PLIES = 12;

  private static final int LONG_GAME = 30;
  private static final String ZOO = "zoo:";

  /** The first word of an engine that asks the game's solver, where it has one. */
  public static final String SOLVER = "solver";

  private static final Limits ZOO_LIMITS = Limits.nodes(20_000).withDepth(6);
  private static final int SOLVER_MEBIBYTES = 64;

  /** A new table for every game has to be quick to make. */
  private static final Map<String, String> USUAL_SIZE =
      Map.of("table-mib", Integer.toString(LevelPlayer.TABLE_MEBIBYTES));

  /** Words that already say how big the table is. */
  private static final Set<String> SIZES = Set.of("table-mib", "table-entries", "preset");

  private static final Pattern MAKINGS =
      Pattern.compile(
          "nodes=(\\d{1,18}),noise=(\\d{1,6}(?:\\.\\d+)?),guard=(\\d{1,2}),solver=(yes|no)");

  private final Game<P> game;
  private final Limits match;
  private final Map<String, Evaluator<P>> more;

  /**
   * @param match what the match allows for a move, for players without limits of their own
   */
  public PlayerText(Game<P> game, Limits match) {
    this(game, match, Map.of());
  }

  /** Engines may name these evaluations beside the game's own, to play before they ship. */
  public PlayerText(Game<P> game, Limits match, Map<String, Evaluator<P>> more) {
    this.game = game;
    this.match = match;
    this.more = Map.copyOf(more);
  }

  /** One player; everything that can be wrong with the description is found here. */
  public PlayerMaker<P> parse(String description) {
    String text = description.strip();
    String lower = text.toLowerCase(Locale.ROOT);
    Optional<ProgramLanguage> language = ProgramLanguage.of(lower);
    if (language.isPresent()) {
      return program(text, language.get());
    }
    if (lower.startsWith("level:")) {
      return level(lower);
    }
    if (lower.equals("perfect")) {
      return perfect();
    }
    if (lower.startsWith(HumanPlayer.PREFIX)) {
      return human(lower);
    }
    if (lower.startsWith(ZOO)) {
      return zoo(Bug.numbered(lower.substring(ZOO.length())));
    }
    String first = lower.split("\\s+", 2)[0];
    if (!first.contains("=")) {
      requireAlgorithm(first);
    }
    return engine(text);
  }

  private PlayerMaker<P> level(String text) {
    String number = text.substring(text.indexOf(':') + 1).strip();
    if (number.contains("=")) {
      return level(text, MAKINGS.matcher(number));
    }
    Levels levels = Levels.of(game);
    if (!number.matches("\\d{1,4}")) {
      throw new UsageException(
          "'%s' is no level; write level:1 (weakest) to level:%d.".formatted(text, levels.size()));
    }
    return level("level:" + Integer.parseInt(number), levels.level(Integer.parseInt(number)));
  }

  private PlayerMaker<P> level(String text, Matcher makings) {
    if (!makings.matches()) {
      throw new UsageException(
          "'%s' is no level; write level:5 or level:nodes=90,noise=0.5,guard=2,solver=no."
              .formatted(text));
    }
    var level =
        new Level(
            0,
            Long.parseLong(makings.group(1)),
            Double.parseDouble(makings.group(2)),
            Integer.parseInt(makings.group(3)),
            makings.group(4).equals("yes"),
            OptionalInt.empty());
    return level(text, level);
  }

  private PlayerMaker<P> level(String name, Level level) {
    return new PlayerMaker<>(
        name, isTimed(match), seed -> new LevelPlayer<>(game, level, new SplittableRandom(seed)));
  }

  private PlayerMaker<P> human(String text) {
    var skill = HumanPlayer.Skill.parse(text.substring(HumanPlayer.PREFIX.length()));
    if (!game.evaluators().containsKey(HumanPlayer.BLIND)) {
      throw new UsageException(
          "%s has no evaluation '%s', which a simulated person needs; use a level, such as level:2."
              .formatted(game.id(), HumanPlayer.BLIND));
    }
    return new PlayerMaker<>(
        skill.toString(),
        isTimed(match),
        seed -> new HumanPlayer<>(game, skill, new SplittableRandom(seed)));
  }

  /** Not timed unless the match is: some nodes are enough to show a bug. */
  private PlayerMaker<P> zoo(Bug bug) {
    ZooSearcher.engine(bug, game); // refuses what cannot play this game
    return new PlayerMaker<>(
        ZOO + bug.number(),
        isTimed(match),
        seed ->
            new EnginePlayer<>(
                ZOO + bug.number(),
                ZooSearcher.engine(bug, game),
                ZOO_LIMITS,
                new SplittableRandom(seed)));
  }

  /** Whether there is a player that never errs: the game has a solver, or soon ends. */
  public static boolean hasPerfect(Game<?> game) {
    return Solvers.know(game) || game.start().pliesLeft() <= FEW_PLIES;
  }

  private PlayerMaker<P> perfect() {
    if (!hasPerfect(game)) {
      throw new UsageException(
          "Nobody plays %s perfectly: it has no exact solver and lasts up to %d plies. Use a level,"
                  .formatted(game.id(), game.start().pliesLeft())
              + " such as level:10.");
    }
    Options options =
        Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, LevelPlayer.TABLE_MEBIBYTES);
    return new PlayerMaker<>(
        "perfect",
        isTimed(match),
        seed ->
            new EnginePlayer<>(
                "perfect", perfectEngine(options), Limits.NONE, new SplittableRandom(seed)));
  }

  /** Asks the solver, with a big table where the game is long. */
  private Engine perfectEngine(Options options) {
    boolean isLong = game.start().pliesLeft() > LONG_GAME;
    Options asked =
        options.withTable(options.table(), isLong ? SOLVER_MEBIBYTES : options.tableMebibytes());
    return Solvers.searcher(game, asked)
        .map(solver -> Engine.asking(solver, game, options))
        .orElseGet(() -> Engine.of(game, options));
  }

  private PlayerMaker<P> program(String text, ProgramLanguage language) {
    List<String> command = CommandWords.of(text.substring(language.prefix().length()));
    if (command.isEmpty()) {
      throw new UsageException(
          "%1$s names no program; write %1$sPROGRAM ARGUMENTS.".formatted(language.prefix()));
    }
    CommandWords.requireProgram(command.getFirst());
    language.requireGame(game);
    return new PlayerMaker<>(text, true, seed -> language.player(text, command, game));
  }

  private void requireAlgorithm(String word) {
    List<String> known =
        new ArrayList<>(List.of("level:5", "perfect", SOLVER, "human:20,2", "zoo:1"));
    Arrays.stream(ProgramLanguage.values()).map(l -> l.prefix() + "PROGRAM").forEach(known::add);
    Arrays.stream(Algorithm.values()).map(Algorithm::id).forEach(known::add);
    if (!known.contains(word)) {
      throw new UsageException(
          "There is no player '%s'.%s Players: %s"
              .formatted(word, Nearest.hint(word, known), String.join(", ", known)));
    }
  }

  private PlayerMaker<P> engine(String text) {
    String lower = EngineText.lowerCase(text);
    boolean asksSolver = lower.split("\\s+", 2)[0].equals(SOLVER);
    EngineText written = EngineText.parse(asksSolver ? afterSolver(lower) : lower);
    boolean isSized = written.values().keySet().stream().anyMatch(SIZES::contains);
    EngineText sized = isSized ? written : written.plus(USUAL_SIZE);
    Limits limits = Strictest.of(sized.limits(), match);
    Options options = sized.options(game, limits.depth() == Limits.MAX_DEPTH);
    boolean isRandom = options.algorithm() == Algorithm.RANDOM;
    if (limits.equals(Limits.NONE) && !isRandom) {
      throw new UsageException(
          "'%s' would think for ever; add depth=6, nodes=10000 or time=100ms.".formatted(text));
    }
    ownEngine(options); // refuses what does not fit together
    return new PlayerMaker<>(
        text,
        !isRandom && (isTimed(limits) || options.threads() > 1),
        seed ->
            new EnginePlayer<>(
                text,
                asksSolver
                    ? Solvers.engine(game, options.withSeed(seed))
                    : ownEngine(options.withSeed(seed)),
                sized.limits(),
                new SplittableRandom(seed)));
  }

  private Engine ownEngine(Options options) {
    Evaluator<P> evaluator = more.get(options.evaluation());
    return evaluator == null ? Engine.of(game, options) : Engine.of(game, evaluator, options);
  }

  private static String afterSolver(String text) {
    String rest = text.substring(SOLVER.length()).strip();
    return rest.isEmpty() ? Algorithm.PVS.id() : rest;
  }

  private static boolean isTimed(Limits limits) {
    return limits.time().compareTo(Limits.NONE.time()) < 0;
  }
}
