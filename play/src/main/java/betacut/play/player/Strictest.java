package betacut.play.player;

import betacut.search.Limits;

/** Joins limits: whichever is met first. */
public final class Strictest {
  private Strictest() {}

  /** The limits of both. */
  public static Limits of(Limits own, Limits match) {
    return new Limits(
        Math.min(own.depth(), match.depth()),
        Math.min(own.nodes(), match.nodes()),
        own.time().compareTo(match.time()) < 0 ? own.time() : match.time());
  }
}
