package betacut.browser.platform;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.function.Function;

/** No class is made while a page runs: the last original serves every game. */
public final class PageClassCopies {
  private PageClassCopies() {}

  public static <A, T> Function<A, T> constructor(
      List<Class<? extends T>> originals, String suffix, Class<A> argument) {
    Class<? extends T> original = originals.get(originals.size() - 1);
    try {
      Constructor<? extends T> constructor = original.getDeclaredConstructor(argument);
      return given -> made(constructor, given);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("no constructor of " + original, e);
    }
  }

  private static <T> T made(Constructor<T> constructor, Object argument) {
    try {
      return constructor.newInstance(argument);
    } catch (InvocationTargetException | InstantiationException | IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
