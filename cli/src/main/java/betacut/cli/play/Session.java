package betacut.cli.play;

import betacut.play.PlayerText;
import betacut.play.analyse.Analyst;
import betacut.play.clock.GameClock;
import betacut.play.level.LevelPlayer;
import betacut.play.level.Levels;
import betacut.play.people.SheetRow;
import betacut.play.saved.GameFile;
import betacut.play.saved.SavedGame;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.search.StopSignal;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/** Plays games with a person until the person has had enough. */
public final class Session<P extends Position> {
  private final Game<P> game;
  private final Dialogue dialogue;
  private final Journal journal;
  private final Manner manner;
  private final Kept kept;
  private final long seed;
  private final RandomGenerator random;
  private final Analyst<P> analyst;
  private final Talk<P> talk;
  private PersonRecord record = new PersonRecord(Optional.empty(), "", "");
  private boolean isAdaptive;
  private SittingScore tally = SittingScore.NONE;
  private Seat<P> opponent;
  private int view;

  /**
   * @param opponent who plays against a person, unless seats are given
   * @param random the opponent's own source of chance, made from {@code seed}
   */
  public Session(
      Game<P> game,
      Seat<P> opponent,
      Dialogue dialogue,
      Journal journal,
      Manner manner,
      Kept kept,
      long seed,
      RandomGenerator random) {
    this.game = game;
    this.opponent = opponent;
    this.dialogue = dialogue;
    this.journal = journal;
    this.manner = manner;
    this.kept = kept;
    this.seed = seed;
    this.random = random;
    analyst = new Analyst<>(game, new StopSignal());
    talk = new Talk<>(game, dialogue, manner, analyst);
  }

  /**
   * Keeps what the person scores.
   *
   * @param adapts whether the opponent of each game is chosen by that
   */
  Session<P> recording(PersonRecord kept, boolean adapts) {
    record = kept;
    isAdaptive = adapts;
    return this;
  }

  /** A player by description, or a person; refused with a reason if it is neither. */
  public static <P extends Position> Seat<P> seat(Game<P> game, String text, long seed) {
    return text.equalsIgnoreCase(SavedGame.PERSON)
        ? Seat.person()
        : Seat.of(text, new PlayerText<>(game, Limits.NONE).parse(text).create(seed));
  }

  Seat<P> seat(String text) {
    return seat(game, text, random.nextLong());
  }

  Game<P> game() {
    return game;
  }

  Journal journal() {
    return journal;
  }

  Kept kept() {
    return kept;
  }

  long seed() {
    return seed;
  }

  /** How a browser turns the board of this game. */
  int view() {
    return view;
  }

  RandomGenerator random() {
    return random;
  }

  Analyst<P> analyst() {
    return analyst;
  }

  /** The opponent of further games too. */
  void remember(Seat<P> changed) {
    opponent = changed;
    isAdaptive = false;
  }

  /** Says how the games of this sitting went, from the second on. */
  void tellScore(Seats<P> seats, int winner) {
    SittingScore now = tally.with(seats.onlyPerson(), winner);
    if (now.games() > 1 && !manner.classic()) {
      dialogue.say("Score: you %d, I %d, drawn %d.".formatted(now.won(), now.lost(), now.drawn()));
    }
  }

  /** A game has ended that nobody takes back any more. */
  void count(Seats<P> seats, int winner, Match<P> match) {
    tally = tally.with(seats.onlyPerson(), winner);
    OptionalInt person = seats.onlyPerson();
    if (person.isPresent()) {
      record.add(row(person.getAsInt(), seats, winner, match));
      adapt(seats.at(1 - person.getAsInt()).text());
    }
  }

  private SheetRow row(int person, Seats<P> seats, int winner, Match<P> match) {
    return new SheetRow(
        LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS).toString(),
        record.person(),
        game.id(),
        seats.at(1 - person).text(),
        person == 0 ? "first" : "second",
        winner < 0 ? "draw" : winner == person ? "win" : "loss",
        match.moves().size(),
        seed,
        String.join(" ", match.moveNames()));
  }

  /** Chooses the opponent of the next game, unless the person chose one. */
  private void adapt(String before) {
    if (isAdaptive) {
      Levels levels = Levels.of(game);
      int next = record.nextLevel(levels.size());
      opponent = Seat.of("level:" + next, new LevelPlayer<>(game, levels.level(next), random));
      String change = before.equals(opponent.text()) ? "stays" : "changes to suit you";
      dialogue.say(
          "The opponent %s: level %d next. l N chooses one, and ends this."
              .formatted(change, next));
    }
  }

  /** Plays against the opponent; returns when the person leaves or the input ends. */
  public void run() {
    greet("Welcome to %s against the computer (%s).".formatted(game.title(), opponent.name()));
    if (isAdaptive) {
      dialogue.say(
          "It adapts: a level more after each game you win, one less after each you lose. Type l"
              + " and a number to choose a level yourself.");
    }
    boolean again = true;
    while (again) {
      Optional<Boolean> first = manner.humanFirst();
      if (first.isEmpty()) {
        first = dialogue.askYesNo("Do you want to move first?");
      }
      again = first.isPresent() && play(Seats.against(opponent, first.get()));
    }
    leave();
  }

  /** Lets two seats play one game: players of ours, or people who share the keyboard. */
  public void run(Seats<P> seats) {
    greet("Welcome to %s.".formatted(game.title()));
    play(seats);
    leave();
  }

  /** Goes on with a game. */
  public void resume(GameFile file, SavedGame saved, String version) {
    greet("Welcome back to %s.".formatted(game.title()));
    Optional<GameClock> clock = clock(saved.clock());
    Match<P> match = replayed(saved, file.path(), clock);
    var seats = new Seats<P>(seat(saved.players().get(0)), seat(saved.players().get(1)));
    seats.onlyPlayer().ifPresent(side -> opponent = seats.at(side));
    clock.ifPresent(running -> running.set(saved.left()));
    talk.setHints(saved.hints());
    view = saved.view();
    kept.goOn(file, version);
    boolean again = play(seats, match, clock, true);
    while (again) {
      again = play(Seats.against(opponent, seats.onlyPerson().orElse(0) == 0));
    }
    leave();
  }

  /** The game as it was left; a clock runs as the moves tell, until it is set. */
  private Match<P> replayed(SavedGame saved, Path file, Optional<GameClock> clock) {
    String[] times = saved.times().split(",", -1);
    try {
      var match = new Match<>(game, saved.start());
      for (int i = 0; i < saved.moves().size(); i++) {
        String move = saved.moves().get(i);
        if (match.isOver()) {
          throw new IllegalPositionException("the game is over before " + move + ".");
        }
        String tenths = i < times.length ? times[i] : "";
        int mover = match.position().mover();
        match.play(game.parseMove(match.position(), move), saved.chosen().charAt(i) == 'h', tenths);
        clock.ifPresent(running -> running.spend(mover, tenths));
      }
      return match;
    } catch (IllegalPositionException e) {
      throw new UsageException("%s cannot be played on: %s".formatted(file, e.getMessage()));
    }
  }

  private void greet(String welcome) {
    dialogue.say(welcome);
    if (manner.verbose()) {
      dialogue.say(
          "Seed %d: the same moves with --seed %d give the same game.".formatted(seed, seed));
    }
  }

  private void leave() {
    kept.way().ifPresent(dialogue::say);
    dialogue.say("Goodbye.");
  }

  private boolean play(Seats<P> seats) {
    kept.begin();
    return play(seats, new Match<>(game, ""), clock(manner.clock()), false);
  }

  private boolean play(
      Seats<P> seats, Match<P> match, Optional<GameClock> clock, boolean isResumed) {
    String names =
        seats.onlyPlayer().isPresent()
            ? seats.at(seats.onlyPlayer().getAsInt()).name()
            : seats.at(0).text() + " and " + seats.at(1).text();
    String human =
        seats.onlyPerson().isPresent()
            ? seats.onlyPerson().getAsInt() == 0 ? "first" : "second"
            : seats.hasNoPerson() ? "none" : "both";
    journal.start(game.id(), names, human, seed);
    talk.welcome(seats, isResumed);
    talk.board(match, seats);
    return new Round<>(this, talk, match, seats, clock).play();
  }

  private static Optional<GameClock> clock(String terms) {
    return terms.isEmpty() ? Optional.empty() : Optional.of(GameClock.parse(terms));
  }
}
