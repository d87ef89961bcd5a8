package betacut.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A file with bytes flipped, cut off, added or zeroed: whoever reads it learns the same as before,
 * or why not.
 */
final class DamageAttack implements Attack {
  private final Specimen specimen;
  private final Path folder;

  private DamageAttack(Specimen specimen, Path folder) {
    this.specimen = specimen;
    this.folder = folder;
  }

  /** One for each kind of file. */
  static List<Attack> all(Path folder) {
    List<Attack> all = new ArrayList<>();
    for (Specimen specimen : Specimen.all()) {
      all.add(new DamageAttack(specimen, folder));
    }
    return all;
  }

  @Override
  public String name() {
    return "damage:" + specimen.name();
  }

  @Override
  public String what() {
    return "bytes flipped, cut, added, zeroed; read again";
  }

  @Override
  public int usualTimes() {
    return 100;
  }

  @Override
  public void run(Attempts attempts) throws Exception {
    Path path = specimen.made(folder);
    byte[] whole = Files.readAllBytes(path);
    String answer = specimen.read(path).answer().orElseThrow();
    attempts.each(i -> damage(path, whole, answer, attempts, i));
  }

  private void damage(Path path, byte[] whole, String answer, Attempts attempts, long attempt) {
    byte[] damaged = Mutation.of(attempts.random(attempt), whole);
    try {
      Files.write(path, damaged);
      Specimen.Learned learned = specimen.read(path);
      String refusal = learned.refusal();
      if (learned.answer().isEmpty()) {
        attempts.saw("refused");
        requireNamed(path, refusal, attempts, attempt);
      } else if (learned.answer().get().equals(answer)) {
        attempts.saw("the same");
      } else {
        attempts.fail(attempt, difference(whole, damaged));
      }
      remains(path);
      Files.write(path, whole);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (Exception fault) {
      attempts.fail(attempt, "%s%n%s".formatted(fault, difference(whole, damaged)));
    }
  }

  private static void requireNamed(Path path, String refusal, Attempts attempts, long attempt) {
    String name = path.getFileName().toString();
    String folder = path.getParent().getFileName().toString();
    if (!refusal.contains(name) && !refusal.contains(folder)) {
      attempts.fail(attempt, "refused without naming it: " + refusal);
    }
  }

  /** What a database leaves beside its file belongs to the damaged one. */
  private static void remains(Path file) throws IOException {
    for (String ending : List.of("-wal", "-shm", "-journal")) {
      Files.deleteIfExists(file.resolveSibling(file.getFileName() + ending));
    }
  }

  /** Where the two differ first, with what is around it. */
  private static String difference(byte[] whole, byte[] damaged) {
    int at = 0;
    while (at < whole.length && at < damaged.length && whole[at] == damaged[at]) {
      at++;
    }
    return "taken for good: byte %d of %d: '%s' for '%s'"
        .formatted(at, whole.length, part(damaged, at), part(whole, at));
  }

  private static String part(byte[] bytes, int at) {
    int from = Math.max(0, Math.min(bytes.length, at) - 12);
    int end = Math.min(bytes.length, from + 28);
    return Mutation.shown(java.util.Arrays.copyOfRange(bytes, from, end)).replace("\n", "⏎");
  }
}
