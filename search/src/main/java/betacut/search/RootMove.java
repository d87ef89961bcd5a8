package betacut.search;

import betacut.rules.Value;

/** A move at the root and what it is worth to the side that makes it. */
public record RootMove(int move, Value value) {}
