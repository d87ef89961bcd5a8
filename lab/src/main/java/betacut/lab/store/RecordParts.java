package betacut.lab.store;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/**
 * The components of records, by reflection. A page knows none, and has a version of its own.
 *
 * @param name as Java calls it
 */
record RecordParts(String name, Class<?> type, RecordComponent component) {
  /** Those of a record, in their order. */
  static List<RecordParts> of(Class<?> record) {
    return Arrays.stream(record.getRecordComponents())
        .map(one -> new RecordParts(one.getName(), one.getType(), one))
        .toList();
  }

  static boolean isRecord(Class<?> type) {
    return type.isRecord();
  }

  /** Whether a type has a text of its own, which a static {@code of(String)} reads. */
  static boolean hasText(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .anyMatch(
            method ->
                method.getName().equals("of")
                    && Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class}));
  }

  /** What that text stands for. */
  static Object read(Class<?> type, String text) {
    try {
      return type.getMethod("of", String.class).invoke(null, text);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The value of this component. */
  Object in(Object record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The record with these values. */
  static Object make(Class<?> record, Object[] values) {
    try {
      Class<?>[] types = of(record).stream().map(RecordParts::type).toArray(Class<?>[]::new);
      return record.getConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
