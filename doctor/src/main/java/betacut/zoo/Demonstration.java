package betacut.zoo;

import betacut.explain.Message;
import betacut.platform.SplitMix;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.testkit.OwnSearch;
import betacut.testkit.OwnSearch.Answer;
import betacut.testkit.Truth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A position where a bug shows, and the question that brings it out.
 *
 * @param game the game's name
 * @param moves the moves from the start, in the game's notation
 * @param depth plies to search
 * @param nodes the limit of questions that have one, otherwise 0
 */
public record Demonstration(
    Bug bug, String game, String moves, Question question, int depth, long nodes) {
  private static final int GAMES = 50;
  private static final int GAME_PLIES = 10;

  /** What is asked, and after what. */
  public enum Question {
    /** One search with an empty table. */
    SEARCH,
    /** Which moves are best. */
    TIES,
    /** Searches to all depths up to the last with one table. */
    DEEPEN,
    /** The position before the last move first, with one table. */
    AFTER_THE_MOVE_BEFORE,
    /** Deepening that is stopped. */
    WITHIN,
    /** A stopped search first, then a whole one with the same table. */
    AFTER_A_STOP,
    /** Many games from here. */
    GAMES;

    private String key() {
      return "zoo.ask." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * What the bug answers and what is right, both found out just now.
   *
   * @param right what plain minimax says
   * @param wrong what the engine with the bug says
   * @param comment what the difference means, if there is something to add
   */
  public record Shown(Message right, Message wrong, Optional<Message> comment) {
    public boolean differs() {
      return !right.equals(wrong);
    }
  }

  /** The shortest position we know where the bug chooses a worse move, or a wrong value. */
  public static Demonstration of(Bug bug) {
    return switch (bug) {
      case NONE, RETURN_BEFORE_UNDO, EVALUATION_FROM_WRONG_SIDE -> search(bug, "", 3);
      case WIN_WITHOUT_DISTANCE -> search(bug, "41427354", 5);
      case TIES_FROM_BOUNDS -> connect4(bug, "", Question.TIES, 2, 0);
      case TABLE_WITHOUT_BOUNDS -> search(bug, "21", 6);
      case TABLE_BOUNDS_SWAPPED -> connect4(bug, "767", Question.AFTER_THE_MOVE_BEFORE, 5, 0);
      case BOUND_FROM_RAISED_ALPHA -> connect4(bug, "21", Question.AFTER_THE_MOVE_BEFORE, 3, 0);
      case TABLE_DEPTH_UNCHECKED -> connect4(bug, "", Question.DEEPEN, 3, 0);
      case WIN_DISTANCE_NOT_ADJUSTED ->
          connect4(bug, "31552765262", Question.AFTER_THE_MOVE_BEFORE, 2, 0);
      case KEY_NOT_VERIFIED -> connect4(bug, "4", Question.AFTER_THE_MOVE_BEFORE, 4, 0);
      case UNFINISHED_DEPTH_USED -> connect4(bug, "", Question.WITHIN, 3, 100);
      case ABORTED_VALUES_STORED -> connect4(bug, "", Question.AFTER_A_STOP, 4, 300);
      case BEST_SCORE_OVER_DEPTHS -> connect4(bug, "41", Question.WITHIN, 2, 100);
      case MINUS_INFINITY_IS_MIN_VALUE -> search(bug, "", 2);
      case MISSING_DIAGONAL -> search(bug, "43545443", 5);
      case WRAPPED_BITBOARD -> search(bug, "42342", 6);
      case PASS_IS_THE_END ->
          new Demonstration(bug, "othello:6x6", "e4c5b5a5b6d5b4b3", Question.SEARCH, 5, 0);
      case SAME_GAME_EVERY_TIME -> new Demonstration(bug, "mnk:4,4,4", "", Question.GAMES, 2, 0);
    };
  }

  private static Demonstration search(Bug bug, String moves, int depth) {
    return connect4(bug, moves, Question.SEARCH, depth, 0);
  }

  private static Demonstration connect4(
      Bug bug, String moves, Question question, int depth, long nodes) {
    return new Demonstration(bug, "connect4", moves, question, depth, nodes);
  }

  /** The question. */
  public Message asked() {
    return switch (question) {
      case GAMES -> Message.of(question.key(), "games", GAMES, "plies", GAME_PLIES, "depth", depth);
      case WITHIN, AFTER_A_STOP -> Message.of(question.key(), "depth", depth, "nodes", (int) nodes);
      default -> Message.of(question.key(), "depth", depth);
    };
  }

  /** Asks both engines. */
  public Shown show() {
    return bug.isInRules() ? showRules(Games.find(game)) : show(Games.find(game));
  }

  private <P extends Position> Shown show(Game<P> found) {
    Evaluator<P> evaluator = found.evaluators().firstEntry().getValue();
    P position = found.parse(moves);
    return switch (question) {
      case GAMES -> new Shown(games(Bug.NONE, found), games(bug, found), Optional.empty());
      case TIES -> {
        List<Integer> right = Truth.of(position, evaluator, depth).bestMoves();
        List<Integer> wrong =
            new ZooSearch(bug)
                .bestMoves(position, OwnSearch.opinion(evaluator), depth)
                .orElseThrow();
        yield new Shown(names(found, right), names(found, wrong), Optional.empty());
      }
      default -> {
        int finished = answer(Bug.NONE, found, position).depth();
        Answer wrong = answer(bug, found, position);
        yield shown(found, Truth.of(position, evaluator, finished), wrong);
      }
    };
  }

  private <P extends Position> Shown showRules(Game<P> found) {
    BuggyGame<P> mistaken = BuggyRules.of(bug, found);
    Evaluator<P> evaluator = found.evaluators().firstEntry().getValue();
    Truth truth = Truth.of(found.parse(moves), evaluator, depth);
    return shown(
        found,
        truth,
        new ZooSearch(Bug.NONE).search(mistaken.parse(moves), opinion(mistaken), depth));
  }

  private static <P extends Position> Evaluator<Position> opinion(Game<P> game) {
    return OwnSearch.opinion(game.evaluators().firstEntry().getValue());
  }

  private Answer answer(Bug asked, Game<?> found, Position position) {
    var search = new ZooSearch(asked);
    Evaluator<Position> opinion = opinion(found);
    switch (question) {
      case DEEPEN -> {
        for (int shallow = 1; shallow < depth; shallow++) {
          search.search(position.copy(), opinion, shallow);
        }
      }
      case AFTER_THE_MOVE_BEFORE -> search.search(found.parse(allButLast()), opinion, depth + 1);
      case AFTER_A_STOP -> search.searchWithin(position.copy(), opinion, depth, nodes);
      default -> {}
    }
    return question == Question.WITHIN
        ? search.searchWithin(position.copy(), opinion, depth, nodes).orElseThrow()
        : search.search(position.copy(), opinion, depth);
  }

  private String allButLast() {
    return moves.substring(0, moves.length() - 1);
  }

  private static <P extends Position> Shown shown(Game<P> game, Truth truth, Answer wrong) {
    List<Integer> best = truth.bestMoves();
    int played = wrong.move();
    int right = best.contains(played) ? played : best.getFirst();
    Optional<Message> comment =
        truth.moves().contains(played) && !best.contains(played)
            ? Optional.of(said("zoo.truth", game, played, truth.valueOf(played)))
            : Optional.empty();
    return new Shown(
        said("zoo.says.move", game, right, truth.value()),
        said("zoo.says.move", game, played, wrong.value()),
        comment);
  }

  private static Message said(String key, Game<?> game, int move, int score) {
    return Message.of(key, "move", game.formatMove(move), "score", ZooWords.score(score));
  }

  private static Message names(Game<?> game, List<Integer> moves) {
    return Message.of(
        "zoo.says.moves",
        "moves",
        moves.stream().map(game::formatMove).collect(Collectors.joining(" ")));
  }

  private <P extends Position> Message games(Bug player, Game<P> found) {
    Set<List<Integer>> different = new HashSet<>();
    for (int number = 0; number < GAMES; number++) {
      SplitMix random = SplitMix.of(1, number);
      P position = found.parse(moves);
      List<Integer> played = new ArrayList<>();
      while (played.size() < GAME_PLIES && position.outcome() == Position.ONGOING) {
        var chance = new SplitMix(random.nextLong());
        int move =
            new ZooSearch(player)
                .choose(position.copy(), opinion(found), depth, chance)
                .orElseThrow();
        played.add(move);
        position.make(move);
      }
      different.add(played);
    }
    return Message.of("zoo.says.games", "n", different.size(), "games", GAMES);
  }
}
