/**
 * The studies of the source documents that are played rather than measured: each is a list of
 * tournaments and a report on their games. Knows matches, players, statistics and reports.
 */
package betacut.studies;
