package betacut.lab.tournament;

import betacut.stats.rating.Elo;
import betacut.stats.rating.Pentanomial;
import java.util.Optional;

/**
 * What two players did against each other, seen from the first of them.
 *
 * @param one its number among the players
 * @param pairs openings of which both games are played
 * @param elo how much stronger it is, by these pairs; empty without any
 */
public record MatchResult(int one, int other, Pentanomial pairs, Optional<Elo> elo) {}
