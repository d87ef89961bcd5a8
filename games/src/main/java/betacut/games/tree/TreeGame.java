package betacut.games.tree;

import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.MoveListGame;
import betacut.rules.Position;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * A tree somebody typed, as a game: the sides take turns to choose a branch, and a leaf ends the
 * game with its score for the first player.
 */
public final class TreeGame extends MoveListGame<TreePosition> {
  private final TypedTree tree;

  TreeGame(TypedTree tree) {
    super(TreeFamily.ID + ":" + tree);
    this.tree = tree;
  }

  @Override
  public String title() {
    return "Typed tree";
  }

  @Override
  public TreePosition start() {
    return new TreePosition(tree);
  }

  /** The way gone so far: a stone for each ply. A move is a branch, not a cell. */
  @Override
  public Board board(TreePosition position) {
    int plies = tree.height(0);
    var cells = new StringBuilder();
    for (int ply = 0; ply < plies; ply++) {
      boolean isMade = ply < position.ply();
      cells.append(!isMade ? Board.EMPTY : ply % 2 == 0 ? Board.FIRST : Board.SECOND);
    }
    return new Board(Board.Kind.CELLS, plies, 1, cells.toString());
  }

  @Override
  public String notationHelp() {
    return "A move is the number of a branch, from 1; a leaf's score is for the first player.";
  }

  /** Where the depth ends above the leaves: their mean, or nothing at all. */
  @Override
  public SequencedMap<String, Evaluator<TreePosition>> evaluators() {
    var evaluators = new LinkedHashMap<String, Evaluator<TreePosition>>();
    evaluators.put("mean", TreePosition::mean);
    evaluators.put("zero", new Evaluator.Constant<>());
    return evaluators;
  }

  /** Positions of another tree mean nothing here. */
  @Override
  public boolean owns(Position position) {
    return position instanceof TreePosition other
        && other.tree().toString().equals(tree.toString());
  }

  @Override
  public boolean endsInPoints() {
    return true;
  }
}
