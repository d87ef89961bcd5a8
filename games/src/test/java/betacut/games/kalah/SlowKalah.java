package betacut.games.kalah;

import betacut.rules.Board;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Kalah as a person would explain it: pits in a ring, seeds dropped one by one. Pits 0 to h-1 are
 * the first player's, h its store, h+1 to 2h the second player's, 2h+1 its store.
 */
record SlowKalah(int houses, int seeds, boolean emptyCapture)
    implements Rules<SlowKalah.State, Integer> {
  record State(List<Integer> pits, int mover) {}

  @Override
  public State start() {
    List<Integer> pits = new ArrayList<>(Collections.nCopies(2 * houses + 2, seeds));
    pits.set(houses, 0);
    pits.set(2 * houses + 1, 0);
    return new State(List.copyOf(pits), 0);
  }

  private int store(int side) {
    return side == 0 ? houses : 2 * houses + 1;
  }

  private int firstPit(int side) {
    return side == 0 ? 0 : houses + 1;
  }

  private boolean isOwnHouse(int pit, int side) {
    return pit >= firstPit(side) && pit < store(side);
  }

  @Override
  public List<Integer> moves(State state) {
    List<Integer> moves = new ArrayList<>();
    for (int house = 0; house < houses; house++) {
      if (state.pits.get(firstPit(state.mover) + house) > 0) {
        moves.add(house + 1);
      }
    }
    return moves;
  }

  @Override
  public State play(State state, Integer move) {
    List<Integer> pits = new ArrayList<>(state.pits);
    int side = state.mover;
    int pit = firstPit(side) + move - 1;
    int hand = pits.set(pit, 0);
    while (hand > 0) {
      pit = (pit + 1) % pits.size();
      if (pit == store(1 - side)) {
        continue;
      }
      pits.set(pit, pits.get(pit) + 1);
      hand--;
    }
    if (isOwnHouse(pit, side) && pits.get(pit) == 1) {
      int opposite = 2 * houses - pit;
      if (pits.get(opposite) > 0 || emptyCapture) {
        int won = pits.set(opposite, 0) + pits.set(pit, 0);
        pits.set(store(side), pits.get(store(side)) + won);
      }
    }
    return new State(List.copyOf(pits), pit == store(side) ? side : 1 - side);
  }

  @Override
  public int mover(State state) {
    return state.mover;
  }

  private int sum(State state, int side, boolean withStore) {
    int end = store(side) + (withStore ? 1 : 0);
    return state.pits.subList(firstPit(side), end).stream().mapToInt(n -> n).sum();
  }

  @Override
  public Outcome result(State state) {
    if (sum(state, 0, false) > 0 && sum(state, 1, false) > 0) {
      return Outcome.ONGOING;
    }
    return Outcome.by(sum(state, state.mover, true) - sum(state, 1 - state.mover, true));
  }

  /** As the fast game draws it. */
  @Override
  public Board board(State state) {
    var cells = new StringBuilder();
    for (int pit = 2 * houses + 1; pit > houses; pit--) {
      cells.append(Board.Seeds.letter(state.pits.get(pit)));
    }
    cells.append("..");
    for (int pit = 0; pit <= houses; pit++) {
      cells.append(Board.Seeds.letter(state.pits.get(pit)));
    }
    return new Board(Board.Kind.SEEDS, houses + 2, 2, cells.toString());
  }
}
