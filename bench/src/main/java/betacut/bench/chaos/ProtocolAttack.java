package betacut.bench.chaos;

import betacut.play.protocol.ProtocolName;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Words of a protocol in any order, changed at random, and bytes at the end that are no text. */
final class ProtocolAttack implements Attack {
  private static final int LINES = 250;

  private static final Map<ProtocolName, String> COMMANDS =
      Map.of(
          ProtocolName.BETACUT,
          "betacut 1|game tictactoe|game connect4|position 4|position x../.../...|moves 1 5"
              + "|moves 4 4|go|go depth 2|go nodes 50|go time 5ms|stop|legal|state|help|ping"
              + "|ping 7|dance",
          ProtocolName.GTP,
          "protocol_version|name|version|known_command play|list_commands|boardsize 4|boardsize 8"
              + "|clear_board|komi 6.5|play b d3|play w c5|play b pass|genmove b|genmove w|undo"
              + "|time_settings 1 1 1|time_left b 1 1|showboard|final_score|reg_genmove b|12 name"
              + "|dance",
          ProtocolName.NBOARD,
          "nboard 2|set depth 2|set game (;GM[Othello]PC[x]PB[a]PW[b]RE[?]TI[0]TY[8]BO[8"
              + " ---------------------------O*------*O--------------------------- *];)"
              + "|move F5|move PA|move D6//1.0|hint 2|go|ping 3|learn|analyze|set contempt 0|dance",
          ProtocolName.GOMOCUP,
          "START 5|START 15|RECTSTART 5,5|BEGIN|TURN 2,2|TURN 1,1|BOARD|1,1,1|2,2,2|DONE"
              + "|TAKEBACK 2,2|INFO timeout_turn 50|INFO time_left 100|INFO max_memory 1|RESTART"
              + "|PLAY 3,3|ABOUT|SWAP2BOARD|dance",
          ProtocolName.PONS,
          "4453|44|7422341735647741166133573473242566|742234173564774116613357347324256612345"
              + "|1|0|8|44444444|");

  private final ProtocolName protocol;
  private final Path folder;

  private ProtocolAttack(ProtocolName protocol, Path folder) {
    this.protocol = protocol;
    this.folder = folder;
  }

  /** One for each protocol. */
  static List<Attack> all(Path folder) {
    List<Attack> all = new ArrayList<>();
    for (ProtocolName protocol : ProtocolName.values()) {
      all.add(new ProtocolAttack(protocol, folder));
    }
    return all;
  }

  @Override
  public String name() {
    return "protocol:" + protocol.id();
  }

  @Override
  public String what() {
    return "conversations of %d lines, mutated, bytes at the end".formatted(LINES);
  }

  @Override
  public int usualTimes() {
    return 10;
  }

  @Override
  public void run(Attempts attempts) {
    attempts.each(i -> talk(attempts, i));
  }

  private void talk(Attempts attempts, long attempt) {
    SplittableRandom random = attempts.random(attempt);
    List<String> words = new ArrayList<>(List.of("engine"));
    if (protocol != ProtocolName.PONS) {
      words.add(game());
      words.addAll(List.of("--depth", "2", "--nodes", "500"));
    } else {
      words.addAll(List.of("--time", "5ms"));
    }
    words.addAll(List.of("--protocol", protocol.id(), "--table-mib", "8"));
    Typed typed = Typed.run(folder, input(random), words);
    attempts.saw("exit " + typed.code());
    boolean isKnown = typed.code() == 0 || protocol == ProtocolName.PONS && typed.code() > 0;
    if (!isKnown || typed.tellsOfOurFault()) {
      attempts.fail(
          attempt, "%s: exit %d%n%s".formatted(String.join(" ", words), typed.code(), typed.err()));
    }
  }

  private String game() {
    return switch (protocol) {
      case GTP, NBOARD -> "othello";
      case GOMOCUP -> "mnk:5,5,5";
      default -> "tictactoe";
    };
  }

  private String input(SplittableRandom random) {
    List<String> commands = List.of(COMMANDS.get(protocol).split("\\|", -1));
    var text = new StringBuilder();
    for (int i = 0; i < LINES; i++) {
      String line = Mutation.pick(random, commands);
      int changes = Math.max(0, random.nextInt(5) - 2);
      for (int j = 0; j < changes; j++) {
        line = Mutation.of(random, line);
      }
      text.append(random.nextInt(60) == 0 ? line.repeat(900) : line).append('\n');
    }
    byte[] tail = new byte[random.nextInt(300)];
    random.nextBytes(tail);
    return text.append(new String(tail, java.nio.charset.StandardCharsets.ISO_8859_1)).toString();
  }
}
