package betacut.browser.platform;

import java.util.List;
import java.util.function.Function;

/** No class is made while a page runs: the last original serves every game. */
public final class PageClassCopies {
  private PageClassCopies() {}

  public static <A, T> Function<A, T> constructor(
      List<Class<? extends T>> originals,
      String suffix,
      Class<A> argument,
      Function<A, T> original) {
    return original;
  }
}
