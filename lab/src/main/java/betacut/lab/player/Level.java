package betacut.lab.player;

import java.util.OptionalInt;

/**
 * How strong a player plays, the same on every machine.
 *
 * @param number its name, from 1, the weakest
 * @param nodes positions it may look at for a move
 * @param noise how far it misjudges moves, in spreads between the best and the worst opinion
 * @param guardPlies it overlooks no win or loss this near
 * @param asksSolver whether it plays perfectly where the game has a solver that reaches the
 *     position
 * @param elo what it was measured to be worth, random play being 0; empty if nobody has
 */
public record Level(
    int number, long nodes, double noise, int guardPlies, boolean asksSolver, OptionalInt elo) {}
