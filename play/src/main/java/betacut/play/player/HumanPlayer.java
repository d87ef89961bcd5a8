package betacut.play.player;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A person of set skill, simulated: sometimes plays any legal move, and else sees what is won or
 * lost within a few plies and nothing beyond. {@code human:20,2} slips in 20 moves of 100 and looks
 * 2 plies ahead.
 */
public final class HumanPlayer<P extends Position> implements Player<P> {
  /** How the description of such a player begins. */
  public static final String PREFIX = "human:";

  private static final Pattern SKILL = Pattern.compile("(\\d{1,3})\\s*,\\s*(\\d{1,2})");

  /** The evaluation that knows nothing, under the name that games give it. */
  public static final String BLIND = "zero";

  private final String name;
  private final double slips;
  private final SplittableRandom random;
  private final Player<P> careless;
  private final Player<P> careful;

  /**
   * How well somebody plays.
   *
   * @param slipPercent moves of a hundred that are made without a thought
   * @param plies how far the others are thought through
   */
  public record Skill(int slipPercent, int plies) {
    /** Reads {@code 20,2}; says by {@link UsageException} what is wrong. */
    public static Skill parse(String text) {
      Matcher matcher = SKILL.matcher(text.strip());
      if (!matcher.matches()
          || Integer.parseInt(matcher.group(1)) > 100
          || Integer.parseInt(matcher.group(2)) < 1) {
        throw new UsageException(
            "'%s' is no skill; write human:20,2 for slips in 20 of 100 moves and 2 plies seen ahead."
                .formatted(text));
      }
      return new Skill(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    @Override
    public String toString() {
      return PREFIX + slipPercent + "," + plies;
    }
  }

  public HumanPlayer(Game<P> game, Skill skill, SplittableRandom random) {
    name = skill.toString();
    slips = skill.slipPercent() / 100.0;
    this.random = random;
    Options blind = Options.plain(Algorithm.ALPHABETA).withEvaluation(BLIND);
    careful =
        new EnginePlayer<>(
            name, Engine.of(game, blind), Limits.depth(skill.plies()), random.split());
    Options none = Options.plain(Algorithm.RANDOM).withSeed(random.nextLong());
    careless = new EnginePlayer<>(name, Engine.of(game, none), Limits.NONE, random.split());
  }

  @Override
  public Choice choose(P position, Limits match) {
    return next().choose(position, match);
  }

  @Override
  public Choice choose(P position, Limits match, Progress progress, StopSignal signal) {
    return next().choose(position, match, progress, signal);
  }

  private Player<P> next() {
    return random.nextDouble() < slips ? careless : careful;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void stop() {
    careful.stop();
    careless.stop();
  }
}
