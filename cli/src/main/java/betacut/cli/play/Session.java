package betacut.cli.play;

import betacut.lab.player.LevelPlayer;
import betacut.lab.player.Levels;
import betacut.lab.player.Player;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Plays games with a person until the person has had enough. */
public final class Session<P extends Position> {
  private enum Answer {
    MOVED,
    AGAIN,
    LEFT
  }

  private final Game<P> game;
  private final Dialogue dialogue;
  private final Journal journal;
  private final Manner manner;
  private final long seed;
  private final RandomGenerator random;
  private final MoveText<P> moveText;
  private final BoardView<P> view;
  private final Hints<P> hints;
  private final Levels levels;
  private Player<P> opponent;

  /**
   * @param random the opponent's own source of chance, made from {@code seed}
   */
  public Session(
      Game<P> game,
      Player<P> opponent,
      Dialogue dialogue,
      Journal journal,
      Manner manner,
      long seed,
      RandomGenerator random) {
    this.game = game;
    this.opponent = opponent;
    this.dialogue = dialogue;
    this.journal = journal;
    this.manner = manner;
    this.seed = seed;
    this.random = random;
    moveText = new MoveText<>(game, manner.classic());
    view = new BoardView<>(game, moveText, manner);
    hints = new Hints<>(game, moveText);
    levels = Levels.of(game);
  }

  /** Returns when the person leaves or the input ends. */
  public void run() {
    dialogue.say(
        "Welcome to %s against the computer (%s).".formatted(game.title(), opponent.name()));
    if (manner.verbose()) {
      dialogue.say(
          "Seed %d: the same moves with --seed %d give the same game.".formatted(seed, seed));
    }
    boolean again = true;
    while (again) {
      again = playOne() && dialogue.askYesNo("Another game?").orElse(false);
    }
    dialogue.say("Goodbye.");
  }

  /** Plays a game to its end; false if the person left before. */
  private boolean playOne() {
    Optional<Boolean> first = manner.humanFirst();
    if (first.isEmpty()) {
      first = dialogue.askYesNo("Do you want to move first?");
      if (first.isEmpty()) {
        return false;
      }
    }
    var match = new Match<>(game, first.get());
    journal.start(game.id(), opponent.name(), first.get() ? "first" : "second", seed);
    dialogue.say("You are %s. Type ? for help, q to quit.".formatted(view.humanStone(match)));
    dialogue.show(view.of(match));
    while (!match.isOver()) {
      if (!match.isHumansTurn()) {
        engineTurn(match);
      } else if (!humanTurn(match)) {
        journal.end("abandoned", null, match.moveNames(), seed);
        return false;
      }
    }
    conclude(match);
    return true;
  }

  private void engineTurn(Match<P> match) {
    dialogue.say(calculating());
    Player.Choice choice = opponent.choose(match.position());
    String name = moveText.format(match.position(), choice.move());
    match.play(choice.move(), false);
    journal.engineMove(game.formatMove(choice.move()), game.format(match.position()), choice);
    dialogue.say("I play " + name + ".");
    dialogue.show(view.of(match));
    if (!match.isOver()) {
      dialogue.say(Thought.of(choice.thought()));
    }
  }

  private String calculating() {
    boolean hasColumns = game.board(game.start()).kind() == Board.Kind.COLUMNS;
    return manner.classic() && !hasColumns ? "Next turn" : "Computer calculating next move...";
  }

  /** Asks until a move is made or the position has changed; false if the person left. */
  private boolean humanTurn(Match<P> match) {
    int pass = match.forcedPass();
    if (pass >= 0) {
      dialogue.say("You have no move here and must pass.");
      play(match, pass, false);
      return true;
    }
    Answer answer = Answer.AGAIN;
    while (answer == Answer.AGAIN) {
      String question = "Your move (" + moveText.expected(match.position()) + "):";
      answer = dialogue.ask(question).map(line -> answer(match, line)).orElse(Answer.LEFT);
    }
    return answer == Answer.MOVED;
  }

  private Answer answer(Match<P> match, String line) {
    String[] words = line.toLowerCase(Locale.ROOT).split("\\s+");
    switch (words[0]) {
      case "q", "quit" -> {
        return Answer.LEFT;
      }
      case "u", "undo" -> undo(match);
      case "h", "hint" -> {
        dialogue.understand();
        dialogue.show(hints.of(match.position()));
      }
      case "l", "level" -> changeLevel(words);
      case "?", "help" -> {
        dialogue.understand();
        explain(match);
      }
      case "" -> dialogue.refuse("Nothing typed. Type a move, or ? for help.");
      default -> {
        return move(match, line);
      }
    }
    return Answer.AGAIN;
  }

  private Answer move(Match<P> match, String typed) {
    try {
      int move = moveText.parse(match.position(), typed);
      dialogue.understand();
      play(match, move, true);
      return Answer.MOVED;
    } catch (IllegalPositionException e) {
      dialogue.refuse("Try again. " + e.getMessage());
      return Answer.AGAIN;
    }
  }

  private void play(Match<P> match, int move, boolean isChosen) {
    match.play(move, isChosen);
    journal.humanMove(game.formatMove(move), game.format(match.position()));
    dialogue.show(view.of(match));
  }

  private void undo(Match<P> match) {
    if (match.undo()) {
      journal.undo(game.format(match.position()));
      dialogue.understand();
      dialogue.say("Taken back.");
      dialogue.show(view.of(match));
    } else {
      dialogue.refuse("There is no move of yours to take back.");
    }
  }

  private void changeLevel(String... words) {
    try {
      boolean isNumber = words.length == 2 && words[1].matches("\\d{1,4}");
      if (!isNumber) {
        throw new UsageException(
            "This is %s. To change it type l and a number from 1 to %d, such as l 3."
                .formatted(opponent.name(), levels.size()));
      }
      opponent = new LevelPlayer<>(game, levels.level(Integer.parseInt(words[1])), random);
      dialogue.understand();
      dialogue.say("From now on " + opponent.name() + ".");
    } catch (UsageException e) {
      dialogue.refuse(e.getMessage());
    }
  }

  private void explain(Match<P> match) {
    dialogue.say("  a move  %s".formatted(moveText.expected(match.position())));
    if (!moveText.help().isEmpty()) {
      dialogue.say(moveText.help());
    }
    dialogue.say("  h       hint: the value of every move");
    dialogue.say("  u       undo: take back your last move and my answer");
    dialogue.say("  l N     play on against level N, 1 (weakest) to " + levels.size());
    dialogue.say("  q       quit");
  }

  private void conclude(Match<P> match) {
    int result = match.resultForHuman();
    String winner = result > 0 ? "human" : result < 0 ? "engine" : "draw";
    journal.end(match.result(), winner, match.moveNames(), seed);
    dialogue.say(result > 0 ? "You have won!" : result < 0 ? "Unlucky, you lose!" : "It's a draw");
  }
}
