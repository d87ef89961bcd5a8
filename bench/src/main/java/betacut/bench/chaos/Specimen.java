package betacut.bench.chaos;

import betacut.lab.run.Run;
import betacut.lab.run.Runs;
import betacut.lab.store.LabStore;
import betacut.lab.store.StoreException;
import betacut.lab.store.Stores;
import betacut.play.level.Levels;
import betacut.play.memory.ScoreMemory;
import betacut.play.memory.ScoreScope;
import betacut.play.people.ScoreSheet;
import betacut.play.saved.GameFile;
import betacut.rules.Evaluator;
import betacut.rules.Evaluator.CutModel;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.rules.Weights;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.search.table.TableFile;
import betacut.search.table.TableFileException;
import betacut.search.table.TranspositionTable;
import betacut.solve.connectfour.OpeningBook;
import betacut.solve.connectfour.SolverPosition;
import betacut.studies.RunPlans;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A file of a kind that we write.
 *
 * @param making the command that writes it
 * @param file where it lies then; empty for the memory, which has a name of its own
 * @param reading what a program that uses it learns from it
 */
record Specimen(String name, String making, String file, Reading reading) {
  private static final String RUN = "lab run chaos.toml --db none --out run";

  /** Reads the file; whatever is thrown but a sentence for the user is a fault. */
  interface Reading {
    String of(Path file) throws Exception;
  }

  /** What reading gave: an answer, or why there is none. */
  record Learned(Optional<String> answer, String refusal) {}

  Learned read(Path file) throws Exception {
    try {
      return new Learned(Optional.of(reading.of(file)), "");
    } catch (UsageException | StoreException said) {
      return new Learned(Optional.empty(), said.getMessage());
    } catch (TableFileException said) {
      return new Learned(Optional.empty(), said.getMessage());
    }
  }

  /** One of every kind. */
  static List<Specimen> all() {
    return List.of(
        new Specimen(
            "table",
            "analyse connect4 44 --depth 7 --no-memory --save a.table",
            "a.table",
            Specimen::table),
        new Specimen("memory", "games", "", Specimen::remembered),
        new Specimen(
            "book", "book build connect4:4x4 --plies 4 --out a.book", "a.book", Specimen::book),
        new Specimen(
            "saved-game",
            "play connect4 --level 1 --seed 1 --first --save a.game",
            "a.game",
            file -> GameFile.of(file).read().toString()),
        new Specimen(
            "score-sheet",
            "play tictactoe --level 1 --seed 1 --first --sheet sheet.csv --as me",
            "sheet.csv",
            file -> new ScoreSheet(file).read().toString()),
        new Specimen(
            "weights",
            "tune connect4:4x4 --games 50 --nodes 5 --pairs 1 --db none --out a.weights",
            "a.weights",
            Specimen::weights),
        new Specimen(
            "probcut",
            "probcut connect4:4x4 --positions 60 --depth 6 --seed 2 --out a.probcut",
            "a.probcut",
            Specimen::cutModel),
        new Specimen(
            "levels",
            "level calibrate tictactoe --games 2 --seed 9 --db none --out levels.csv",
            "levels.csv",
            Specimen::levels),
        new Specimen("results", RUN, "run/results.csv", Specimen::verified),
        new Specimen("spec", RUN, "run/spec.toml", Specimen::verified),
        new Specimen(
            "games",
            "tournament tictactoe --players random;pvs_depth=3 --rounds 3 --seed 1 --db none --out"
                + " cup",
            "cup/games.csv",
            Specimen::verified),
        new Specimen(
            "store", "lab run chaos.toml --db store.sqlite", "store.sqlite", Specimen::stored));
  }

  /** Makes it in a folder. */
  Path made(Path folder) throws IOException {
    Files.writeString(folder.resolve("chaos.toml"), SmallRuns.EXPERIMENT);
    type(folder, making);
    return file.isEmpty() ? memory(folder) : folder.resolve(file);
  }

  private static void type(Path folder, String line) {
    List<String> words = List.of(line.split(" "));
    Typed typed =
        Typed.run(
            folder,
            "4\n5\n1\n9\n2\n8\n3\n7\n6\nsave\nquit\n",
            words.stream().map(word -> word.replace('_', ' ')).toList());
    if (typed.code() != 0) {
      throw new IllegalStateException(line + ": " + typed);
    }
  }

  private static String cutModel(Path file) throws IOException {
    try {
      return CutModel.parse(Files.readString(file)).toString();
    } catch (IllegalArgumentException | CharacterCodingException wrong) {
      throw new UsageException(file + ": " + wrong.getMessage());
    }
  }

  private static String levels(Path file) throws IOException {
    try {
      return Levels.parse(Files.readString(file), true).all().toString();
    } catch (IllegalArgumentException | CharacterCodingException wrong) {
      throw new UsageException(file + ": " + wrong.getMessage());
    }
  }

  private static Engine engine() {
    return Engine.of(
        Games.find("connect4"), Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, 1));
  }

  /** Its entries, through the scope it was saved under. */
  private static String table(Path file) {
    Engine engine = engine();
    TranspositionTable table = engine.table().orElseThrow();
    TableFile.load(file, ScoreScope.of(engine), table);
    return entries(table);
  }

  private static String entries(TranspositionTable table) {
    var all = new TreeMap<Long, Long>();
    table.forEach(all::put);
    return all.size() + " " + all.hashCode();
  }

  private static Path memory(Path folder) {
    Engine engine = engine();
    engine.search(engine.game().start(), Limits.depth(8));
    ScoreMemory memory = ScoreMemory.in(folder);
    memory.keep(engine);
    return memory.file(engine);
  }

  /** What is damaged is put aside, with a sentence. */
  private static String remembered(Path file) {
    Engine engine = engine();
    Optional<String> note = ScoreMemory.in(file.getParent().getParent()).recall(engine);
    if (note.isPresent()) {
      throw new UsageException(note.get());
    }
    return entries(engine.table().orElseThrow());
  }

  private static String book(Path file) {
    OpeningBook book;
    try {
      book = OpeningBook.map(file);
    } catch (RuntimeException refused) { // as the command line does
      throw new UsageException(file + ": " + refused.getMessage());
    }
    var scores = new StringBuilder();
    for (String line : List.of("", "1", "22", "123", "3412", "44", "1143")) {
      scores.append(book.score(SolverPosition.parse(book.width(), book.height(), line)));
    }
    return scores.toString();
  }

  private static String weights(Path file) {
    Game<?> game = Games.find("connect4:4x4");
    var evaluator = Weights.Saved.read(file.toString()).evaluator(game, "");
    return ((Evaluator.Weighted<?>) evaluator).weights().toString();
  }

  /** What {@code lab verify} says of the folder in which the file lies. */
  private static String verified(Path file) {
    Path folder = file.getParent();
    Typed typed = Typed.run(folder, "", List.of("lab", "verify", folder.toString(), "--json"));
    if (typed.code() != 0 || typed.tellsOfOurFault()) {
      if (typed.tellsOfOurFault()) {
        throw new IllegalStateException(typed.toString());
      }
      throw new UsageException(file + ": " + typed.out() + typed.err());
    }
    return typed.out();
  }

  private static String stored(Path file) {
    var all = new StringBuilder();
    try (LabStore store = Stores.open(file.toString())) {
      for (Run run : new Runs(store, new RunPlans()).all()) {
        if (run.done() < run.total().orElse(0)) { // which everybody sees, and can go on with
          throw new UsageException("%s has %d rows".formatted(file, run.done()));
        }
        all.append(run.name()).append(run.spec()).append(run.results());
      }
    }
    return all.toString();
  }
}
