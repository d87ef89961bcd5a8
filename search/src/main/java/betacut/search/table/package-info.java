/**
 * Transposition tables: what a search remembers of positions it has met, and which memories stay
 * when room is short. A table knows keys and packed entries, never games or search algorithms; what
 * an entry proves is for the search to judge.
 */
package betacut.search.table;
