package betacut.cli.play;

import betacut.play.clock.GameClock;
import betacut.play.notation.NamedOpenings;
import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.saved.SavedGame;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** One game from its first move, or from where it was left, to its end. */
final class Round<P extends Position> {
  private static final Duration FOR_EVER = Duration.ofDays(365);
  private static final int NOBODY = -1;

  private final Session<P> session;
  private final Game<P> game;
  private final Talk<P> talk;
  private final Journal journal;
  private final Kept kept;
  private final long seed;
  private final int view;
  private final Match<P> match;
  private final Seats<P> seats;
  private final Optional<GameClock> clock;
  private final Orders<P> orders;
  private boolean runsByItself;
  private long began = System.nanoTime();
  private int winner = NOBODY;

  Round(
      Session<P> session, Talk<P> talk, Match<P> match, Seats<P> seats, Optional<GameClock> clock) {
    this.session = session;
    game = session.game();
    journal = session.journal();
    kept = session.kept();
    seed = session.seed();
    view = session.view();
    this.talk = talk;
    this.match = match;
    this.seats = seats;
    this.clock = clock;
    orders = new Orders<>(session, talk, this);
  }

  Match<P> match() {
    return match;
  }

  Seats<P> seats() {
    return seats;
  }

  /** Plays to the end, and on if that is taken back; whether another game is wanted. */
  boolean play() {
    while (true) {
      int fallen = NOBODY;
      while (!match.isOver() && fallen == NOBODY) {
        int mover = match.position().mover();
        clock.ifPresent(running -> running.start(mover));
        began = System.nanoTime();
        boolean stays = turn(mover);
        if (clock.isPresent()) {
          fallen = clock.get().hasFallen(mover) ? mover : NOBODY;
        }
        if (!stays && fallen == NOBODY) {
          return leave();
        }
      }
      conclude(fallen);
      Orders.After after = orders.after(fallen != NOBODY);
      if (after != Orders.After.GOES_ON) {
        session.count(seats, winner, match);
        return after == Orders.After.AGAIN;
      }
    }
  }

  /** The end was taken back, and the game is as it was before. */
  void reopen() {
    kept.reopen();
    save();
  }

  private boolean leave() {
    clock.ifPresent(GameClock::pause);
    save();
    journal.end("abandoned", null, match.moveNames(), seed);
    return false;
  }

  private boolean turn(int mover) {
    Optional<Player<P>> player = seats.at(mover).player();
    if (player.isEmpty()) {
      return personsTurn(mover);
    }
    boolean isWatched = seats.hasNoPerson() && talk.dialogue().hasPerson() && !runsByItself;
    if (isWatched) {
      clock.ifPresent(GameClock::pause);
      if (!orders.watch()) {
        return false;
      }
      if (seats.isPerson(mover) || match.position().mover() != mover || match.isOver()) {
        return true;
      }
      clock.ifPresent(running -> running.start(mover));
    }
    playersTurn(seats.at(mover).player().orElseThrow(), false);
    return true;
  }

  /**
   * Lets a player of ours move.
   *
   * @param isForPerson whether it moves in a person's place, who may take that back
   */
  private void playersTurn(Player<P> player, boolean isForPerson) {
    int mover = match.position().mover();
    int pass = match.forcedPass();
    if (pass >= 0) { // nothing to calculate
      passFor(mover, pass);
      return;
    }
    talk.calculating(seats, mover);
    Limits limits = clock.map(running -> running.limits(mover)).orElse(Limits.NONE);
    Player.Choice choice = choice(player, limits);
    String name = talk.moveText().format(match.position(), choice.move());
    clock.ifPresent(GameClock::stop);
    match.play(choice.move(), isForPerson, tenths());
    save();
    journal.engineMove(game.formatMove(choice.move()), game.format(match.position()), choice);
    talk.played(match, seats, mover, name, choice.thought());
    nameOpening();
    sayWhoMovesAgain(mover);
  }

  private void passFor(int mover, int pass) {
    talk.mustPass(seats, mover);
    clock.ifPresent(GameClock::stop);
    match.play(pass, false, tenths());
    save();
    journal.pass(seats.isPerson(mover), game.formatMove(pass), game.format(match.position()));
    talk.board(match, seats);
  }

  private void sayWhoMovesAgain(int mover) {
    if (!match.isOver() && match.position().mover() == mover) {
      talk.movesAgain(seats, mover);
    }
  }

  /** Says what players call the opening, when the last move has given it a name. */
  private void nameOpening() {
    List<String> moves = match.moveNames();
    Optional<String> name =
        match.start().isEmpty() ? NamedOpenings.of(game, moves) : Optional.empty();
    Optional<String> before = NamedOpenings.of(game, moves.subList(0, moves.size() - 1));
    name.filter(now -> !before.equals(Optional.of(now)))
        .ifPresent(now -> talk.dialogue().say("Opening: " + now + "."));
  }

  /** A program of others may fail; then one of ours moves for it. */
  private Player.Choice choice(Player<P> player, Limits limits) {
    try {
      return player.choose(match.position(), limits);
    } catch (PlayerFailure failure) {
      talk.dialogue().say(player.name() + " failed: " + failure.getMessage());
      return orders.standIn().choose(match.position(), limits);
    }
  }

  /** Lets a player of ours make one move for the person. */
  void moveForPerson() {
    playersTurn(orders.standIn(), true);
  }

  /** Asks until a move is made or the position has changed; false if the person left. */
  private boolean personsTurn(int mover) {
    int pass = match.forcedPass();
    if (pass >= 0) {
      passFor(mover, pass);
      return true;
    }
    talk.hintsOn(match, seats);
    clock.ifPresent(running -> running.start(mover)); // our search is not the person's time
    began = System.nanoTime();
    return orders.turn(mover, patience(mover));
  }

  /** How long an answer is worth something. */
  private Duration patience(int mover) {
    return clock.map(running -> running.left(mover)).orElse(FOR_EVER);
  }

  void personPlays(int move) {
    int mover = match.position().mover();
    clock.ifPresent(GameClock::stop);
    Optional<String> remark =
        talk.hasHints() ? orders.remark(match.position(), move) : Optional.empty();
    match.play(move, true, tenths());
    save();
    journal.humanMove(game.formatMove(move), game.format(match.position()));
    talk.board(match, seats);
    remark.ifPresent(talk.dialogue()::say);
    nameOpening();
    sayWhoMovesAgain(mover);
  }

  private String tenths() {
    return Long.toString((System.nanoTime() - began) / 100_000_000);
  }

  /** The clocks for a prompt; empty without any. */
  String clocks() {
    return clock
        .map(
            running ->
                "[%s %s, %s %s] "
                    .formatted(
                        talk.stone(0, seats),
                        running.shown(0),
                        talk.stone(1, seats),
                        running.shown(1)))
        .orElse("");
  }

  /** From now on no key is needed between the moves of two players. */
  void runByItself() {
    runsByItself = true;
  }

  boolean runsByItself() {
    return runsByItself;
  }

  void save() {
    kept.write(saved());
    String trouble = kept.trouble();
    if (!trouble.isEmpty()) {
      talk.dialogue().say(trouble);
    }
  }

  SavedGame saved() {
    return saved("");
  }

  private SavedGame saved(String result) {
    return new SavedGame(
        game.id(),
        match.start(),
        match.moveNames(),
        match.chosen(),
        seats.texts(),
        seed,
        talk.hints(),
        clock.map(GameClock::terms).orElse(""),
        clock.map(GameClock::left).orElse(List.of()),
        match.times(),
        view,
        result);
  }

  private void conclude(int fallen) {
    String result = fallen < 0 ? match.result() : fallen == 0 ? "second" : "first";
    kept.end(saved(result));
    winner = result.equals("draw") ? NOBODY : result.equals("first") ? 0 : 1;
    String who = winner < 0 ? "draw" : seats.isPerson(winner) ? "human" : "engine";
    journal.end(result, who, match.moveNames(), seed);
    talk.result(seats, winner, fallen);
    session.tellScore(seats, winner);
  }

  /** Whether the board is one that stones are dropped on. */
  static boolean hasColumns(Game<?> game) {
    return boardOf(game).kind() == Board.Kind.COLUMNS;
  }

  private static <Q extends Position> Board boardOf(Game<Q> game) {
    return game.board(game.start());
  }
}
