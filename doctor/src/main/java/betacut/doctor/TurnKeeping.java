package betacut.doctor;

import betacut.rules.Position;
import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;
import betacut.testkit.Check;
import betacut.testkit.CounterExample;
import betacut.testkit.GameSample;
import betacut.testkit.Walk;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A state that keeps whose turn it is, while its rules do not say it: if somebody moves again, the
 * search takes the other side to move and everything is judged for the wrong one. Told by a field
 * that is called like a side, has two values and changes with most moves but not with all.
 */
final class TurnKeeping<P extends Position> {
  static final String NAME = "whoever moves again is known to the search";

  static final String ADVICE =
      "add public int mover(State state) to your rules: 0 if the side that began is to move, 1 if"
          + " the other is. result and evaluate then speak for that side, and nobody writes"
          + " passes.";

  private static final Pattern SIDE =
      Pattern.compile(
          "(?i).*(mover|turn|player|side|to_?move|next|current|active|who|first|second|white|black)"
              + ".*");

  private final GameSample<P> sample;

  TurnKeeping(GameSample<P> sample) {
    this.sample = sample;
  }

  List<Check> checks() {
    boolean isInTurn = sample.game() instanceof RulesGame && !sample.game().start().hasSkips();
    return isInTurn ? List.of(new Check(NAME, this::nobodyMovesAgain)) : List.of();
  }

  private void nobodyMovesAgain() {
    Object start = state(sample.game().start());
    for (Field field : start.getClass().getDeclaredFields()) {
      if (SIDE.matcher(field.getName()).matches() && isReadable(field, start)) {
        check(field);
      }
    }
  }

  private static boolean isReadable(Field field, Object of) {
    try {
      return ((AccessibleObject) field).trySetAccessible() && field.canAccess(of);
    } catch (InaccessibleObjectException | SecurityException | IllegalArgumentException hidden) {
      return false; // a constant, or a class of the JDK
    }
  }

  private static Object state(Position position) {
    return ((RulesPosition<?, ?>) position).state();
  }

  private static Object value(Field field, Position position) {
    try {
      return String.valueOf(field.get(state(position)));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private void check(Field field) {
    Set<Object> values = new HashSet<>();
    List<String> kept = new ArrayList<>();
    int changes = 0;
    for (Walk<P> walk : sample.wholeGames()) {
      P position = sample.game().start();
      for (int move : walk.moves()) {
        Object before = value(field, position);
        String where = sample.game().format(position);
        position.make(move);
        boolean isOngoing = position.outcome() == Position.ONGOING;
        values.addAll(Arrays.asList(before, value(field, position)));
        changes += before.equals(value(field, position)) ? 0 : 1;
        if (isOngoing && before.equals(value(field, position))) {
          kept.add("position %s, then %s".formatted(where, sample.game().formatMove(move)));
        }
      }
    }
    if (values.size() == 2 && !kept.isEmpty() && changes > kept.size()) {
      throw new CounterExample(
          "a side moves again and the rules do not say so",
          kept.getFirst(),
          "a method mover(state), as the state's '%s' stays what it was".formatted(field.getName()),
          "none: the search lets the sides move in turn and takes the other one to move");
    }
  }
}
