package betacut.games.kalah;

import betacut.platform.Platform;
import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.MoveListGame;
import betacut.rules.Position;
import betacut.rules.SetUp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** Kalah of one size and rule. */
public final class KalahGame implements Game<KalahPosition> {
  private final String id;
  private final Sowing sowing;
  private final SequencedMap<String, Evaluator<KalahPosition>> evaluators;

  KalahGame(String id, Sowing sowing) {
    this.id = id;
    this.sowing = sowing;
    var named = new LinkedHashMap<String, Evaluator<KalahPosition>>();
    named.put("seeds", new KalahEvaluator(KalahEvaluator.BY_HAND));
    named.put("zero", new Evaluator.Constant<>());
    evaluators = Platform.fixed(named);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return "Kalah (%d,%d)%s"
        .formatted(sowing.houses, sowing.seeds, sowing.emptyCapture ? " with empty capture" : "");
  }

  @Override
  public KalahPosition start() {
    return new KalahPosition(sowing, sowing.full(), sowing.full(), 0);
  }

  /**
   * Reads both rows, the first player's first, each from its owner's left: houses, store, and the
   * side to move, such as {@code 4,4,4,4,4,4,0/4,4,4,4,4,4,0 x}; or moves from the start.
   */
  @Override
  public KalahPosition parse(String text) {
    String wanted = text.strip();
    if (!wanted.contains("/")) {
      return MoveListGame.afterMoves(this, wanted);
    }
    String[] words = wanted.split("[\\s/]+");
    if (words.length != 3 || !words[2].matches("[xo]")) {
      throw new IllegalPositionException(
          "A board is two rows with a slash between them, a space and x (first player) or o for"
              + " the side to move, such as '"
              + format(start())
              + "'.");
    }
    long first = row(words[0]);
    long second = row(words[1]);
    int seeds = sum(first) + sum(second);
    if (seeds != sowing.total) {
      throw new IllegalPositionException(
          "There are %d seeds on this board; the game has %d.".formatted(seeds, sowing.total));
    }
    return new KalahPosition(sowing, first, second, words[2].equals("x") ? 0 : 1);
  }

  private int sum(long row) {
    return sowing.inHouses(row) + Sowing.at(row, sowing.houses);
  }

  private long row(String text) {
    String[] numbers = text.split(",", -1);
    if (numbers.length != sowing.houses + 1) {
      throw new IllegalPositionException(
          "The row '%s' has %d numbers; this game has %d houses and a store for each side."
              .formatted(text, numbers.length, sowing.houses));
    }
    long row = 0;
    for (int place = 0; place <= sowing.houses; place++) {
      if (!numbers[place].matches("\\d{1,3}") || Integer.parseInt(numbers[place]) > sowing.total) {
        throw new IllegalPositionException(
            "'%s' is not a number of seeds; there are %d in all."
                .formatted(numbers[place], sowing.total));
      }
      row |= (long) Integer.parseInt(numbers[place]) << 8 * place;
    }
    return row;
  }

  @Override
  public String format(KalahPosition position) {
    return rowText(position.row(0))
        + "/"
        + rowText(position.row(1))
        + " "
        + SetUp.STONES.charAt(position.mover());
  }

  private String rowText(long row) {
    List<String> numbers = new ArrayList<>();
    for (int place = 0; place <= sowing.houses; place++) {
      numbers.add(Integer.toString(Sowing.at(row, place)));
    }
    return String.join(",", numbers);
  }

  @Override
  public int parseMove(KalahPosition position, String text) {
    return MoveListGame.named(this, position, text);
  }

  /** The number of a house, from its owner's left. */
  @Override
  public String formatMove(int move) {
    return move == sowing.houses ? Board.Target.PASS : Integer.toString(move + 1);
  }

  @Override
  public String notationHelp() {
    return "A move is the number of a house, counted from your left.";
  }

  /** The second player's row on top, seen from below: its houses run from right to left. */
  @Override
  public Board board(KalahPosition position) {
    int width = sowing.houses + 2;
    var cells = new StringBuilder(".".repeat(2 * width));
    for (int side = 0; side < 2; side++) {
      for (int place = 0; place <= sowing.houses; place++) {
        cells.setCharAt(
            cell(side, place), Board.Seeds.letter(Sowing.at(position.row(side), place)));
      }
    }
    return new Board(Board.Kind.SEEDS, width, 2, cells.toString());
  }

  private int cell(int side, int place) {
    return side == 0 ? sowing.houses + 2 + place + 1 : sowing.houses - place;
  }

  @Override
  public int targetCell(KalahPosition position, int move) {
    return move == sowing.houses ? -1 : cell(position.mover(), move);
  }

  @Override
  public List<String> path(KalahPosition position, int move) {
    int cell = targetCell(position, move);
    return List.of(cell < 0 ? Board.Target.PASS : Board.Target.cell(cell));
  }

  @Override
  public boolean owns(Position position) {
    return position instanceof KalahPosition other && other.sowing().hasRulesOf(sowing);
  }

  @Override
  public SequencedMap<String, Evaluator<KalahPosition>> evaluators() {
    return evaluators;
  }
}
