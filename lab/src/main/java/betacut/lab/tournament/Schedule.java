package betacut.lab.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * All games of a tournament, by number. Games 2k and 2k + 1 are a pair: one opening with both
 * colours. A round has one pair for every two players who meet, all from the same opening, so a
 * tournament that is broken off is nearly balanced, and one of more rounds begins with the same
 * games.
 */
final class Schedule {
  private static final int NEXT_RUNGS = 2;

  private record Meeting(int one, int other) {}

  private final List<Meeting> meetings = new ArrayList<>();
  private final int rounds;

  Schedule(Mode mode, int players, int rounds) {
    this.rounds = rounds;
    boolean isHostAlone = mode == Mode.GAUNTLET || mode == Mode.SPRT;
    int hosts = isHostAlone ? 1 : players;
    int reach = mode == Mode.LADDER ? NEXT_RUNGS : players;
    for (int one = 0; one < hosts; one++) {
      for (int other = one + 1; other < players && other <= one + reach; other++) {
        meetings.add(new Meeting(one, other));
      }
    }
  }

  int games() {
    return Math.multiplyExact(2 * meetings.size(), rounds);
  }

  Pairing game(int number) {
    int pair = number / 2;
    Meeting meeting = meetings.get(pair % meetings.size());
    int round = pair / meetings.size();
    return number % 2 == 0
        ? new Pairing(number, meeting.one(), meeting.other(), round)
        : new Pairing(number, meeting.other(), meeting.one(), round);
  }
}
