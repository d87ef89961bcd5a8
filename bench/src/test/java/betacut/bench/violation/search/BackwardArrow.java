package betacut.bench.violation.search;

import betacut.bench.violation.games.BoardUtil;

/** A search that knows a game. */
public record BackwardArrow(BoardUtil[] boards) {}
