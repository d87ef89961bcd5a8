package betacut.play.saved;

import java.io.IOException;
import java.nio.file.Path;

/** Where a game is to be saved lies something else, which is left as it is. */
public final class NotOurGameException extends IOException {
  private static final long serialVersionUID = 1;

  NotOurGameException(Path file, String reason) {
    super(
        "%s is no saved game that can be read (%s). It was left as it is; move it away, or save under another name."
            .formatted(file, reason));
  }
}
