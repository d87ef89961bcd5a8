package betacut.cli.play;

import betacut.play.PlayerText;
import betacut.play.analyse.Analyst;
import betacut.play.analyse.ReviewedPly;
import betacut.play.level.LevelPlayer;
import betacut.play.level.Levels;
import betacut.play.player.Player;
import betacut.play.saved.GameFile;
import betacut.play.saved.SavedGame;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What a person types during a game: moves, and orders of one letter or word. */
final class Orders<P extends Position> {
  private enum Answer {
    MOVED,
    AGAIN,
    LEFT
  }

  /** What a person wants when a game is over. */
  enum After {
    AGAIN,
    GOES_ON,
    LEAVES
  }

  private static final List<String> AFTER =
      List.of(
          "  y, n    another game, or not",
          "  u       undo: take back your last move and play on",
          "  w       why: what answers your last move",
          "  v       review: what every move of the game gave away",
          "  s FILE  save the game there; it is kept anyway: betacut play --saved",
          "  b       the board again",
          "  l N     another level for the next game");

  private final Session<P> session;
  private final Game<P> game;
  private final Dialogue dialogue;
  private final Talk<P> talk;
  private final Round<P> round;
  private final MoveText<P> moveText;
  private final Levels levels;

  Orders(Session<P> session, Talk<P> talk, Round<P> round) {
    this.session = session;
    game = session.game();
    this.talk = talk;
    this.round = round;
    dialogue = talk.dialogue();
    moveText = talk.moveText();
    levels = Levels.of(game);
  }

  /** Asks a person until a move is made or the position has changed; false if the person left. */
  boolean turn(int mover, Duration patience) {
    dialogue.offer(this::words);
    long end = System.nanoTime() + patience.toNanos();
    while (true) {
      String whose =
          round.seats().onlyPerson().isPresent()
              ? "Your move"
              : talk.stone(mover, round.seats()) + " to move";
      String question =
          round.clocks() + whose + " (" + moveText.expected(round.match().position()) + "):";
      Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
      Answer answer = dialogue.ask(question, left).map(this::answer).orElse(Answer.LEFT);
      if (answer != Answer.AGAIN) {
        return answer == Answer.MOVED;
      }
    }
  }

  /** Asks somebody who watches two players; false if the person left. */
  boolean watch() {
    dialogue.offer(() -> List.of("all", "undo", "redo", "first", "second", "save", "quit", "help"));
    while (true) {
      String question = round.clocks() + "Enter for the next move (a: all, ?: help):";
      String line = dialogue.ask(question).orElse("quit");
      switch (line.toLowerCase(Locale.ROOT)) {
        case "" -> {
          return true;
        }
        case "a", "all" -> {
          round.runByItself();
          return true;
        }
        default -> {
          Answer answer = answer(line);
          if (answer != Answer.AGAIN) {
            return answer == Answer.MOVED;
          }
        }
      }
    }
  }

  /**
   * Asks what comes after the end, where somebody sits to be asked.
   *
   * @param isByClock whether the time ended the game, which nobody can take back
   */
  After after(boolean isByClock) {
    boolean isOurs = round.seats().onlyPerson().isPresent();
    boolean isAlone = round.seats().hasNoPerson() && round.runsByItself();
    if (!isOurs && (!dialogue.hasPerson() || isAlone)) {
      return After.LEAVES;
    }
    dialogue.offer(() -> List.of("yes", "no", "undo", "why", "review", "save", "board", "help"));
    String question = isOurs ? "Another game? Y/N:" : "Enter to leave (v: review, ?: help):";
    if (isOurs && dialogue.hasPerson()) {
      dialogue.say("u takes your last move back, w asks why, v reviews the game; ? lists all.");
    }
    while (true) {
      String line = dialogue.ask(question).orElse("quit");
      String[] words = line.split("\\s+");
      switch (words[0].toLowerCase(Locale.ROOT)) {
        case "y", "yes" -> {
          dialogue.understand();
          return isOurs ? After.AGAIN : After.LEAVES;
        }
        case "n", "no", "q", "quit" -> {
          return After.LEAVES;
        }
        case "u", "undo" -> {
          if (takesBackEnd(isByClock)) {
            return After.GOES_ON;
          }
        }
        default -> {
          if (line.isEmpty() && !isOurs) {
            return After.LEAVES;
          }
          answerAfter(words);
        }
      }
    }
  }

  private boolean takesBackEnd(boolean isByClock) {
    if (isByClock) {
      dialogue.refuse("The clock ended this game; there is nothing to take back.");
      return false;
    }
    if (undo() != Answer.MOVED) {
      return false;
    }
    round.reopen();
    return true;
  }

  private void answerAfter(String... words) {
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "?", "help" -> {
        dialogue.understand();
        AFTER.forEach(dialogue::say);
      }
      case "w", "why", "v", "review", "s", "save", "b", "board", "l", "level" -> question(words);
      default ->
          dialogue.refuse("Try again: type Y for yes or N for no, then Enter (or q to quit).");
    }
  }

  /** What a move of a person gave away, if it was worth a mark. */
  Optional<String> remark(P position, int move) {
    return session
        .analyst()
        .judged(position, round.match().moves().size(), move)
        .filter(ply -> !ply.mark().isEmpty())
        .map(ply -> ply.text(one -> moveText.format(position, one)));
  }

  /** Everything that may be typed, the moves first. */
  private List<String> words() {
    P position = round.match().position();
    List<String> words = new ArrayList<>();
    for (int move : position.legalMoves()) {
      words.add(moveText.format(position, move));
    }
    words.addAll(
        List.of("undo", "redo", "hint", "why", "review", "level", "save", "go", "first", "second"));
    words.addAll(List.of("board", "quit", "help"));
    return words;
  }

  private Answer answer(String line) {
    String[] words = line.split("\\s+");
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "q", "quit" -> {
        return Answer.LEFT;
      }
      case "u", "undo" -> {
        return undo();
      }
      case "r", "redo" -> {
        return redo();
      }
      case "g", "go" -> {
        return goOn();
      }
      case "first", "second" -> {
        return handOver(line, words);
      }
      case "" -> dialogue.refuse("Nothing typed. Type a move, or ? for help.");
      default -> {
        return question(words) ? Answer.AGAIN : move(line);
      }
    }
    return Answer.AGAIN;
  }

  /** Orders after which the same person is asked again; false if it is none of them. */
  private boolean question(String... words) {
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "h", "hint", "hints" -> hints();
      case "w", "why" -> why(words);
      case "v", "review" -> review();
      case "l", "level" -> changeLevel(words);
      case "s", "save" -> save(words);
      case "b", "board" -> board();
      case "?", "help" -> explain();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void board() {
    dialogue.understand();
    talk.board(round.match(), round.seats());
    if (!round.match().isOver()) {
      talk.hintsOn(round.match(), round.seats());
    }
  }

  private Answer move(String typed) {
    if (round.seats().hasNoPerson()) {
      dialogue.refuse("Try again: Enter goes on. To play yourself type first me or second me.");
      return Answer.AGAIN;
    }
    try {
      int move = moveText.parse(round.match().position(), typed);
      dialogue.understand();
      round.personPlays(move);
      return Answer.MOVED;
    } catch (IllegalPositionException e) {
      dialogue.refuse("Try again. " + e.getMessage());
      return Answer.AGAIN;
    }
  }

  private Answer undo() {
    if (!round.match().undo(round.seats().hasNoPerson())) {
      dialogue.refuse("There is no move of yours to take back.");
      return Answer.AGAIN;
    }
    session.journal().undo(game.format(round.match().position()));
    return wandered("Taken back.");
  }

  private Answer redo() {
    if (!round.match().redo()) {
      dialogue.refuse("There is nothing to play again.");
      return Answer.AGAIN;
    }
    session.journal().redo(game.format(round.match().position()));
    return wandered("Played again.");
  }

  /** The position has changed, back or forth. */
  private Answer wandered(String word) {
    dialogue.understand();
    round.save();
    dialogue.say(word);
    talk.board(round.match(), round.seats());
    return Answer.MOVED;
  }

  private Answer goOn() {
    dialogue.understand();
    round.moveForPerson();
    return Answer.MOVED;
  }

  private void hints() {
    dialogue.understand();
    talk.setHints(!talk.hasHints());
    if (talk.hasHints()) {
      talk.hintsOn(round.match(), round.seats());
      dialogue.say("Hints stay on until you type h again.");
    } else {
      dialogue.say("Hints are off.");
    }
  }

  /** Explains the move named, or the last one chosen. */
  private void why(String... words) {
    try {
      if (words.length > 1) {
        P position = round.match().position();
        why(position, moveText.parse(position, words[1]));
        return;
      }
      P before = round.match().first();
      int move = round.match().lastChoice(before);
      if (move < 0) {
        dialogue.refuse("You have not moved yet. To ask about a move type w and the move.");
      } else {
        why(before, move);
      }
    } catch (IllegalPositionException e) {
      dialogue.refuse("Try again. " + e.getMessage());
    }
  }

  private void why(P position, int move) {
    dialogue.say(
        session
            .analyst()
            .why(position, move)
            .map(why -> why.text(position, moveText::format))
            .orElse("That takes too long to tell."));
  }

  /** Tells of every move what it gave away. */
  private void review() {
    List<ReviewedPly> plies = new ArrayList<>();
    P last = round.match().position();
    List<Integer> moves = round.match().moves();
    session
        .analyst()
        .review(round.match().first(), moves, 0, Analyst.REVIEW_NODES, plies::addFirst);
    if (moves.isEmpty()) {
      dialogue.refuse("There is nothing to review yet. Make a move first.");
      return;
    }
    dialogue.understand();
    plies.stream()
        .map(ply -> ply.text(move -> moveText.format(last, move)))
        .filter(text -> !text.isEmpty())
        .forEach(dialogue::say);
    dialogue.say(ReviewedPly.summary(plies));
  }

  private void save(String... words) {
    try {
      if (words.length > 1) {
        GameFile file = GameFile.of(Path.of(words[1]));
        file.write(round.saved(), file.version());
        dialogue.say("Saved. To go on: betacut play --resume " + file.path());
      } else {
        round.save();
        dialogue.say(
            session.kept().way().orElse("Where? Type s and a file name, such as s my.game."));
      }
    } catch (InvalidPathException | IOException e) {
      dialogue.refuse(
          "%s cannot be written. Choose another name, in a folder that is there."
              .formatted(words[1]));
    }
  }

  private void changeLevel(String... words) {
    try {
      OptionalInt side = round.seats().onlyPlayer();
      boolean isNumber = words.length == 2 && words[1].matches("\\d{1,4}");
      if (side.isEmpty()) {
        throw new UsageException(
            "There is no single opponent here; type first or second, a player.");
      }
      if (!isNumber) {
        throw new UsageException(
            "This is %s. To change it type l and a number from 1 to %d, such as l 3."
                .formatted(round.seats().at(side.getAsInt()).name(), levels.size()));
      }
      int number = Integer.parseInt(words[1]);
      var player = new LevelPlayer<>(game, levels.level(number), session.random());
      seat(side.getAsInt(), Seat.of("level:" + number, player));
    } catch (UsageException e) {
      dialogue.refuse(e.getMessage());
    }
  }

  private void seat(int side, Seat<P> seat) {
    round.seats().put(side, seat);
    session.remember(seat);
    round.save();
    dialogue.understand();
    dialogue.say("From now on " + seat.name() + ".");
  }

  /** Gives a side to a player of ours or back to a person. */
  private Answer handOver(String line, String... words) {
    int side = words[0].equalsIgnoreCase("first") ? 0 : 1;
    String who = line.substring(words[0].length()).strip();
    try {
      if (who.isEmpty()) {
        throw new UsageException(
            "Who plays %s? Type %s me, or a player such as %s level:5."
                .formatted(words[0], words[0], words[0]));
      }
      boolean isMe = List.of("me", "i", SavedGame.PERSON).contains(who.toLowerCase(Locale.ROOT));
      Seat<P> seat = isMe ? Seat.person() : seat(who);
      round.seats().put(side, seat);
      round.save();
      dialogue.understand();
      dialogue.say(
          "%s is played by %s from now on."
              .formatted(talk.stone(side, round.seats()), isMe ? "you" : seat.name()));
      return Answer.MOVED;
    } catch (UsageException e) {
      dialogue.refuse(e.getMessage());
      return Answer.AGAIN;
    }
  }

  private Seat<P> seat(String description) {
    return session.seat(description);
  }

  /** Who moves for somebody who asks for it: the opponent, or one of our usual strength. */
  Player<P> standIn() {
    OptionalInt side = round.seats().onlyPlayer();
    return side.isPresent()
        ? round.seats().at(side.getAsInt()).player().orElseThrow()
        : new PlayerText<>(game, Limits.NONE).parse("level:" + Levels.USUAL).create(session.seed());
  }

  private void explain() {
    dialogue.understand();
    dialogue.say("  a move  %s".formatted(moveText.expected(round.match().position())));
    if (!moveText.help().isEmpty()) {
      dialogue.say(moveText.help());
    }
    List<String> lines =
        Arrays.asList(
            "  h       hint: the value of every move; stays on until h again",
            "  w       why: what answers your last move; w MOVE asks about another",
            "  v       review: what every move of the game gave away",
            "  u       undo: take back your last move and my answer",
            "  r       redo: play again what was taken back",
            "  g       go: I move for you",
            "  l N     play on against level N, 1 (weakest) to " + levels.size(),
            "  first WHO, second WHO   hand a side over: me, level:5, random, pvs depth=6",
            "  s       save; s FILE saves a copy there",
            "  b       the board again",
            "  q       quit; betacut play --resume goes on");
    lines.forEach(dialogue::say);
  }
}
