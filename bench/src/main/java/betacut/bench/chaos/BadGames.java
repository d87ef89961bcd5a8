package betacut.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Games of a user that break what rules promise: whoever asks is told that the game is wrong, never
 * that we are, never an exact value that is none, and never exit code 0.
 */
final class BadGames implements Attack {
  /** Nim with twelve stones, of which one to three are taken; whoever takes the last one wins. */
  private static final String SOURCE =
      """
      import betacut.rules.Outcome;
      import betacut.rules.Rules;
      import java.util.List;

      public class Bad implements Rules<Integer, Integer> {
        public Integer start() {
          return 12;
        }

        public List<Integer> moves(Integer left) {
          if (left > 6) {
            return List.of(1, 2, 3);
          }
          return MOVES;
        }

        public Integer play(Integer left, Integer taken) {
          if (left > 6) {
            return left - taken;
          }
          return PLAY;
        }

        public Outcome result(Integer left) {
          if (left > 6) {
            return Outcome.ONGOING;
          }
          return RESULT;
        }

        public int pliesLeft(Integer left) {
          return PLIES;
        }

        static <T> T loop() {
          while (true) {
            Thread.onSpinWait();
          }
        }

        static <T> T deep(int n) {
          return Bad.<T>deep(n + 1);
        }

        static <T> T hog() {
          var all = new java.util.ArrayList<long[]>();
          while (true) {
            all.add(new long[1 << 20]);
          }
        }

        static <T> T exit(boolean halts) {
          if (halts) {
            Runtime.getRuntime().halt(0);
          }
          System.exit(0);
          return null;
        }

        static <T> T fail(RuntimeException wrong) {
          throw wrong;
        }

        static <T> T link() {
          throw new NoClassDefFoundError("others/Library");
        }
      }
      """;

  private static final Map<String, String> GOOD =
      Map.of(
          "MOVES", "List.of(1, 2, 3).subList(0, Math.min(3, left))",
          "PLAY", "left - taken",
          "RESULT", "left == 0 ? Outcome.LOSS : Outcome.ONGOING",
          "PLIES", "left");

  /** What is put in the place of what, by name. */
  private static final Map<String, List<String>> FAULTS = new TreeMap<>();

  static {
    FAULTS.put("null-moves", List.of("MOVES", "null"));
    FAULTS.put("no-moves", List.of("MOVES", "List.of()"));
    FAULTS.put("null-move", List.of("MOVES", "java.util.Arrays.asList(1, null)"));
    FAULTS.put("equal-moves", List.of("MOVES", "List.of(1, 1, 1)"));
    FAULTS.put("many-moves", List.of("MOVES", "java.util.Collections.nCopies(100_000, 1)"));
    FAULTS.put("throws", List.of("MOVES", "fail(new IllegalStateException(\"mine\"))"));
    FAULTS.put("unsupported", List.of("MOVES", "fail(new UnsupportedOperationException())"));
    FAULTS.put("null-pointer", List.of("PLAY", "fail(new NullPointerException())"));
    FAULTS.put("recurses", List.of("MOVES", "deep(0)"));
    FAULTS.put("unlinked", List.of("MOVES", "link()"));
    FAULTS.put("hogs", List.of("MOVES", "hog()"));
    FAULTS.put("loops", List.of("MOVES", "loop()"));
    FAULTS.put("exits", List.of("MOVES", "exit(false)"));
    FAULTS.put("halts", List.of("MOVES", "exit(true)"));
    FAULTS.put("null-state", List.of("PLAY", "null"));
    FAULTS.put("null-result", List.of("RESULT", "null"));
    FAULTS.put("negative-plies", List.of("PLIES", "-1"));
    FAULTS.put("lying-plies", List.of("PLIES", "2"));
  }

  private static final int OUT_OF_TIME = 3;

  private final boolean isServed;
  private final Path folder;

  private BadGames(boolean isServed, Path folder) {
    this.isServed = isServed;
    this.folder = folder.resolve(isServed ? "bad-served" : "bad-typed");
  }

  /** On the terminal and in a server. */
  static List<Attack> all(Path folder) {
    return List.of(new BadGames(false, folder), new BadGames(true, folder));
  }

  @Override
  public String name() {
    return "bad-games:" + (isServed ? "server" : "terminal");
  }

  @Override
  public String what() {
    return "a user's game with one of %d faults, asked for a value".formatted(FAULTS.size());
  }

  @Override
  public int usualTimes() {
    return FAULTS.size();
  }

  @Override
  public void run(Attempts attempts) {
    List<String> names = new ArrayList<>(FAULTS.keySet());
    attempts.each(
        i -> {
          String fault = names.get((int) (i % names.size()));
          Path home = folder.resolve(fault + i);
          write(home, fault);
          if (isServed) {
            serve(home, fault, attempts, i);
          } else {
            type(home, fault, attempts, i);
          }
        });
  }

  private static void write(Path home, String fault) {
    String source = SOURCE;
    for (var good : GOOD.entrySet()) {
      List<String> bad = FAULTS.get(fault);
      boolean isBad = good.getKey().equals(bad.getFirst());
      source = source.replace(good.getKey(), isBad ? bad.getLast() : good.getValue());
    }
    try {
      Files.createDirectories(home);
      Files.writeString(home.resolve("Bad.java"), source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void type(Path home, String fault, Attempts attempts, long attempt) {
    var start = CommandProcess.Start.in(home).flagged("-Xmx256m");
    try (var process = start.run("run", "Bad.java", "analyse", "--time", "20s", "--no-memory")) {
      int code = process.code();
      String said = process.err() + process.out();
      attempts.saw("exit " + code);
      boolean isExact = process.out().contains("exact");
      if (code <= 0 || said.contains("bug of ours") || said.contains("\tat ") || isExact) {
        attempts.fail(attempt, "%s: exit %d: %s".formatted(fault, code, said));
      } else if (!said.contains("Bad") && !said.contains("bad") && code != OUT_OF_TIME) {
        attempts.fail(attempt, "%s: exit %d names nobody: %s".formatted(fault, code, said));
      }
    }
  }

  private static void serve(Path home, String fault, Attempts attempts, long attempt) {
    var start = CommandProcess.Start.in(home);
    try (var server = new ServerProcess(start, home.resolve("data"), "run", "Bad.java");
        var connection = new HttpConnection(server.port())) {
      String question = "/api/analyse?game=bad&time=20s&stream=no";
      try {
        var reply = connection.ask("GET", question, new byte[0]);
        attempts.saw(Integer.toString(reply.status()));
        boolean isOurs = reply.body().contains("this is a bug");
        boolean isExact = reply.body().contains("\"kind\":\"exact\"");
        if (isOurs || isExact || !reply.body().contains("error")) {
          attempts.fail(attempt, "%s: %d %s".formatted(fault, reply.status(), reply.body()));
        }
        var other = connection.ask("GET", "/api/position?game=connect4", new byte[0]);
        if (other.status() != 200) {
          attempts.fail(attempt, "%s: other games get %s".formatted(fault, other));
        }
      } catch (IOException gone) {
        attempts.saw("began again");
        if (!server.says("ended the program")) {
          attempts.fail(
              attempt, "%s: gone without a word: %s, %s".formatted(fault, gone, server.log()));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
