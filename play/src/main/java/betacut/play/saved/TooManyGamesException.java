package betacut.play.saved;

import java.io.IOException;

/** There is no room for another game, and none that is over could be forgotten. */
public final class TooManyGamesException extends IOException {
  private static final long serialVersionUID = 1;

  TooManyGamesException(int games) {
    super(
        "There are %d saved games; delete one first, in the browser or with betacut play --delete."
            .formatted(games));
  }
}
