package betacut.browser.platform;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.ServiceLoader;
import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/** The machine as a page's worker has it. */
public final class PagePlatform {
  /** What a page may use: the tables of one search, a book, and room to spare. */
  private static final long MEMORY_BYTES = 512L << 20;

  private PagePlatform() {}

  /** Every service of a kind that was there when the engine was compiled. */
  public static <T> List<T> services(Class<T> kind) {
    List<T> services = new ArrayList<>();
    ServiceLoader.load(kind).forEach(services::add);
    return services;
  }

  /** The data file beside a class: a small one is in the engine, a large one is fetched. */
  public static Optional<byte[]> data(Class<?> owner, String file) {
    try (InputStream in = owner.getResourceAsStream(file)) {
      return in != null ? Optional.of(in.readAllBytes()) : fetched(owner, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<byte[]> fetched(Class<?> owner, String file) {
    String name = owner.getName();
    Int8Array bytes = fetched(name.substring(0, name.lastIndexOf('.') + 1) + file);
    return bytes == null ? Optional.empty() : Optional.of(bytes.copyToJavaArray());
  }

  @JSBody(params = "name", script = "return self.betacutData(name);")
  private static native Int8Array fetched(String name);

  /** The same as text; it must be there. */
  public static String text(Class<?> owner, String file) {
    byte[] bytes =
        data(owner, file)
            .orElseThrow(() -> new IllegalStateException("no file " + file + " beside " + owner));
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** A page reads no files of the machine it is on. */
  public static String text(String file) {
    throw new IllegalArgumentException("a page reads no files");
  }

  /** What tables are measured by. */
  public static long maxMemoryBytes() {
    return MEMORY_BYTES;
  }

  /** The upper half of a product of two numbers without signs, from four products of halves. */
  public static long highProduct(long a, long b) {
    long low = 0xFFFF_FFFFL;
    long middle = (a >>> 32) * (b & low) + ((a & low) * (b & low) >>> 32);
    long other = (a & low) * (b >>> 32) + (middle & low);
    return (a >>> 32) * (b >>> 32) + (middle >>> 32) + (other >>> 32);
  }

  /** The bits under a mask, side by side at the low end. */
  public static long gathered(long bits, long mask) {
    long gathered = 0;
    int at = 0;
    for (long left = mask; left != 0; left &= left - 1) {
      gathered |= (bits >>> Long.numberOfTrailingZeros(left) & 1) << at++;
    }
    return gathered;
  }

  /** The inverse of {@link #gathered}. */
  public static long scattered(long bits, long mask) {
    long scattered = 0;
    long rest = bits;
    for (long left = mask; left != 0; left &= left - 1) {
      scattered |= (rest & 1) << Long.numberOfTrailingZeros(left);
      rest >>>= 1;
    }
    return scattered;
  }

  /** The same text with every accent as a sign of its own. */
  @JSBody(params = "text", script = "return text.normalize('NFD');")
  public static native String decomposed(String text);

  /** A copy, as there is no map here that is both in order and fixed. */
  public static <K, V> SequencedMap<K, V> fixed(SequencedMap<K, V> map) {
    return new FixedMap<>(map);
  }

  /** A map in order that refuses changes. */
  private static final class FixedMap<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1;

    FixedMap(SequencedMap<K, V> map) {
      map.forEach(super::put);
    }

    @Override
    public V put(K key, V value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V remove(Object key) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void clear() {
      throw new UnsupportedOperationException();
    }

    @Override
    public java.util.Set<java.util.Map.Entry<K, V>> entrySet() {
      return Collections.unmodifiableSet(super.entrySet());
    }
  }
}
