package betacut.play.protocol;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.Locale;
import java.util.function.Consumer;

/** The protocols by name, with the game each is usually about. */
public enum ProtocolName {
  BETACUT("connect4"),
  GTP("othello"),
  NBOARD("othello"),
  GOMOCUP("gomoku"),
  PONS("connect4");

  private final String usualGame;

  ProtocolName(String usualGame) {
    this.usualGame = usualGame;
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String usualGame() {
    return usualGame;
  }

  /** The protocol of a name. */
  public static ProtocolName named(String name) {
    return Nearest.named(
        name,
        values(),
        ProtocolName::id,
        "There is no protocol '%s'.%s Protocols: %s",
        UsageException::new);
  }

  /** Refuses a game that the protocol cannot write. */
  public <P extends Position> void requireGame(Game<P> game) {
    Board.Kind kind = game.board(game.start()).kind();
    boolean isFit =
        switch (this) {
          case BETACUT, GTP -> true;
          case NBOARD -> kind == Board.Kind.FLIPPING_DISCS;
          case GOMOCUP -> kind == Board.Kind.CELLS;
          case PONS -> game.id().startsWith("connect4");
        };
    if (!isFit) {
      throw new UsageException(
          "The protocol %s cannot speak about %s; leave out the game, or use --protocol betacut."
              .formatted(id(), game.id()));
    }
  }

  /**
   * The language for one conversation about a game to begin with.
   *
   * @param maker makes brains for the games that the other side may ask for instead
   * @param version ours, for those who want to know
   * @param out takes what we say, a line at a time, from two threads
   */
  public <P extends Position> Language language(
      Game<P> game, Brain.Maker maker, String version, Consumer<String> out) {
    var seat = new ProtocolGame<>(maker.create(game));
    return switch (this) {
      case BETACUT -> new LineLanguage(seat, maker, out);
      case GTP -> new GtpLanguage(seat, maker, version, out);
      case NBOARD -> new NBoardLanguage(seat, maker, out);
      case GOMOCUP -> new GomocupLanguage(seat, maker, version, out);
      case PONS -> throw new IllegalStateException("answered by the solver's batch");
    };
  }
}
