package betacut.cli.play;

import java.util.Optional;

/**
 * How a dialogue is held.
 *
 * @param classic as the paper's program did it: columns from 0, its words, the person is X or 1
 * @param plain boards in words, for a screen reader
 * @param colour whether the terminal shows colours
 * @param verbose whether to tell the seed
 * @param humanFirst who begins; asked if empty
 * @param hints whether the value of every move is shown from the beginning
 * @param clock the terms of the clock; empty without one
 */
public record Manner(
    boolean classic,
    boolean plain,
    boolean colour,
    boolean verbose,
    Optional<Boolean> humanFirst,
    boolean hints,
    String clock) {}
