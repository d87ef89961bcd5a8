package betacut.cli.play;

import betacut.play.player.Player;
import betacut.play.saved.SavedGame;
import betacut.rules.Position;
import java.util.Optional;

/**
 * Who plays a side.
 *
 * @param text a description from which the same player can be made again
 * @param player empty for a person
 */
public record Seat<P extends Position>(String text, Optional<Player<P>> player) {
  public static <P extends Position> Seat<P> person() {
    return new Seat<>(SavedGame.PERSON, Optional.empty());
  }

  public static <P extends Position> Seat<P> of(String text, Player<P> player) {
    return new Seat<>(text, Optional.of(player));
  }

  boolean isPerson() {
    return player.isEmpty();
  }

  /** For people. */
  String name() {
    return player.map(Player::name).orElse("you");
  }
}
