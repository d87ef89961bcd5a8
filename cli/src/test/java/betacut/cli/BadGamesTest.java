package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.web.WebServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import others.BadGames;

/** What is wrong with a user's game is said in the same words on the terminal and by the server. */
class BadGamesTest {
  /** Has the games as a jar of a user's would: in no module, though the tests are in one. */
  private static final class Jar extends URLClassLoader {
    Jar(URL services, ClassLoader ours) {
      super(new URL[] {services}, ours);
    }

    @Override
    protected Class<?> loadClass(String name, boolean isResolved) throws ClassNotFoundException {
      if (!name.startsWith("others.")) {
        return super.loadClass(name, isResolved);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        return known != null ? known : findClass(name);
      }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      String file = "/" + name.replace('.', '/') + ".class";
      try (InputStream in = BadGamesTest.class.getResourceAsStream(file)) {
        byte[] code = in.readAllBytes();
        return defineClass(name, code, 0, code.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private static ClassLoader usual;
  private static URLClassLoader games;
  private static WebServer server;

  @BeforeAll
  static void publish(@TempDir Path jar, @TempDir Path data) throws IOException {
    Path services = Files.createDirectories(jar.resolve("META-INF/services"));
    List<String> names = BadGames.ALL.stream().map(Class::getName).toList();
    Files.write(services.resolve("betacut.rules.Rules"), names);
    Thread here = Thread.currentThread();
    usual = here.getContextClassLoader();
    games = new Jar(jar.toUri().toURL(), usual);
    here.setContextClassLoader(games);
    server = WebServer.start(WebServer.LOOPBACK, 0, data);
  }

  @AfterAll
  static void close() throws IOException, ReflectiveOperationException {
    games.loadClass(BadGames.class.getName()).getMethod("release").invoke(null);
    server.close();
    Thread.currentThread().setContextClassLoader(usual);
    games.close();
  }

  private static String served(String game) throws IOException {
    URI question =
        server.address().resolve("/api/analyse?game=%s&moves=2&depth=12&stream=no".formatted(game));
    var connection = (HttpURLConnection) question.toURL().openConnection();
    connection.setRequestProperty("X-Betacut", server.token());
    boolean isFine = connection.getResponseCode() == HttpURLConnection.HTTP_OK;
    try (var body = isFine ? connection.getInputStream() : connection.getErrorStream()) {
      return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The server asks first at the start, the terminal at the position. */
  private static String withoutStates(String text) {
    return text.replaceAll("\\[\\d+]", "[]");
  }

  @ParameterizedTest
  @CsvSource({
    "NoList,       moves,     moves(state) is null in the state [9]",
    "NoMoves,      moves,     result(state) says ONGOING of the state [9] but moves(state) is"
        + " empty",
    "NoMove,       moves,     moves(state) has null among the moves of the state [9]",
    "NoResult,     result,    result(state) is null in the state [9]",
    "NoState,      play,      'play(state, move) is null for the move 1 in the state [9]'",
    "EqualMoves,   moves,     moves(state) has the move 1 twice in the state [9]",
    "ManyMoves,    moves,     moves(state) has 100000 moves",
    "NegativeEnd,  pliesLeft, pliesLeft(state) is -1 in the state [1",
    "EarlyEnd,     pliesLeft, pliesLeft(state) is 2 in the state [1",
    "ChangedState, play,      'play(state, move) changes the state it is given'",
    "Throwing,     deepMoves, java.lang.IllegalStateException: out of order",
    "NullPointing, deepMoves, java.lang.NullPointerException: Cannot invoke",
    "Unsupporting, deepMoves, java.lang.UnsupportedOperationException",
    "Recursing,    deepMoves, java.lang.StackOverflowError",
    "Hoarding,     deepMoves, took more memory than there is",
    "Missing,      deepMoves, java.lang.NoClassDefFoundError: others/Library"
  })
  void namesClassLineAndRule(String type, String method, String rule) throws Exception {
    String game = type.toLowerCase(Locale.ROOT);
    Run run = Run.of("analyse", game, "2", "--depth", "12");
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.CHECK_FAILED);
    String said = run.err().strip().replaceFirst("^betacut: ", "");
    assertThat(said)
        .startsWith("The game ")
        .contains(rule, "others.BadGames$" + (type + "." + method), "(BadGames.java:")
        .endsWith("Correct it and start again.")
        .doesNotContain("bug of ours");
    assertThat(run.out()).doesNotContain("exact");
    assertThat(withoutStates(served(game))).contains(withoutStates(said.replace("\"", "\\\"")));
  }

  /** Nobody waits for ever, whatever the time limit, which the game does not look at. */
  @Test
  void gamesThatDoNotComeBackAreGivenUp() {
    var err = new StringWriter();
    var terminal =
        new Terminal(
            new BufferedReader(new StringReader("")),
            new PrintWriter(new StringWriter()),
            new PrintWriter(err),
            Map.of("BETACUT_GAMES", "some.jar"),
            false);
    // Long enough to get as deep as the loop on a busy machine; nobody waits for its end.
    String[] words = {"analyse", "looping", "2", "--time", "1m"};
    int code = Main.run(terminal, Duration.ofMillis(200), words);
    assertThat(code).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(err.toString())
        .contains("does not come back; it is in others.BadGames$Looping.deepMoves (BadGames.java:")
        .contains("Correct it and start again.");
  }
}
