package betacut.bench.chaos;

import betacut.cli.core.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * To be run by a process whose folder is this one's: changed command lines write anywhere.
 *
 * <p>Command lines of every verb but {@code serve}, which only ends with its process: good ones
 * with words changed, doubled, exchanged or left out. The exit code is one that help names, and
 * what is said is no trace.
 */
final class VerbAttack implements Attack {
  /** Each takes a moment whatever becomes of its words: no number grows by a change. */
  private static final List<String> GOOD =
      List.of(
          "play tictactoe --level 1 --seed 1",
          "play connect4 --algorithm pvs --depth 2 --no-memory",
          "play --saved",
          "review --json",
          "analyse connect4 44 --depth 3 --json",
          "analyse othello f5d6 --time 5ms --no-memory",
          "analyse tictactoe x.o/.x./..o --depth 2 --table bucket --table-mib 1",
          "analyse kalah:3,2 --nodes 50 --algorithm mtdf",
          "analyse pentago --depth 1 --with etc --order killers",
          "solve connect4 7422341735647741166133573473242566 --columns",
          "solve tictactoe 5 --time 50ms",
          "solve connect4:4x4 --weak --json",
          "tree ((3_12_8)(2_4_6)) --format svg",
          "tree tictactoe --depth 2 --algorithm alphabeta --format dot",
          "book info",
          "book verify --sample 1",
          "book build connect4:4x3 --plies 2 --out chaos.book",
          "perft connect4 2 --json",
          "perft othello 2 --position f5",
          "stats tictactoe --games 3 --seed 1",
          "bench --suite quick",
          "lab list --json --db chaos.sqlite",
          "lab show essay",
          "lab run chaos.toml --db chaos.sqlite --workers 1",
          "lab report small --db chaos.sqlite",
          "lab verify small --db chaos.sqlite",
          "lab people sheet.csv --json",
          "lab power small --ratio 0.9 --power 0.8 --db chaos.sqlite",
          "tournament tictactoe --players random;level:1 --rounds 1 --db chaos.sqlite --seed 1",
          "tournament tictactoe --mode sprt --players random;random --rounds 1 --db chaos.sqlite",
          "level list connect4",
          "level check tictactoe --games 2 --seed 1",
          "tune connect4:4x4 --games 50 --nodes 5 --pairs 1 --db chaos.sqlite",
          "probcut connect4:4x4 --positions 40 --depth 5 --stages 1",
          "engine tictactoe --protocol betacut --depth 1",
          "engine --protocol pons --time 5ms",
          "doctor chaos/Chaos.java",
          "zoo 3a",
          "zoo --json",
          "new-game Chaos7 --json",
          "run chaos/Chaos.java games",
          "run chaos/Chaos.java analyse --depth 2",
          "games connect4 --json",
          "completion bash",
          "man",
          "help analyse",
          "serve --port -1",
          "serve --help");

  /** Verbs that a change must not turn another line into: they take long, or do not end. */
  private static final List<String> LASTING = List.of("serve", "bench");

  private final Path folder;

  VerbAttack(Path folder) {
    this.folder = folder;
  }

  @Override
  public String name() {
    return "verbs";
  }

  @Override
  public String what() {
    return "mutated command lines of every verb, in one process";
  }

  @Override
  public int usualTimes() {
    return 1000;
  }

  @Override
  public void run(Attempts attempts) throws IOException {
    Files.writeString(folder.resolve("chaos.toml"), SmallRuns.EXPERIMENT);
    for (String line :
        List.of(
            "lab run chaos.toml --db chaos.sqlite",
            "new-game Chaos",
            "play tictactoe --level 1 --sheet sheet.csv --as me --seed 1")) {
      Typed.run(folder, "5\n1\n9\n2\n8\n3\n7\n4\n6\n", List.of(line.split(" ")));
    }
    attempts.each(i -> type(attempts, i));
  }

  private void type(Attempts attempts, long attempt) {
    SplittableRandom random = attempts.random(attempt);
    List<String> words = words(random);
    Typed typed = Typed.run(folder, "4\n\0\nhelp\nquit\n", words);
    attempts.saw("exit " + typed.code());
    boolean isKnown = ExitCode.meanings().containsKey(Integer.toString(typed.code()));
    if (!isKnown || typed.tellsOfOurFault()) {
      attempts.fail(attempt, "%s: exit %d%n%s".formatted(words, typed.code(), typed.err()));
    }
  }

  private List<String> words(SplittableRandom random) {
    String line = Mutation.pick(random, GOOD);
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    if (line.startsWith("serve")) {
      return words;
    }
    for (int changes = random.nextInt(3); changes > 0; changes--) {
      change(random, words);
    }
    boolean isLasting =
        !LASTING.contains(line.split(" ")[0])
            && words.stream().anyMatch(word -> LASTING.stream().anyMatch(word::startsWith));
    return words.stream()
        .map(word -> isLasting && LASTING.contains(word) ? "help" : word.replace('_', ' '))
        .toList();
  }

  private static void change(SplittableRandom random, List<String> words) {
    int at = random.nextInt(words.size());
    String word = words.get(at);
    switch (random.nextInt(6)) {
      case 0 -> words.remove(at);
      case 1 -> words.add(at, word);
      case 2 -> words.add(at, Mutation.nasty(random));
      case 3 ->
          words.set(
              at,
              Mutation.pick(
                  random,
                  Stream.of(Mutation.pick(random, GOOD).split(" "))
                      .filter(other -> !other.matches("\\d+"))
                      .toList()));
      default -> words.set(at, word.matches("\\d+") ? "0" : Mutation.of(random, word));
    }
    if (words.isEmpty()) {
      words.add("help");
    }
  }
}
