package betacut.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The user's GnuPG, or one with a folder of its own. */
record Gpg(Optional<Path> home, Optional<String> key) {
  /** Writes the armoured signature of a file beside it. */
  void sign(Path file) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("--armor", "--detach-sign"));
    key.ifPresent(id -> arguments.addAll(List.of("--local-user", id)));
    arguments.add(file.toString());
    if (!succeeds(arguments)) {
      throw new IOException("gpg cannot sign " + file + ": is there a secret key?");
    }
  }

  /** True if the signature is that of this file by a key that is known here. */
  boolean isGood(Path signature, Path file) throws IOException {
    return succeeds(List.of("--verify", signature.toString(), file.toString()));
  }

  /** Runs a command; what gpg says is shown only by its exit code. */
  boolean succeeds(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("gpg", "--batch", "--yes", "--quiet"));
    home.ifPresent(folder -> command.addAll(List.of("--homedir", folder.toString())));
    command.addAll(arguments);
    Process gpg =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      return gpg.waitFor() == 0;
    } catch (InterruptedException e) {
      gpg.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while gpg was running", e);
    }
  }
}
