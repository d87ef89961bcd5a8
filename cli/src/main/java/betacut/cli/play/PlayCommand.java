package betacut.cli.play;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.option.EngineSettings;
import betacut.cli.option.LimitSettings;
import betacut.cli.option.MemorySettings;
import betacut.play.clock.GameClock;
import betacut.play.level.LevelPlayer;
import betacut.play.level.Levels;
import betacut.play.memory.ScoreMemory;
import betacut.play.player.EnginePlayer;
import betacut.play.player.Player;
import betacut.play.saved.GameFile;
import betacut.play.saved.GameFolder;
import betacut.play.saved.SavedGame;
import betacut.play.saved.StoredGame;
import betacut.play.saved.UnreadableGame;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.search.engine.Engine;
import betacut.search.text.Quantities;
import betacut.text.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code play [GAME]}: a game against the engine. */
@CommandLine.Command(
    name = "betacut play",
    description = {
      "Plays a game with you, on a terminal or over a pipe. Choose the opponent by level (1 to 10;"
          + " 10 is perfect in Connect-4 wherever its solver reaches) or by algorithm and limits,"
          + " or say who plays each side. During the game ? lists what you can type: hints, undo,"
          + " why, save and more. On a terminal every move is saved; --resume goes on, and betacut"
          + " review says afterwards what each move gave away.",
      "",
      "The two opponents of the paper: --algorithm random, which any level beats, and --algorithm"
          + " alphabeta --depth 9 --evaluation zero, which sees tic-tac-toe to its end."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut play",
      "  betacut play othello --level 7 --second --clock 5m+3s",
      "  betacut play connect4 --player1 level:3 --player2 'minimax depth=4'"
    })
public final class PlayCommand extends Command {
  private static final String ADAPTIVE = "adaptive";
  private static final Duration USUAL_TIME = Duration.ofSeconds(1);

  @Parameters(arity = "0..1", paramLabel = "GAME", description = "connect4 if nothing is said")
  String gameName = "connect4";

  @Option(
      names = "--level",
      paramLabel = "N",
      description =
          "1 (weakest) to 10, the same strength on every machine; usually 5. adaptive: one more"
              + " after each game you win and one less after each you lose, so that games are even")
  String level;

  @Option(names = "--first", description = "you move first; do not ask")
  boolean first;

  @Option(names = "--second", description = "you move second; do not ask")
  boolean second;

  @Option(names = "--classic", description = "as in the paper: columns 0-6, you are X or 1")
  boolean classic;

  @Option(names = "--plain", description = "boards in words, for a screen reader")
  boolean plain;

  @Option(
      names = "--player1",
      paramLabel = "WHO",
      description = "who plays first: human, level:5, random, 'pvs depth=6', cmd:PROGRAM")
  String player1;

  @Option(
      names = "--player2",
      paramLabel = "WHO",
      description = "who plays second; two players of ours are watched")
  String player2;

  @Option(
      names = "--clock",
      paramLabel = "T",
      description =
          "time for each side: 5m; 5m+3s, 3 seconds more with every move; 40/90m for forty moves;"
              + " 1/30s:1/2s, 30 seconds for the first move and 2 for each after it")
  String clock = "";

  @Option(
      names = "--sheet",
      paramLabel = "FILE",
      description = "write each game's result there, for several people; betacut lab people FILE")
  String sheet;

  @Option(names = "--as", paramLabel = "NAME", description = "who you are, for --sheet")
  String person;

  @Option(names = "--hints", description = "show the value of every move from the beginning")
  boolean hints;

  @Option(
      names = "--resume",
      arity = "0..1",
      paramLabel = "FILE",
      fallbackValue = "",
      description = "go on with the game left last, or with another by file or name (--saved)")
  String resume;

  @Option(names = "--saved", description = "list the saved games, the browser's among them")
  boolean isListed;

  @Option(
      names = "--delete",
      paramLabel = "NAME",
      description = "delete a saved game by its name in that list")
  String delete;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "keep the game there after every move (on a terminal it is kept anyway)")
  String save;

  @Option(
      names = {"-v", "--verbose"},
      description = "tell the seed of the opponent's choices")
  boolean verbose;

  @Mixin LimitSettings limits = new LimitSettings();
  @Mixin EngineSettings settings = new EngineSettings();
  @Mixin MemorySettings memories = new MemorySettings();

  public PlayCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (first && second) {
      throw new UsageException("--first and --second exclude each other; choose one.");
    }
    try {
      if (isListed || delete != null) {
        return isListed ? list() : delete();
      }
      if (resume != null) {
        return resume();
      }
    } catch (IOException e) {
      throw new UsageException("Saved games cannot be used: %s.".formatted(e.getMessage()));
    }
    boolean hasEngine = settings.algorithm != null || settings.preset != null || !limits.isEmpty();
    Optional<String> detail = settings.firstTyped();
    if (level == null && !hasEngine && detail.isPresent()) {
      throw new UsageException(
          "%s describes an engine, and none is chosen; add --algorithm pvs or leave it out."
              .formatted(detail.get()));
    }
    if (level != null && (hasEngine || detail.isPresent())) {
      throw new UsageException(
          "--level sets the opponent's algorithm and limits; leave out either it or them.");
    }
    if ((sheet == null) != (person == null)) {
      throw new UsageException(
          "--sheet FILE and --as NAME belong together: a sheet says who played; add the other.");
    }
    if (!clock.isEmpty()) {
      GameClock.parse(clock); // refused before anybody sits down
    }
    return play(Games.find(gameName), hasEngine);
  }

  private <P extends Position> int play(Game<P> game, boolean hasEngine) {
    long seed = settings.seed != null ? settings.seed : Math.abs((int) System.nanoTime());
    var random = new SplittableRandom(seed);
    Optional<Seats<P>> seats = seats(game, seed);
    var record = new PersonRecord(Optional.ofNullable(sheet).map(Path::of), person(), game.id());
    boolean isAdaptive = ADAPTIVE.equals(level);
    Seat<P> opponent =
        hasEngine
            ? engine(game, seed, random)
            : isAdaptive
                ? level(game, record.nextLevel(Levels.of(game).size()), random)
                : level(game, random);
    Optional<Engine> engine = opponent.player().flatMap(Player::engine);
    Optional<ScoreMemory> memory = seats.isPresent() ? Optional.empty() : memory();
    memory.flatMap(scores -> engine.flatMap(scores::recall)).ifPresent(this::report);
    int code =
        talk(
            newFiles(game),
            (dialogue, kept) -> {
              var session =
                  new Session<>(game, opponent, dialogue, journal(), manner(), kept, seed, random)
                      .recording(record, isAdaptive);
              seats.ifPresentOrElse(session::run, session::run);
            });
    memory.flatMap(scores -> engine.flatMap(scores::keep)).ifPresent(this::report);
    return code;
  }

  /** Not where a game is to be the same again. */
  private Optional<ScoreMemory> memory() {
    boolean isRepeatable = settings.seed != null || verbose;
    return isRepeatable ? Optional.empty() : memories.memory(terminal.environment());
  }

  private int resume() throws IOException {
    GameFile file = fileToResume();
    String version = file.version();
    SavedGame saved = file.read();
    return resume(Games.find(saved.game()), file, saved, version);
  }

  /** The game left last, one of the folder by its name, or any file. */
  private GameFile fileToResume() throws IOException {
    Optional<GameFolder> folder = GameFolder.of(terminal.environment());
    if (resume.isEmpty()) {
      GameFolder games =
          folder.orElseThrow(() -> new UsageException("Say which game: --resume=FILE."));
      tell(games.contents());
      return games.file(games.last().id());
    }
    return folder
        .filter(games -> games.find(resume).isPresent() || games.problem(resume).isPresent())
        .map(games -> games.file(resume))
        .orElseGet(() -> GameFile.of(Path.of(resume)));
  }

  /** All games, newest first, as the browser lists them; on a terminal one can be chosen. */
  private int list() throws IOException {
    GameFolder.Contents contents = folder().contents();
    List<StoredGame> games = contents.games();
    tell(contents);
    int number = 0;
    for (StoredGame game : games) {
      number++;
      String line =
          "%-40s (%d) %s, %d moves, %s"
              .formatted(
                  game.id(),
                  number,
                  game.saved().game(),
                  game.saved().moves().size(),
                  game.saved().isOver()
                      ? "over"
                      : String.join(" against ", game.saved().players()));
      say(json ? Json.line(game) : line);
    }
    if (json || games.isEmpty() || !terminal.isInteractive()) {
      return ExitCode.OK;
    }
    Optional<StoredGame> chosen = chosen(games);
    if (chosen.isEmpty()) {
      return ExitCode.OK;
    }
    resume = chosen.get().id();
    return resume();
  }

  /** Whoever misses a game wants to know. */
  private void tell(GameFolder.Contents contents) {
    if (!contents.unreadable().isEmpty()) {
      report(UnreadableGame.words(contents.unreadable()));
    }
  }

  private Optional<StoredGame> chosen(List<StoredGame> games) {
    var dialogue = new Dialogue(terminal.in(), terminal.out(), true);
    while (true) {
      String typed = dialogue.ask("Go on with which (a number, Enter for none)?").orElse("");
      if (typed.isEmpty() || typed.equalsIgnoreCase("q")) {
        return Optional.empty();
      }
      int number = typed.matches("\\d{1,4}") ? Integer.parseInt(typed) : 0;
      if (number >= 1 && number <= games.size()) {
        return Optional.of(games.get(number - 1));
      }
      dialogue.refuse("Type a number from 1 to %d.".formatted(games.size()));
    }
  }

  private int delete() throws IOException {
    if (!folder().delete(delete)) {
      throw new UsageException(
          "No game is saved as '%s'; betacut play --saved lists all.".formatted(delete));
    }
    return ExitCode.OK;
  }

  private GameFolder folder() {
    return GameFolder.of(terminal.environment())
        .orElseThrow(() -> new UsageException("There is no folder for games; set HOME."));
  }

  private <P extends Position> int resume(
      Game<P> game, GameFile file, SavedGame saved, String version) {
    var random = new SplittableRandom(saved.seed() + saved.moves().size());
    Seat<P> opponent = level(game, random);
    return talk(
        new Kept(Optional::empty),
        (dialogue, kept) ->
            new Session<>(game, opponent, dialogue, journal(), manner(), kept, saved.seed(), random)
                .resume(file, saved, version));
  }

  /** Where games are kept: where that was asked for, or for people who may leave at any time. */
  private Kept newFiles(Game<?> game) {
    if (save != null) {
      return new Kept(() -> Optional.of(GameFile.of(Path.of(save))));
    }
    Optional<GameFolder> folder = GameFolder.of(terminal.environment());
    return folder.isEmpty() || !terminal.isInteractive()
        ? new Kept(Optional::empty)
        : new Kept(() -> Optional.of(folder.get().newFile(game.id())));
  }

  /** Talks over the best line editor there is, and leaves the terminal as it was. */
  private int talk(Kept kept, BiConsumer<Dialogue, Kept> session) {
    PrintWriter out = json ? terminal.err() : terminal.out();
    boolean isEdited = terminal.isOfProcess() && terminal.canMoveCursor() && !plain && !json;
    Optional<LineSource> edited = isEdited ? EditedLines.ofProcess() : Optional.empty();
    var farewell = new Farewell(terminal, kept, edited);
    try {
      Dialogue dialogue =
          edited
              .map(lines -> new Dialogue(lines, out))
              .orElseGet(() -> new Dialogue(terminal.in(), out, terminal.isInteractive()));
      session.accept(dialogue, kept);
      boolean isInterrupted = edited.map(LineSource::isInterrupted).orElse(false);
      int code = dialogue.hasGivenUp() ? ExitCode.USAGE : ExitCode.OK;
      return isInterrupted ? ExitCode.INTERRUPTED : code;
    } finally {
      farewell.close();
    }
  }

  private Journal journal() {
    return json ? this::say : Journal.NONE;
  }

  private Manner manner() {
    Optional<Boolean> humanFirst = first || second ? Optional.of(first) : Optional.empty();
    return new Manner(classic, plain, terminal.hasColour(), verbose, humanFirst, hints, clock);
  }

  /** The two sides, if they were described; a side that was not is a person. */
  private <P extends Position> Optional<Seats<P>> seats(Game<P> game, long seed) {
    if (player1 == null && player2 == null) {
      return Optional.empty();
    }
    if (first || second || level != null) {
      throw new UsageException(
          "--player1 and --player2 say who plays; leave out --first, --second and --level.");
    }
    return Optional.of(
        new Seats<>(
            Session.seat(game, player1 == null ? SavedGame.PERSON : player1, seed),
            Session.seat(game, player2 == null ? SavedGame.PERSON : player2, seed + 1)));
  }

  private String person() {
    return person == null ? "" : person;
  }

  private <P extends Position> Seat<P> level(Game<P> game, RandomGenerator random) {
    return level(game, level == null ? Levels.USUAL : number(level), random);
  }

  private static int number(String level) {
    try {
      return Quantities.number(level);
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          "--level is '%s'; %s, or adaptive.".formatted(level, e.getMessage()));
    }
  }

  private static <P extends Position> Seat<P> level(
      Game<P> game, int number, RandomGenerator random) {
    return Seat.of(
        "level:" + number, new LevelPlayer<>(game, Levels.of(game).level(number), random));
  }

  private <P extends Position> Seat<P> engine(Game<P> game, long seed, RandomGenerator random) {
    var options = settings.options(game, limits.isOpenEnded()).withSeed(seed);
    settings.notes(options, game.start()).forEach(this::report);
    Limits until = limits.or(Limits.time(USUAL_TIME));
    return Seat.of(
        settings.text(until), new EnginePlayer<>(settings.engine(game, options), until, random));
  }
}
