package betacut.cli.play;

import betacut.play.analyse.Analyst;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Result;
import java.util.Optional;
import java.util.OptionalInt;

/** What is said and shown during a game: I and you where one person plays us, else the stones. */
final class Talk<P extends Position> {
  private static final String OFF = "off";

  private final Game<P> game;
  private final Dialogue dialogue;
  private final Manner manner;
  private final MoveText<P> moveText;
  private final BoardView<P> view;
  private final Hints<P> hints;
  private final Analyst<P> analyst;
  private String shown = "all";
  private boolean hasHints;

  Talk(Game<P> game, Dialogue dialogue, Manner manner, Analyst<P> analyst) {
    this.game = game;
    this.dialogue = dialogue;
    this.manner = manner;
    this.analyst = analyst;
    moveText = new MoveText<>(game, manner.classic());
    view = new BoardView<>(game, moveText, manner);
    hints = new Hints<>(game, moveText, analyst);
    hasHints = manner.hints();
  }

  Dialogue dialogue() {
    return dialogue;
  }

  MoveText<P> moveText() {
    return moveText;
  }

  boolean hasHints() {
    return hasHints;
  }

  void setHints(boolean isOn) {
    hasHints = isOn;
  }

  /** Takes the hints of a saved game; all or the best only are the same here. */
  void setHints(String saved) {
    hasHints = !saved.equals(OFF);
    shown = hasHints ? saved : shown;
  }

  /** What a saved game says about hints. */
  String hints() {
    return hasHints ? shown : OFF;
  }

  String stone(int side, Seats<P> seats) {
    return view.stone(side, seats);
  }

  void welcome(Seats<P> seats, boolean isResumed) {
    OptionalInt person = seats.onlyPerson();
    String who =
        person.isPresent()
            ? "You are %s.".formatted(stone(person.getAsInt(), seats))
            : "%s is %s, %s is %s."
                .formatted(stone(0, seats), name(seats, 0), stone(1, seats), name(seats, 1));
    dialogue.say((isResumed ? "We go on. " : "") + who + " Type ? for help, q to quit.");
  }

  private String name(Seats<P> seats, int side) {
    return seats.isPerson(side) ? "a person" : seats.at(side).name();
  }

  void board(Match<P> match, Seats<P> seats) {
    boolean comesAgain = hasHints && !manner.plain() && isPersonToMove(match, seats);
    if (!comesAgain) { // with the values on it
      dialogue.show(view.of(match, seats));
    }
  }

  private boolean isPersonToMove(Match<P> match, Seats<P> seats) {
    return !match.isOver() && seats.isPerson(match.position().mover()) && match.forcedPass() < 0;
  }

  /** Shows the values of all moves, if they are wanted. */
  void hintsOn(Match<P> match, Seats<P> seats) {
    if (hasHints) {
      dialogue.show(view.withHints(match, seats, hints));
    }
  }

  void calculating(Seats<P> seats, int mover) {
    if (seats.onlyPerson().isEmpty()) {
      return;
    }
    boolean isNextTurn = manner.classic() && !Round.hasColumns(game);
    dialogue.say(isNextTurn ? "Next turn" : "Computer calculating next move...");
  }

  /** One of our players has moved. */
  void played(Match<P> match, Seats<P> seats, int mover, String move, Result thought) {
    boolean isMine = seats.onlyPlayer().orElse(-1) == mover;
    dialogue.say(isMine ? "I play " + move + "." : stone(mover, seats) + " plays " + move + ".");
    boolean showsLater = hasHints && !manner.plain() && isPersonToMove(match, seats);
    if (showsLater && !match.isOver()) {
      dialogue.say(Thought.of(thought, game, truth(match, seats, mover)));
      return;
    }
    dialogue.show(view.of(match, seats));
    if (!match.isOver()) {
      dialogue.say(
          isMine
              ? Thought.of(thought, game, truth(match, seats, mover))
              : Thought.ofOther(thought, stone(mover, seats)));
    }
  }

  /** The paper's dialogue knows no solver, and who moves again has not left the turn to anybody. */
  private Optional<Value> truth(Match<P> match, Seats<P> seats, int mover) {
    boolean isAsked = !manner.classic() && match.position().mover() != mover;
    return isAsked && isPersonToMove(match, seats)
        ? analyst.truth(match.position())
        : Optional.empty();
  }

  void mustPass(Seats<P> seats, int mover) {
    dialogue.say(who(seats, mover, "have", "has") + " no move here and must pass.");
  }

  void movesAgain(Seats<P> seats, int mover) {
    dialogue.say(who(seats, mover, "move", "moves") + " again.");
  }

  /** Somebody does something. */
  private String who(Seats<P> seats, int mover, String ofYou, String ofOthers) {
    if (seats.onlyPerson().orElse(-1) == mover) {
      return "You " + ofYou;
    }
    return seats.onlyPlayer().orElse(-1) == mover
        ? "I " + ofYou
        : stone(mover, seats) + " " + ofOthers;
  }

  /**
   * The result sentence.
   *
   * @param winner a side, or -1 for a draw
   * @param fallen the side whose time ran out, or -1
   */
  void result(Seats<P> seats, int winner, int fallen) {
    OptionalInt person = seats.onlyPerson();
    if (fallen >= 0) {
      boolean isYours = person.isPresent() && person.getAsInt() == fallen;
      String whose =
          isYours ? "Your" : person.isPresent() ? "My" : "The flag of " + stone(fallen, seats);
      dialogue.say(
          person.isPresent() ? whose + " flag has fallen: time is over." : whose + " has fallen.");
    }
    if (winner < 0) {
      dialogue.say("It's a draw");
    } else if (person.isEmpty()) {
      dialogue.say(stone(winner, seats) + " has won.");
    } else {
      dialogue.say(person.getAsInt() == winner ? "You have won!" : "Unlucky, you lose!");
    }
  }
}
