package betacut.browser.lab.store;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** The components of records as a page knows them: by their fields. */
public record PageRecordParts(String name, Class<?> type, Field field) {
  /** Those of a record, in their order. */
  public static List<PageRecordParts> of(Class<?> record) {
    List<PageRecordParts> parts = new ArrayList<>();
    for (Field field : record.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        parts.add(new PageRecordParts(field.getName(), field.getType(), field));
      }
    }
    return parts;
  }

  public static boolean isRecord(Class<?> type) {
    return type.getSuperclass() == Record.class;
  }

  public static boolean hasText(Class<?> type) {
    return reader(type) != null;
  }

  private static Method reader(Class<?> type) {
    for (Method method : type.getDeclaredMethods()) {
      boolean takesText =
          method.getParameterCount() == 1 && method.getParameterTypes()[0] == String.class;
      if (method.getName().equals("of") && takesText) {
        return method;
      }
    }
    return null;
  }

  public static Object read(Class<?> type, String text) {
    try {
      return reader(type).invoke(null, text);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public Object in(Object record) {
    try {
      return field.get(record);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(name, e);
    }
  }

  public static Object make(Class<?> record, Object[] values) {
    try {
      int count = of(record).size();
      for (Constructor<?> one : record.getDeclaredConstructors()) {
        if (one.getParameterCount() == count) {
          return one.newInstance(values);
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    throw new IllegalStateException(record.getName());
  }
}
