package others;

import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/** One game in many wrong forms, each called after what is wrong with it. */
public final class BadGames {
  /** All of them but those that end the program. */
  public static final List<Class<? extends Heap>> ALL =
      List.of(
          NoList.class,
          NoMoves.class,
          NoMove.class,
          NoResult.class,
          NoState.class,
          EqualMoves.class,
          ManyMoves.class,
          NegativeEnd.class,
          EarlyEnd.class,
          ChangedState.class,
          Throwing.class,
          NullPointing.class,
          Unsupporting.class,
          Recursing.class,
          Hoarding.class,
          Missing.class,
          Looping.class);

  private static volatile boolean isReleased;

  private BadGames() {}

  /** Lets all loops end. */
  public static void release() {
    isReleased = true;
  }

  /** Takes one to three stones of twelve; whoever takes the last one wins. */
  public abstract static class Heap implements Rules<List<Integer>, Integer> {
    /** What is wrong is wrong only below, where a search comes but a first look does not. */
    static final int DEEP = 9;

    @Override
    public List<Integer> start() {
      return List.of(12);
    }

    @Override
    public List<Integer> moves(List<Integer> heap) {
      return heap.getFirst() <= DEEP
          ? deepMoves(heap.getFirst())
          : IntStream.rangeClosed(1, Math.min(3, heap.getFirst())).boxed().toList();
    }

    List<Integer> deepMoves(int left) {
      return IntStream.rangeClosed(1, Math.min(3, left)).boxed().toList();
    }

    @Override
    public List<Integer> play(List<Integer> heap, Integer taken) {
      return List.of(heap.getFirst() - taken);
    }

    @Override
    public Outcome result(List<Integer> heap) {
      return heap.getFirst() == 0 ? Outcome.LOSS : Outcome.ONGOING;
    }

    @Override
    public int pliesLeft(List<Integer> heap) {
      return heap.getFirst();
    }
  }

  public static final class NoList extends Heap {
    public NoList() {}

    @Override
    List<Integer> deepMoves(int left) {
      return null;
    }
  }

  public static final class NoMoves extends Heap {
    public NoMoves() {}

    @Override
    List<Integer> deepMoves(int left) {
      return List.of();
    }
  }

  public static final class NoMove extends Heap {
    public NoMove() {}

    @Override
    List<Integer> deepMoves(int left) {
      return java.util.Collections.singletonList(null);
    }
  }

  public static final class NoResult extends Heap {
    public NoResult() {}

    @Override
    public Outcome result(List<Integer> heap) {
      return heap.getFirst() <= DEEP ? null : Outcome.ONGOING;
    }
  }

  public static final class NoState extends Heap {
    public NoState() {}

    @Override
    public List<Integer> play(List<Integer> heap, Integer taken) {
      return heap.getFirst() <= DEEP ? null : super.play(heap, taken);
    }
  }

  public static final class EqualMoves extends Heap {
    public EqualMoves() {}

    @Override
    List<Integer> deepMoves(int left) {
      return List.of(1, 1);
    }
  }

  public static final class ManyMoves extends Heap {
    public ManyMoves() {}

    @Override
    List<Integer> deepMoves(int left) {
      return java.util.Collections.nCopies(100_000, 1);
    }
  }

  public static final class NegativeEnd extends Heap {
    public NegativeEnd() {}

    @Override
    public int pliesLeft(List<Integer> heap) {
      return -1;
    }
  }

  /** With this many moves to come no value of a heap of twelve is known. */
  public static final class EarlyEnd extends Heap {
    public EarlyEnd() {}

    @Override
    public int pliesLeft(List<Integer> heap) {
      return 2;
    }
  }

  public static final class ChangedState extends Heap {
    public ChangedState() {}

    @Override
    public List<Integer> start() {
      return new java.util.ArrayList<>(super.start());
    }

    @Override
    public List<Integer> play(List<Integer> heap, Integer taken) {
      heap.set(0, heap.getFirst() - taken);
      return heap;
    }
  }

  public static final class Throwing extends Heap {
    public Throwing() {}

    @Override
    List<Integer> deepMoves(int left) {
      throw new IllegalStateException("out of order");
    }
  }

  public static final class NullPointing extends Heap {
    private final String[] names = new String[1];

    public NullPointing() {}

    @Override
    List<Integer> deepMoves(int left) {
      return List.of(names[0].length());
    }
  }

  public static final class Unsupporting extends Heap {
    public Unsupporting() {}

    @Override
    List<Integer> deepMoves(int left) {
      List<Integer> moves = List.of(1);
      moves.add(2);
      return moves;
    }
  }

  public static final class Recursing extends Heap {
    public Recursing() {}

    @Override
    List<Integer> deepMoves(int left) {
      List<Integer> moves = deepMoves(left + 1);
      return moves.subList(0, 1);
    }
  }

  public static final class Hoarding extends Heap {
    public Hoarding() {}

    @Override
    List<Integer> deepMoves(int left) {
      return List.of(new long[Integer.MAX_VALUE].length);
    }
  }

  public static final class Missing extends Heap {
    public Missing() {}

    @Override
    List<Integer> deepMoves(int left) {
      throw new NoClassDefFoundError("others/Library");
    }
  }

  /** Neither ends nor listens to anybody. */
  public static final class Looping extends Heap {
    public Looping() {}

    @Override
    List<Integer> deepMoves(int left) {
      while (!isReleased) {
        LockSupport.parkNanos(1_000_000);
        Thread.interrupted();
      }
      return List.of(1);
    }
  }
}
