package betacut.lab.tournament;

import betacut.lab.store.GameLog;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;

/** Games kept for as long as the process lives. */
public final class MemoryGameLog implements GameLog {
  private final TreeMap<Integer, PlayedGame> games = new TreeMap<>();

  public MemoryGameLog() {}

  @Override
  public synchronized boolean add(PlayedGame game) {
    return games.putIfAbsent(game.number(), game) == null;
  }

  @Override
  public synchronized BitSet done() {
    var done = new BitSet();
    games.keySet().forEach(done::set);
    return done;
  }

  @Override
  public synchronized List<PlayedGame> all() {
    return List.copyOf(games.values());
  }
}
