package betacut.lab.experiment;

/**
 * A position at which every setting is measured.
 *
 * @param number its place in the experiment, counted from 0
 * @param line the number of the game it was taken from; positions of one line follow each other,
 *     and a table that is kept is kept along the line
 */
public record PositionBlock(int number, String game, String position, int line) {}
