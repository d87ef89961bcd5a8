/**
 * The engine: one call from a position, options and limits to a result. Everything that plays,
 * analyses or measures comes through here.
 */
package betacut.search;
