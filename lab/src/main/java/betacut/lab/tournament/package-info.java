/**
 * Matches and tournaments: who plays whom from where, the games themselves, and what they say about
 * the players. The statistics are those of {@code betacut.lab.statistics}.
 */
package betacut.lab.tournament;
