package betacut.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.foreign.Fault.Owner;
import betacut.rules.Game;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whose fault it is follows from who called whom. */
class FaultTest {
  private static StackTraceElement at(String place) {
    int dot = place.lastIndexOf('.');
    String module = place.startsWith("betacut.") ? "betacut.some" : null; // ours are in modules
    return new StackTraceElement(
        null, module, null, place.substring(0, dot), place.substring(dot + 1), "Some.java", 7);
  }

  private static <T extends Throwable> T thrown(T failure, String... innermostFirst) {
    failure.setStackTrace(
        Stream.of(innermostFirst).map(FaultTest::at).toArray(StackTraceElement[]::new));
    return failure;
  }

  private static final String OURS = "betacut.search.kernel.Kernel.expand";
  private static final String THEIRS = "nim.Nim.moves";
  private static final String JDK = "java.util.ArrayList.get";

  @Test
  void innermostCodeIsAtFaultAndTheJdkIsNot() {
    Fault theirs = Fault.of(thrown(new NullPointerException(), JDK, THEIRS, OURS));
    assertThat(theirs.owner()).isEqualTo(Owner.GAME);
    assertThat(theirs.sentence())
        .isEqualTo(
            "The game failed in nim.Nim.moves (Some.java:7): java.lang.NullPointerException."
                + " Correct it and start again.");
    assertThat(Fault.of(thrown(new NullPointerException(), JDK, OURS)).owner()).isEqualTo(Owner.US);
  }

  /** What runs a test, or embeds us, is beneath all of our code. */
  @Test
  void whoeverCallsUsIsNotAtFault() {
    var failure = thrown(new IllegalStateException(), JDK, OURS, "org.tests.Runner.run");
    assertThat(Fault.of(failure).owner()).isEqualTo(Owner.US);
    assertThat(Fault.of(thrown(new IllegalStateException(), "org.tests.Runner.run")).owner())
        .isEqualTo(Owner.US);
  }

  /** Our method refuses a wrong argument; our assertion that fails is ours all the same. */
  @Test
  void whoeverAsksWronglyIsAtFault() {
    String board = "betacut.rules.Board.<init>";
    var refused = thrown(new IllegalArgumentException("3 cells, not 9"), board, THEIRS, OURS);
    assertThat(Fault.of(refused).owner()).isEqualTo(Owner.GAME);
    assertThat(Fault.of(thrown(new AssertionError(), board, THEIRS, OURS)).owner())
        .isEqualTo(Owner.US);
  }

  @Test
  void causesCount() {
    var inner = thrown(new ArithmeticException("/ by zero"), THEIRS, OURS);
    var outer = thrown(new IllegalStateException("a thread failed", inner), OURS);
    assertThat(Fault.of(outer).owner()).isEqualTo(Owner.GAME);
    assertThat(Fault.of(outer).sentence()).contains("/ by zero");
  }

  @Test
  void recursionIsOfWhoeverCallsMost() {
    String[] theirs = {THEIRS, JDK, JDK, THEIRS, JDK, JDK, THEIRS, OURS};
    assertThat(Fault.of(thrown(new StackOverflowError(), theirs)).owner()).isEqualTo(Owner.GAME);
    String[] ours = {THEIRS, OURS, OURS, OURS, OURS};
    assertThat(Fault.of(thrown(new StackOverflowError(), ours)).owner()).isEqualTo(Owner.US);
  }

  @Test
  void memoryIsTheGamesOnlyWhereTheGameTakesIt() {
    assertThat(Fault.of(thrown(new OutOfMemoryError(), JDK, THEIRS, OURS)).owner())
        .isEqualTo(Owner.GAME);
    assertThat(Fault.of(thrown(new OutOfMemoryError(), JDK, OURS, THEIRS, OURS)).owner())
        .isEqualTo(Owner.MEMORY);
    assertThat(Fault.of(thrown(new OutOfMemoryError(), OURS)).owner()).isEqualTo(Owner.MEMORY);
  }

  /** A class that was built for another version fails where we call it. */
  @Test
  void classesThatDoNotFitAreNamed() {
    var old =
        thrown(
            new AbstractMethodError(
                "Receiver class nim.Nim does not define or inherit an implementation of the"
                    + " resolved method 'abstract int pliesLeft()' of interface"
                    + " betacut.rules.Rules."),
            OURS);
    assertThat(Fault.of(old).owner()).isEqualTo(Owner.GAME);
    var torn = thrown(new NoSuchMethodError("'void betacut.rules.Score.gone()'"), OURS);
    assertThat(Fault.of(torn).owner()).isEqualTo(Owner.US);
  }

  @Test
  void brokenContractIsOfTheGameThatBreaksIt() {
    var ours = new Game.Breach("x", FaultTest.class, "moves", "moves(state) is null");
    assertThat(Fault.of(ours).owner()).isEqualTo(Owner.US);
    var theirs = new Game.Breach("x", Test.class, "moves", "moves(state) is null");
    assertThat(Fault.of(theirs).sentence())
        .isEqualTo(
            "The game breaks a rule in org.junit.jupiter.api.Test.moves: x: moves(state) is null."
                + " Correct it and start again.");
  }
}
