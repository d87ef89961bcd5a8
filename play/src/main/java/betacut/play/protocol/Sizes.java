package betacut.play.protocol;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The same game on a board of another size, for protocols that name sizes and no games. */
final class Sizes {
  private static final Pattern OTHELLO = Pattern.compile("othello(?::\\d+x\\d+)?(,.*)?");
  private static final Pattern IN_ROW = Pattern.compile("mnk:\\d+,\\d+,(\\d+)");

  private Sizes() {}

  static <P extends Position> Game<?> of(Game<P> game, int size) {
    Board board = game.board(game.start());
    if (board.width() == size && board.height() == size) {
      return game;
    }
    Matcher othello = OTHELLO.matcher(game.id());
    if (othello.matches()) {
      String suffix = othello.group(1) == null ? "" : othello.group(1);
      return Games.find("othello:%dx%d%s".formatted(size, size, suffix));
    }
    if (board.kind() == Board.Kind.CELLS) {
      return Games.find("mnk:%d,%d,%d".formatted(size, size, inRow(game)));
    }
    throw new UsageException(
        "%s is played on %dx%d here.".formatted(game.id(), board.width(), board.height()));
  }

  private static int inRow(Game<?> game) {
    Matcher named = IN_ROW.matcher(game.id());
    return named.matches() ? Integer.parseInt(named.group(1)) : game.id().equals("gomoku") ? 5 : 3;
  }
}
