package betacut.foreign;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.LineNumber;
import java.util.OptionalInt;

/** Where a method begins in its source, for whoever has to correct it. */
final class MethodLine {
  private MethodLine() {}

  /** As {@code Nim.moves (Nim.java:17)}; without the line if the class does not tell. */
  static String of(Class<?> type, String method) {
    String name = type.getName() + "." + method;
    for (Class<?> each = type; each != null; each = each.getSuperclass()) { // or who inherits it
      OptionalInt line = line(each, method);
      if (line.isPresent()) {
        return "%s (%s:%d)".formatted(name, source(each), line.getAsInt());
      }
    }
    return name;
  }

  private static String source(Class<?> type) {
    Class<?> outer = type;
    while (outer.getEnclosingClass() != null) {
      outer = outer.getEnclosingClass();
    }
    return outer.getSimpleName() + ".java";
  }

  private static OptionalInt line(Class<?> type, String method) {
    String file = type.getName().replaceFirst(".*\\.", "") + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return in == null
          ? OptionalInt.empty()
          : ClassFile.of().parse(in.readAllBytes()).methods().stream()
              .filter(each -> each.methodName().equalsString(method))
              .mapToInt(MethodLine::first)
              .filter(line -> line < Integer.MAX_VALUE)
              .min();
    } catch (IOException | IllegalArgumentException unreadable) {
      return OptionalInt.empty();
    }
  }

  private static int first(MethodModel method) {
    return method.code().stream()
        .flatMap(code -> code.elementStream())
        .filter(LineNumber.class::isInstance)
        .mapToInt(element -> ((LineNumber) element).line())
        .min()
        .orElse(Integer.MAX_VALUE);
  }
}
