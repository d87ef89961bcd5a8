package betacut.search.kernel;

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
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Gives each game its own copy of the kernel class: the same bytes under another name.
 *
 * <p>HotSpot keeps one type profile per bytecode. When several games run through one class, its
 * calls to {@code make}, {@code outcome} and the evaluator have many receivers and are no longer
 * inlined, which costs up to half the speed (docs/decisions/0002-twins.md). A twin sees one game,
 * one evaluator and one table, and keeps the speed of hand-written code. Line numbers stay right,
 * and a stack trace shows which twin it was.
 */
final class Twins {
  /** A class before those that extend it; the last is the kernel. */
  private static final List<Class<?>> COPIED =
      List.of(NodeMemory.class, MoveOrder.class, Kernel.class);

  private static final int CONSTANT_POOL = 8;
  private static final Map<String, MethodHandle> CONSTRUCTORS = new ConcurrentHashMap<>();
  private static final MethodType CONSTRUCTOR =
      MethodType.methodType(void.class, KernelParts.class);
  private static final MethodType FACTORY =
      MethodType.methodType(KernelState.class, KernelParts.class);

  private Twins() {}

  /** A kernel of the twin class that belongs to these types; their order matters. */
  static KernelState create(KernelParts parts, Class<?>... types) {
    StringBuilder suffix = new StringBuilder();
    for (Class<?> type : types) {
      suffix.append('_').append(nameOf(type));
    }
    MethodHandle constructor = CONSTRUCTORS.computeIfAbsent(suffix.toString(), Twins::define);
    try {
      return (KernelState) constructor.invokeExact(parts);
    } catch (RuntimeException | Error failure) {
      throw failure;
    } catch (Throwable impossible) { // the constructor declares no checked exception
      throw new IllegalStateException(impossible);
    }
  }

  /** A legal piece of a class name; lambdas and foreign packages get their hash to stay apart. */
  private static String nameOf(Class<?> type) {
    String simple = type.getSimpleName().replaceAll("\\W", "");
    return simple + Integer.toHexString(type.getName().hashCode());
  }

  private static MethodHandle define(String suffix) {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    try {
      Class<?> twin = null;
      for (Class<?> original : COPIED) {
        twin = lookup.defineClass(rename(bytesOf(original), suffix));
      }
      return lookup.findConstructor(twin, CONSTRUCTOR).asType(FACTORY);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot copy the kernel classes as " + suffix, e);
    }
  }

  private static byte[] bytesOf(Class<?> type) throws IOException {
    try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
      return in.readAllBytes();
    }
  }

  /** Gives the copied classes their new names wherever the constant pool spells the old ones. */
  static byte[] rename(byte[] classFile, String suffix) throws IOException {
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
        case 1 -> out.writeUTF(renamed(in.readUTF(), suffix));
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

  private static String renamed(String text, String suffix) {
    String renamed = text;
    for (Class<?> original : COPIED) {
      String name = original.getName().replace('.', '/');
      renamed =
          renamed.equals(name)
              ? name + suffix
              : renamed.replace("L" + name + ";", "L" + name + suffix + ";");
    }
    return renamed;
  }
}
