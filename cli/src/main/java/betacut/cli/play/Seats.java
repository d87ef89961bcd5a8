package betacut.cli.play;

import betacut.rules.Position;
import java.util.List;
import java.util.OptionalInt;

/** Who plays which side; sides can be handed over at any time. */
public final class Seats<P extends Position> {
  private Seat<P> first;
  private Seat<P> second;

  public Seats(Seat<P> first, Seat<P> second) {
    this.first = first;
    this.second = second;
  }

  /** A person against an opponent. */
  static <P extends Position> Seats<P> against(Seat<P> opponent, boolean isHumanFirst) {
    return isHumanFirst
        ? new Seats<>(Seat.person(), opponent)
        : new Seats<>(opponent, Seat.person());
  }

  Seat<P> at(int side) {
    return side == 0 ? first : second;
  }

  void put(int side, Seat<P> seat) {
    if (side == 0) {
      first = seat;
    } else {
      second = seat;
    }
  }

  boolean isPerson(int side) {
    return at(side).isPerson();
  }

  /** Whether there is nobody but players of ours. */
  boolean hasNoPerson() {
    return !isPerson(0) && !isPerson(1);
  }

  /** The side of the one person who plays against one of our players; else empty. */
  OptionalInt onlyPerson() {
    return isPerson(0) == isPerson(1) ? OptionalInt.empty() : OptionalInt.of(isPerson(0) ? 0 : 1);
  }

  /** The side of the one player of ours, whose strength may be changed; else empty. */
  OptionalInt onlyPlayer() {
    OptionalInt person = onlyPerson();
    return person.isEmpty() ? person : OptionalInt.of(1 - person.getAsInt());
  }

  List<String> texts() {
    return List.of(first.text(), second.text());
  }
}
