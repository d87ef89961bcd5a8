package betacut.play.protocol;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The languages that programs of others may speak, by what a description begins with. */
public enum ProgramLanguage {
  BETACUT("cmd:"),
  GTP("gtp:"),
  GOMOCUP("gomocup:"),
  NBOARD("nboard:");

  private static final String FIVE_IN_A_ROW = "gomoku|mnk:\\d+,\\d+,5";

  private final String prefix;

  ProgramLanguage(String prefix) {
    this.prefix = prefix;
  }

  public String prefix() {
    return prefix;
  }

  public static Optional<ProgramLanguage> of(String description) {
    return Arrays.stream(values()).filter(l -> description.startsWith(l.prefix)).findFirst();
  }

  /** Refuses a game that cannot be said in this language. */
  public <P extends Position> void requireGame(Game<P> game) {
    Board board = game.board(game.start());
    if (this == GOMOCUP && !game.id().matches(FIVE_IN_A_ROW)) {
      throw new UsageException(
          "Gomocup programs play five in a row, not %s; use gomoku or mnk:20,20,5."
              .formatted(game.id()));
    }
    if (this == NBOARD && board.kind() != Board.Kind.FLIPPING_DISCS) {
      throw new UsageException(
          "NBoard programs play Othello, not %s; use cmd: for a program of another game."
              .formatted(game.id()));
    }
    if (this == GTP && board.width() != board.height()) {
      throw new UsageException(
          "GTP programs play on squares, and %s has %dx%d; use a square board, or cmd:."
              .formatted(game.id(), board.width(), board.height()));
    }
  }

  /** A player for whom a program moves that speaks this language. */
  public <P extends Position> ProgramPlayer<P> player(
      String name, List<String> command, Game<P> game) {
    return new ProgramPlayer<>(name, command, protocol(game, ReplyTimeouts.USUAL));
  }

  <P extends Position> Protocol<P> protocol(Game<P> game, ReplyTimeouts timeouts) {
    return switch (this) {
      case BETACUT -> new LineProtocol<>(game, timeouts);
      case GTP -> new GtpProtocol<>(game, timeouts);
      case NBOARD -> new NBoardProtocol<>(game, timeouts);
      case GOMOCUP -> new GomocupProtocol<>(game, timeouts);
    };
  }
}
