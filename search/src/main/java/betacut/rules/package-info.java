/**
 * What a game is: rules, positions, scores, notation, drawing. Nothing here knows how positions are
 * searched; the search, in turn, knows games only through these types.
 */
package betacut.rules;
