package betacut.solve.layers;

import betacut.platform.SafeFile;
import betacut.rules.Game;
import betacut.rules.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where the files of one game's table are: {@code certificate.txt}, and for every layer a folder
 * with the numbers ({@code 0000.keys}) and scores ({@code 0000.scores}) of its parts.
 */
public record TableFolder(Path path) {
  private static final String CERTIFICATE = "certificate.txt";
  private static final String RUNS = "runs";

  /** The folder of a game below the folder of a user's data. */
  public static TableFolder of(Path data, Game<?> game) {
    return new TableFolder(data.resolve("tables").resolve(game.id().replaceAll("[^a-z0-9]", "-")));
  }

  Path keys(int layer, int part) {
    return layerFolder(layer).resolve("%04d.keys".formatted(part));
  }

  Path scores(int layer, int part) {
    return layerFolder(layer).resolve("%04d.scores".formatted(part));
  }

  Path layerFolder(int layer) {
    return path.resolve("%02d".formatted(layer));
  }

  /** Children of one piece of a layer, until they are merged. */
  Path run(int layer, int number) {
    return runs().resolve("%02d-%06d".formatted(layer, number));
  }

  /** Scores of some positions of a part, until it has all of them. */
  Path solved(int layer, int part, int from, int to) {
    return runs().resolve("%02d-%04d-%d-%d.scores".formatted(layer, part, from, to));
  }

  Path runs() {
    return path.resolve(RUNS);
  }

  /** Deletes what a process has left that was killed while it wrote. */
  void deleteLeftovers() throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.toList()) {
        if (SafeFile.UNFINISHED.matcher(file.getFileName().toString()).matches()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  void deleteRuns() throws IOException {
    if (Files.isDirectory(runs())) {
      try (Stream<Path> files = Files.list(runs())) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(runs());
    }
  }

  /**
   * What a game's table claims, if there is one.
   *
   * @throws UsageException if the file is damaged, of another version or of another game
   */
  public Optional<Certificate> certificate(Game<?> game) {
    Path file = path.resolve(CERTIFICATE);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      Certificate certificate = Certificate.parse(file.toString(), text);
      if (!certificate.game().equals(game.id())) {
        throw new UsageException(
            "%s is of %s, not of %s; name another folder with --data."
                .formatted(file, certificate.game(), game.id()));
      }
      return Optional.of(certificate);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void write(Certificate certificate) throws IOException {
    SafeFile.write(path.resolve(CERTIFICATE), StandardCharsets.UTF_8.encode(certificate.text()));
  }

  /** A file as it was written. */
  ByteBuffer verified(Path file, String sum) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw damaged(file, "it is not there");
    }
    ByteBuffer bytes = SafeFile.map(file);
    if (!SafeFile.sha256(bytes).equals(sum)) {
      throw damaged(file, "its bytes are not those that the certificate names");
    }
    return bytes;
  }

  UsageException damaged(Path file, String reason) {
    return new UsageException(
        "%s is damaged: %s. Remove the folder %s and build the table again."
            .formatted(file, reason, path));
  }

  List<KeyRun> keyRuns(int layer, Certificate.Layer claim) throws IOException {
    KeyRun[] runs = new KeyRun[claim.parts().size()];
    for (int part = 0; part < runs.length; part++) {
      runs[part] = new KeyRun(verified(keys(layer, part), claim.parts().get(part).keys()));
    }
    return List.of(runs);
  }

  List<ScoreRun> scoreRuns(int layer, Certificate.Layer claim) throws IOException {
    ScoreRun[] runs = new ScoreRun[claim.parts().size()];
    for (int part = 0; part < runs.length; part++) {
      runs[part] = new ScoreRun(verified(scores(layer, part), claim.parts().get(part).scores()));
    }
    return List.of(runs);
  }

  long usableBytes() {
    try {
      return Files.getFileStore(path).getUsableSpace();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Bytes of all files that a certificate names. */
  public long bytes(Certificate certificate) {
    return IntStream.range(0, certificate.layers().size())
        .mapToLong(layer -> bytes(layer, certificate.layers().get(layer)))
        .sum();
  }

  private long bytes(int layer, Certificate.Layer claim) {
    try {
      long bytes = 0;
      for (int part = 0; part < claim.parts().size(); part++) {
        bytes += Files.size(keys(layer, part));
        bytes += claim.isValued() ? Files.size(scores(layer, part)) : 0;
      }
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
