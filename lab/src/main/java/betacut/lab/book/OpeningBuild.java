package betacut.lab.book;

import betacut.lab.unit.Assignment;
import betacut.lab.unit.UnitExecutor;
import betacut.play.memory.ScoreScope;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.solve.opening.OpeningsWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/**
 * Has the positions of a book valued and writes down each as soon as it is, in a text file beside
 * the book: a first line that says by what, then {@code moves|opinions.} a line, of which the last
 * one counts. A build that was broken off goes on from there; a line without its full stop was cut
 * off.
 *
 * @param openings the positions, as moves from the start
 * @param depth plies to search
 * @param work the file
 */
public record OpeningBuild<P extends Position>(
    Game<P> game, List<List<Integer>> openings, int depth, Path work) {
  private static final String END = ".";

  public OpeningBuild {
    openings = List.copyOf(openings);
  }

  /** What opinions of a game depend on, apart from the depth. */
  public static String engine(Game<?> game) {
    return ScoreScope.of(Engine.of(game, OpeningWork.options(game)));
  }

  /**
   * Values what is missing, and returns the book.
   *
   * @param progress told how many are valued, by any thread
   * @throws UsageException if it was stopped, or the file is of another book
   */
  public ByteBuffer run(UnitExecutor executor, StopSignal stop, IntConsumer progress)
      throws IOException {
    List<String> names = openings.stream().map(this::name).toList();
    Map<String, ValuedOpening> valued = valued(names);
    progress.accept(valued.size());
    try (BufferedWriter out = Files.newBufferedWriter(work, StandardOpenOption.APPEND)) {
      var missing = new BitSet();
      for (int i = 0; i < names.size(); i++) {
        missing.set(i, !valued.containsKey(names.get(i)));
      }
      Consumer<ValuedOpening> keeper =
          row -> {
            synchronized (valued) {
              String name = names.get(row.opening());
              valued.merge(name, row, OpeningBuild::joined);
              keep(out, name, valued.get(name));
              progress.accept(valued.size());
            }
          };
      executor.run(assignment(new OpeningWork(game.id(), depth, names), missing, keeper, stop));
      OpeningsWriter writer = writer(names, valued);
      Map<String, Integer> numbers = numbers(names);
      Set<Map.Entry<Integer, Integer>> tried = new HashSet<>();
      for (var hasty = hasty(writer, numbers); !hasty.isEmpty(); hasty = hasty(writer, numbers)) {
        if (!tried.addAll(hasty.entrySet())) {
          break; // games that end sooner
        }
        var units = new BitSet();
        hasty.keySet().forEach(units::set);
        var again = new OpeningWork(game.id(), depth, names, hasty);
        executor.run(assignment(again, units, keeper, stop));
        if (stop.isGiven()) {
          throw stopped(valued.size());
        }
        writer = writer(names, valued);
      }
      return writer.bytes(engine(game), depth);
    }
  }

  private static Assignment<ValuedOpening> assignment(
      OpeningWork work, BitSet units, Consumer<ValuedOpening> rows, StopSignal stop) {
    return new Assignment<>(work, units, new BitSet(), rows, () -> false, stop);
  }

  /** All that is valued, if that is all there is. */
  private OpeningsWriter writer(List<String> names, Map<String, ValuedOpening> valued) {
    if (valued.size() < names.size()) {
      throw stopped(valued.size());
    }
    var writer = new OpeningsWriter(game);
    for (int i = 0; i < names.size(); i++) {
      writer.add(openings.get(i), OpeningWork.opinions(valued.get(names.get(i))));
    }
    return writer;
  }

  private UsageException stopped(int valued) {
    return new UsageException(
        "Stopped at %d of %d positions; the same command goes on from there."
            .formatted(valued, openings.size()));
  }

  /** The moves that are best and were searched too little, by the numbers of their positions. */
  private Map<Integer, Integer> hasty(OpeningsWriter writer, Map<String, Integer> numbers) {
    Map<Integer, Integer> hasty = new HashMap<>();
    writer.hasty(depth).forEach((opening, move) -> hasty.put(numbers.get(name(opening)), move));
    return hasty;
  }

  /** What is known of a position when some of its moves were searched again. */
  private static ValuedOpening joined(ValuedOpening before, ValuedOpening again) {
    Map<String, String> moves = new LinkedHashMap<>();
    before.moves().forEach(text -> moves.put(text.split(":")[0], text));
    again.moves().forEach(text -> moves.put(text.split(":")[0], text));
    return new ValuedOpening(before.opening(), List.copyOf(moves.values()));
  }

  private String name(List<Integer> moves) {
    return moves.stream().map(game::formatMove).collect(Collectors.joining(" "));
  }

  private static void keep(BufferedWriter out, String name, ValuedOpening row) {
    try {
      out.write(name + "|" + String.join(" ", row.moves()) + END + "\n");
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What an earlier run has left of these positions. */
  private Map<String, ValuedOpening> valued(List<String> names) throws IOException {
    String heading = "depth %d, %s".formatted(depth, engine(game));
    if (!Files.exists(work)) {
      Files.writeString(work, heading + "\n");
    }
    List<String> lines = Files.readAllLines(work);
    if (lines.isEmpty() || !lines.getFirst().equals(heading)) {
      throw new UsageException(
          "%s was begun by another engine or with other options ('%s', now '%s'); delete it, or"
                  .formatted(work, lines.isEmpty() ? "" : lines.getFirst(), heading)
              + " name another file with --out.");
    }
    Map<String, Integer> numbers = numbers(names);
    Map<String, ValuedOpening> valued = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      int bar = line.indexOf('|');
      Integer number = bar < 0 ? null : numbers.get(line.substring(0, bar));
      if (number != null && line.endsWith(END)) {
        String moves = line.substring(bar + 1, line.length() - END.length());
        valued.put(names.get(number), new ValuedOpening(number, List.of(moves.split(" "))));
      }
    }
    return valued;
  }

  private static Map<String, Integer> numbers(List<String> names) {
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      numbers.put(names.get(i), i);
    }
    return numbers;
  }
}
