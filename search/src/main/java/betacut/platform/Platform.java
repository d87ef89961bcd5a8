package betacut.platform;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.ServiceLoader;

/** What is asked of the machine itself. */
public final class Platform {
  private Platform() {}

  /**
   * Every service of a kind on the path.
   *
   * @throws java.util.ServiceConfigurationError if one of them cannot be made
   */
  public static <T> List<T> services(Class<T> kind) {
    List<T> services = new ArrayList<>();
    ServiceLoader.load(kind).forEach(services::add);
    return services;
  }

  /** The data file beside a class, if there is one; its package must be open to this module. */
  public static Optional<byte[]> data(Class<?> owner, String file) {
    try (InputStream in = owner.getResourceAsStream(file)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same as text; it must be there. */
  public static String text(Class<?> owner, String file) {
    byte[] bytes =
        data(owner, file)
            .orElseThrow(() -> new IllegalStateException("no file " + file + " beside " + owner));
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /**
   * The text of a file that somebody named.
   *
   * @throws IllegalArgumentException if there is none or it cannot be read; its message ends a
   *     sentence about it
   */
  public static String text(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new IllegalArgumentException("there is no such file", e);
    } catch (IOException e) {
      throw new IllegalArgumentException("it is no text that can be read", e);
    }
  }

  /** The most memory that this program may use. */
  public static long maxMemoryBytes() {
    return Runtime.getRuntime().maxMemory();
  }

  /** The upper half of a product of two numbers without signs; one instruction where there is. */
  public static long highProduct(long a, long b) {
    return Math.unsignedMultiplyHigh(a, b);
  }

  /** The bits under a mask, side by side at the low end; one instruction where there is. */
  public static long gathered(long bits, long mask) {
    return Long.compress(bits, mask);
  }

  /** The inverse of {@link #gathered}: low bits put where a mask has its ones. */
  public static long scattered(long bits, long mask) {
    return Long.expand(bits, mask);
  }

  /** The same text with every accent as a sign of its own. */
  public static String decomposed(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD);
  }

  /** The same map, which nobody can change through this one. */
  public static <K, V> SequencedMap<K, V> fixed(SequencedMap<K, V> map) {
    return Collections.unmodifiableSequencedMap(map);
  }
}
