package betacut.play.notation;

import betacut.play.notation.Pasted.Format;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Addresses: ours, wherever they lead, and those of sites whose links say what they show. */
final class Links implements GameText.Writing {
  private static final Pattern LINK = Pattern.compile("(?i)\\bhttps?://\\S+");
  private static final Pattern BARE =
      Pattern.compile("(?i)(\\w[\\w-]*\\.)*(gamesolver|perfect-pentago)\\.\\w+\\S*");
  private static final Set<String> OUR_PATHS = Set.of("", "/", "/play", "/analyse", "/tree");
  private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");

  @Override
  public Optional<Pasted> read(String text, Game<?> game) {
    Matcher link = LINK.matcher(text);
    boolean isBare = BARE.matcher(text).matches();
    if (!isBare && !link.find()) {
      return Optional.empty();
    }
    String last = isBare ? "https://" + text : link.group();
    while (!isBare && link.find()) {
      last = link.group(); // what we copy as text ends with its address
    }
    URI address;
    try {
      address = URI.create(last);
    } catch (IllegalArgumentException odd) {
      throw new IllegalPositionException("This link cannot be read; paste the moves instead.");
    }
    return Optional.of(read(address));
  }

  private static Pasted read(URI address) {
    String host = address.getHost() == null ? "" : address.getHost();
    Map<String, String> query = queryOf(address);
    if (host.matches("(.+\\.)?gamesolver\\.org")) {
      String moves = query.getOrDefault("pos", "");
      return Pasted.of("connect4", moves.isEmpty() ? "-" : moves, Format.GAMESOLVER);
    }
    if (host.matches("(www\\.)?perfect-pentago\\.(net|com)")) {
      String shown = address.getFragment() == null ? "0" : address.getFragment();
      return Pasted.of("pentago", PentagoNumber.board(shown), Format.PERFECT_PENTAGO);
    }
    boolean isOurs = HERE.contains(host) || query.containsKey("game") || query.containsKey("moves");
    if (isOurs && OUR_PATHS.contains(address.getPath())) {
      String moves = query.getOrDefault("moves", "").replace(',', ' ');
      String start = query.getOrDefault("start", "");
      boolean isWhole = start.isEmpty() && moves.isEmpty();
      String game = query.getOrDefault("game", "connect4");
      return new Pasted(game, start, isWhole ? "-" : moves, Format.OURS);
    }
    throw new IllegalPositionException(
        ("Links to %s are not read here, only those of gamesolver.org, perfect-pentago.net and"
                + " Betacut; paste the moves instead.")
            .formatted(host.isEmpty() ? "such places" : host));
  }

  private static Map<String, String> queryOf(URI address) {
    Map<String, String> query = new HashMap<>();
    String raw = address.getRawQuery() == null ? "" : address.getRawQuery();
    for (String part : List.of(raw.split("&"))) {
      int at = part.indexOf('=');
      if (at > 0) {
        query.put(part.substring(0, at), decoded(part.substring(at + 1)));
      }
    }
    return query;
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException odd) {
      throw new IllegalPositionException("This link cannot be read; paste the moves instead.");
    }
  }
}
