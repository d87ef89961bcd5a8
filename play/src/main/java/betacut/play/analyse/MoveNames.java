package betacut.play.analyse;

import betacut.rules.Position;

/** How the moves of a position are called. */
@FunctionalInterface
public interface MoveNames<P extends Position> {
  String of(P position, int move);
}
