/**
 * The vocabulary of a search: what an engine is made of, when it stops, what it found. The engine
 * itself is {@link betacut.search.engine.Engine}.
 */
package betacut.search;
