package betacut.lab.experiment.spec;

import betacut.lab.experiment.PositionBlock;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.text.EngineText;
import betacut.text.toml.TomlTable;
import betacut.text.toml.TomlValue;
import java.util.ArrayList;
import java.util.List;

/** The positions of one game: a list, scripted games and random ones, in this order. */
final class SpecPositions<P extends Position> {
  static final List<String> RANDOM_KEYS = List.of("count", "plies", "seed");
  static final List<String> KEYS =
      List.of("list", "scripts", "reference", "scripted", "random", "file");

  private final Game<P> game;
  private final String gameName;
  private final TomlTable table;
  private final long seed;
  private final List<List<String>> lines = new ArrayList<>();

  SpecPositions(Game<P> game, String gameName, TomlTable table, long seed) {
    this.game = game;
    this.gameName = gameName;
    this.table = table;
    this.seed = seed;
  }

  List<PositionBlock> read(int firstBlock, int firstLine) {
    table.requireOnly(KEYS);
    if (table.has("file")) {
      throw table.error("file", "a list in a file has to be put into the text before it is read");
    }
    for (TomlValue item : table.items("list")) {
      lines.add(List.of(listed(item)));
    }
    for (TomlValue item : table.items("scripts")) {
      lines.add(scripted(item));
    }
    if (table.has("random")) {
      random(table.table("random")).forEach(position -> lines.add(List.of(position)));
    }
    if (lines.isEmpty()) {
      throw table.error(
          "random",
          "there are no positions; for example [positions] random = { count = 20, plies = [4, 12]"
              + " }");
    }
    return blocks(firstBlock, firstLine);
  }

  private List<PositionBlock> blocks(int firstBlock, int firstLine) {
    List<PositionBlock> blocks = new ArrayList<>();
    for (int line = 0; line < lines.size(); line++) {
      for (String position : lines.get(line)) {
        blocks.add(
            new PositionBlock(firstBlock + blocks.size(), gameName, position, firstLine + line));
      }
    }
    return blocks;
  }

  private String listed(TomlValue item) {
    String text = table.scalar("list", item);
    try {
      P position = game.parse(text);
      if (position.outcome() != Position.ONGOING) {
        throw table.at(item.line(), "in '%s' the game is over already".formatted(text));
      }
      return game.format(position);
    } catch (IllegalPositionException illegal) {
      throw table.at(item.line(), "'%s': %s".formatted(text, illegal.getMessage()));
    }
  }

  private List<String> scripted(TomlValue item) {
    List<TomlValue> moves = item instanceof TomlValue.Items items ? items.values() : List.of(item);
    List<String> script = moves.stream().map(move -> table.scalar("scripts", move)).toList();
    String side = table.text("scripted", "first");
    if (!side.equals("first") && !side.equals("second")) {
      throw table.error(
          "scripted", "the scripted side is '%s'; it must be first or second".formatted(side));
    }
    try {
      EngineText reference = EngineText.parse(table.text("reference", "pvs depth=4"));
      return new ScriptedGame<>(game, reference, side.equals("first")).positions(script);
    } catch (UsageException failure) {
      throw table.error("reference", failure.getMessage());
    } catch (IllegalPositionException illegal) {
      throw table.at(item.line(), illegal.getMessage());
    }
  }

  private List<String> random(TomlTable random) {
    random.requireOnly(RANDOM_KEYS);
    int count = random.whole("count", 20, 1, 1_000_000);
    List<TomlValue> plies = random.items("plies");
    int[] range = plies.stream().mapToInt(ply -> ply(random, ply)).toArray();
    if (range.length > 2 || (range.length == 2 && range[0] > range[1])) {
      throw random.error("plies", "plies is a number or a range such as [4, 12]");
    }
    int low = range.length == 0 ? 4 : range[0];
    int high = range.length == 0 ? 8 : range[range.length - 1];
    try {
      return new RandomPositions<>(game, random.whole("seed", seed)).draw(count, low, high);
    } catch (UsageException failure) {
      throw random.error("count", failure.getMessage());
    }
  }

  private static int ply(TomlTable random, TomlValue value) {
    if (value instanceof TomlValue.Whole(long number, int line) && number >= 0 && number < 1000) {
      return (int) number;
    }
    throw random.at(value.line(), "plies is a number or a range such as [4, 12]");
  }
}
