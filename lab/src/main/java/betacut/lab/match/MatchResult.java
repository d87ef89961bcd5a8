package betacut.lab.match;

import betacut.lab.statistics.Elo;
import betacut.lab.statistics.Pentanomial;
import java.util.Optional;

/**
 * What two players did against each other, seen from the first of them.
 *
 * @param one its number among the players
 * @param pairs openings of which both games are played
 * @param elo how much stronger it is, by these pairs; empty without any
 */
public record MatchResult(int one, int other, Pentanomial pairs, Optional<Elo> elo) {}
