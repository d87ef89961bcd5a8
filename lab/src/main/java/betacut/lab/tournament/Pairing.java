package betacut.lab.tournament;

/**
 * A game to be played.
 *
 * @param number its place in the schedule, counted from 0
 * @param first who moves first, by number among the players
 * @param opening the number of its opening
 */
record Pairing(int number, int first, int second, int opening) {}
