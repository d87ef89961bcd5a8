package betacut.platform;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.function.Function;

/** Copies classes: the same bytes under another name. */
public final class ClassCopies {
  private static final int CONSTANT_POOL = 8;
  private static final MethodType FACTORY = MethodType.methodType(Object.class, Object.class);

  private ClassCopies() {}

  /**
   * Copies some classes of one package and gives the constructor of the last copy.
   *
   * @param originals a class before those that extend it; copies refer to copies
   * @param suffix what their names get at the end, new for each call
   * @param argument what the constructor takes
   * @param original makes the last original, for machines where nothing can be copied
   */
  public static <A, T> Function<A, T> constructor(
      List<Class<? extends T>> originals,
      String suffix,
      Class<A> argument,
      Function<A, T> original) {
    try {
      var here = MethodHandles.privateLookupIn(originals.getFirst(), MethodHandles.lookup());
      Class<?> copy = null;
      for (Class<?> each : originals) {
        copy = here.defineClass(renamed(originals, bytesOf(each), suffix));
      }
      return factory(here.findConstructor(copy, MethodType.methodType(void.class, argument)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot copy " + originals + " as " + suffix, e);
    }
  }

  @SuppressWarnings("unchecked") // a copy extends what its original extends
  private static <A, T> Function<A, T> factory(MethodHandle constructor) {
    MethodHandle exact = constructor.asType(FACTORY);
    return argument -> {
      try {
        return (T) exact.invokeExact((Object) argument);
      } catch (RuntimeException | Error failure) {
        throw failure;
      } catch (Throwable impossible) { // these constructors declare no checked exception
        throw new IllegalStateException(impossible);
      }
    };
  }

  private static byte[] bytesOf(Class<?> type) throws IOException {
    try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
      return in.readAllBytes();
    }
  }

  /** Gives the classes their new names wherever the constant pool spells the old ones. */
  private static byte[] renamed(List<? extends Class<?>> originals, byte[] classFile, String suffix)
      throws IOException {
    var in = new DataInputStream(new ByteArrayInputStream(classFile));
    var bytes = new ByteArrayOutputStream(classFile.length + 4096);
    var out = new DataOutputStream(bytes);
    out.write(in.readNBytes(CONSTANT_POOL));
    int count = in.readUnsignedShort();
    out.writeShort(count);
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      out.writeByte(tag);
      switch (tag) {
        case 1 -> out.writeUTF(renamed(originals, in.readUTF(), suffix));
        case 5, 6 -> {
          out.write(in.readNBytes(8));
          i++; // longs and doubles take two places
        }
        case 15 -> out.write(in.readNBytes(3));
        case 7, 8, 16, 19, 20 -> out.write(in.readNBytes(2));
        default -> out.write(in.readNBytes(4));
      }
    }
    in.transferTo(out);
    return bytes.toByteArray();
  }

  private static String renamed(List<? extends Class<?>> originals, String text, String suffix) {
    String renamed = text;
    for (Class<?> original : originals) {
      String name = original.getName().replace('.', '/');
      renamed =
          renamed.equals(name)
              ? name + suffix
              : renamed.replace("L" + name + ";", "L" + name + suffix + ";");
    }
    return renamed;
  }
}
