/**
 * Every position of a game, layer by layer: enumerated forwards, valued backwards, packed, sorted
 * and checked. Knows {@link betacut.rules.Position.Layered} positions and no one game.
 */
package betacut.solve.layers;
