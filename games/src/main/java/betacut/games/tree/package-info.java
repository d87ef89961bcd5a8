/** Typed trees: a game made of brackets and numbers, so that any engine can search it. */
package betacut.games.tree;
