package betacut.bench;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.TablePolicy;
import betacut.search.table.Entry;
import betacut.search.table.Tables;
import betacut.search.table.TranspositionTable;
import java.util.SplittableRandom;

/** The parts of a node: generate; make, judge and undo; and for all games, probe and store. */
final class NodeParts {
  private static final int TIMES = 1_000_000;
  private static final int TABLE_MIB = 64;

  private NodeParts() {}

  static void run() {
    Contest contest = new Contest();
    for (String game : new String[] {"connect4", "othello", "pentago", "gomoku"}) {
      Position position = Games.find(game).parse(Searches.positions(game, 12, 1).getFirst());
      contest.add(game + ", moves generated", () -> generate(position));
      contest.add(game + ", moves made, judged, undone", () -> makeJudgeUndo(position));
    }
    TranspositionTable table = Tables.create(TablePolicy.BUCKET, TABLE_MIB);
    contest
        .add("stores", table::clear, () -> store(table))
        .add("probes that hit", () -> probe(table));
    contest.rounds(6, 20).printSpeeds();
  }

  private static long generate(Position position) {
    int[] moves = new int[position.maxMoves()];
    long count = 0;
    while (count < TIMES) {
      count += position.moves(moves, 0);
    }
    return count;
  }

  private static long makeJudgeUndo(Position position) {
    int[] moves = new int[position.maxMoves()];
    long count = 0;
    while (count < TIMES) {
      int end = position.moves(moves, 0);
      for (int i = 0; i < end; i++) {
        position.make(moves[i]);
        count += position.outcome() == Position.ONGOING ? 1 : 2;
        position.undo(moves[i]);
      }
    }
    return count;
  }

  private static long store(TranspositionTable table) {
    long entry = Entry.pack(NO_MOVE, 0, 1, Entry.EXACT);
    SplittableRandom keys = new SplittableRandom(TIMES);
    for (int i = 0; i < TIMES; i++) {
      table.store(keys.nextLong(), entry);
    }
    return TIMES;
  }

  private static long probe(TranspositionTable table) {
    SplittableRandom keys = new SplittableRandom(TIMES);
    long hits = 0;
    for (int i = 0; i < TIMES; i++) {
      hits += table.probe(keys.nextLong()) == Entry.MISS ? 0 : 1;
    }
    return hits;
  }
}
