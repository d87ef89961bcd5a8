package betacut.lab.player;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.Arrays;
import java.util.Optional;

/** The languages that programs of others may speak, by what a description begins with. */
enum ProgramLanguage {
  BETACUT("cmd:"),
  GTP("gtp:"),
  GOMOCUP("gomocup:");

  private static final String FIVE_IN_A_ROW = "gomoku|mnk:\\d+,\\d+,5";

  private final String prefix;

  ProgramLanguage(String prefix) {
    this.prefix = prefix;
  }

  String prefix() {
    return prefix;
  }

  static Optional<ProgramLanguage> of(String description) {
    return Arrays.stream(values()).filter(l -> description.startsWith(l.prefix)).findFirst();
  }

  /** Refuses a game that cannot be said in this language. */
  <P extends Position> void requireGame(Game<P> game) {
    Board board = game.board(game.start());
    if (this == GOMOCUP && !game.id().matches(FIVE_IN_A_ROW)) {
      throw new UsageException(
          "Gomocup programs play five in a row, not %s; use gomoku or mnk:20,20,5."
              .formatted(game.id()));
    }
    if (this == GTP && board.width() != board.height()) {
      throw new UsageException(
          "GTP programs play on squares, and %s has %dx%d; use a square board, or cmd:."
              .formatted(game.id(), board.width(), board.height()));
    }
  }

  <P extends Position> Protocol<P> protocol(Game<P> game, Patience patience) {
    return switch (this) {
      case BETACUT -> new LineProtocol<>(game, patience);
      case GTP -> new GtpProtocol<>(game, patience);
      case GOMOCUP -> new GomocupProtocol<>(game, patience);
    };
  }
}
