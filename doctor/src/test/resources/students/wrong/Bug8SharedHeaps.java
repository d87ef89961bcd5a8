import betacut.rules.*;
import java.util.*;

public class Bug8SharedHeaps implements Rules<List<Integer>, Integer> {
  public List<Integer> start() {
    return new ArrayList<>(List.of(3, 4, 5));
  }

  public List<Integer> moves(List<Integer> s) {
    List<Integer> m = new ArrayList<>();
    for (int h = 0; h < 3; h++) for (int n = 1; n <= s.get(h); n++) m.add(h * 10 + n);
    return m;
  }

  public List<Integer> play(List<Integer> s, Integer m) {
    s.set(m / 10, s.get(m / 10) - m % 10);
    return s;
  }

  public Outcome result(List<Integer> s) {
    return s.get(0) + s.get(1) + s.get(2) == 0 ? Outcome.LOSS : Outcome.ONGOING;
  }
}
