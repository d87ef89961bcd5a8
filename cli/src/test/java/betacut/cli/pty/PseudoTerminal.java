package betacut.cli.pty;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A pair of devices that the kernel joins, asked of the C library: what is written to our end is
 * typed at the other, which programs take for a terminal.
 */
final class PseudoTerminal implements AutoCloseable {
  // Linux, every processor we build on.
  private static final int READ_WRITE = 2;
  private static final int NO_CONTROLLING_TERMINAL = 0x100;
  private static final long SET_WINDOW_SIZE = 0x5414;
  private static final int NAME_BYTES = 128;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle OPEN = function("posix_openpt", JAVA_INT, JAVA_INT);
  private static final MethodHandle GRANT = function("grantpt", JAVA_INT, JAVA_INT);
  private static final MethodHandle UNLOCK = function("unlockpt", JAVA_INT, JAVA_INT);
  private static final MethodHandle NAME =
      function("ptsname_r", JAVA_INT, JAVA_INT, ADDRESS, JAVA_LONG);
  private static final MethodHandle READ =
      function("read", JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG);
  private static final MethodHandle WRITE =
      function("write", JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG);
  private static final MethodHandle CLOSE = function("close", JAVA_INT, JAVA_INT);
  private static final MethodHandle CONTROL =
      link("ioctl", JAVA_INT, Linker.Option.firstVariadicArg(2), JAVA_INT, JAVA_LONG, ADDRESS);

  private final Arena arena = Arena.ofShared();
  private final MemorySegment incoming = arena.allocate(1 << 14);
  private final int master;
  private final Path slave;

  PseudoTerminal(int columns, int rows) {
    master = call(OPEN, READ_WRITE | NO_CONTROLLING_TERMINAL);
    require(master >= 0, "posix_openpt");
    require(call(GRANT, master) == 0, "grantpt");
    require(call(UNLOCK, master) == 0, "unlockpt");
    MemorySegment name = arena.allocate(NAME_BYTES);
    require(call(NAME, master, name, (long) NAME_BYTES) == 0, "ptsname_r");
    slave = Path.of(name.getString(0));
    resize(columns, rows);
  }

  /** The device to give to a program. */
  Path slave() {
    return slave;
  }

  /** Changes the size, of which the kernel tells the program (SIGWINCH). */
  void resize(int columns, int rows) {
    try (Arena call = Arena.ofConfined()) {
      MemorySegment size = call.allocate(JAVA_SHORT, 4);
      size.setAtIndex(JAVA_SHORT, 0, (short) rows);
      size.setAtIndex(JAVA_SHORT, 1, (short) columns);
      require(call(CONTROL, master, SET_WINDOW_SIZE, size) == 0, "ioctl");
    }
  }

  /** What the program printed since; waits for it, and is empty once nobody holds the device. */
  byte[] read() {
    long count = longCall(READ, master, incoming, incoming.byteSize());
    return count <= 0 ? new byte[0] : incoming.asSlice(0, count).toArray(JAVA_BYTE);
  }

  void write(String keys) {
    byte[] bytes = keys.getBytes(StandardCharsets.UTF_8);
    try (Arena call = Arena.ofConfined()) {
      MemorySegment buffer = call.allocateFrom(JAVA_BYTE, bytes);
      long written = longCall(WRITE, master, buffer, (long) bytes.length);
      require(written == bytes.length, "write");
    }
  }

  /** Hangs up. The reader must have ended. */
  @Override
  public void close() {
    call(CLOSE, master);
    arena.close();
  }

  private static void require(boolean holds, String function) {
    if (!holds) {
      throw new IllegalStateException(function + " failed");
    }
  }

  private static MethodHandle function(String name, MemoryLayout result, MemoryLayout... types) {
    return link(name, result, null, types);
  }

  @SuppressWarnings("restricted") // the C library is what we are here for
  private static MethodHandle link(
      String name, MemoryLayout result, Linker.Option option, MemoryLayout... types) {
    MemorySegment address = LINKER.defaultLookup().findOrThrow(name);
    FunctionDescriptor shape = FunctionDescriptor.of(result, types);
    return option == null
        ? LINKER.downcallHandle(address, shape)
        : LINKER.downcallHandle(address, shape, option);
  }

  private static int call(MethodHandle function, Object... arguments) {
    return ((Number) invoke(function, arguments)).intValue();
  }

  private static long longCall(MethodHandle function, Object... arguments) {
    return ((Number) invoke(function, arguments)).longValue();
  }

  private static Object invoke(MethodHandle function, Object... arguments) {
    try {
      return function.invokeWithArguments(arguments);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
