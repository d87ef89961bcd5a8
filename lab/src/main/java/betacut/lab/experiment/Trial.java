package betacut.lab.experiment;

/**
 * One search that an experiment asks for: a position, a setting of the factors, and which repeat.
 *
 * @param number its place in the experiment, counted from 0; the same on every run
 * @param block the number of its position: trials of one block are paired
 */
public record Trial(
    int number, int block, String game, String position, Setting setting, int repeat) {}
