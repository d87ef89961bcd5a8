package betacut.browser.text.json;

import betacut.text.json.Inline;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The fields of records by reflection; a page knows fields, not record components. */
public final class PageFields {
  private static final Map<Class<?>, List<Field>> FIELDS = new HashMap<>();

  private PageFields() {}

  public static Map<String, Object> of(Record record) {
    var fields = new LinkedHashMap<String, Object>();
    for (Field field : FIELDS.computeIfAbsent(record.getClass(), PageFields::declared)) {
      Object value = valueOf(field, record);
      if (isAbsent(value)) {
        continue;
      }
      if (field.isAnnotationPresent(Inline.class)) {
        inline(value).forEach(fields::put);
      } else {
        fields.put(field.getName(), value);
      }
    }
    return fields;
  }

  private static List<Field> declared(Class<?> type) {
    List<Field> own = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        own.add(field);
      }
    }
    return own;
  }

  private static Object valueOf(Field field, Record record) {
    try {
      return field.get(record);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(field.getName(), e);
    }
  }

  /** The fields that stand in the record around them. */
  private static Map<String, Object> inline(Object value) {
    Object held = value instanceof Optional<?> one ? one.orElse(null) : value;
    var fields = new LinkedHashMap<String, Object>();
    if (held instanceof Record inner) {
      fields.putAll(of(inner));
    } else if (held instanceof Map<?, ?> map) {
      map.forEach((name, part) -> fields.put((String) name, part));
    }
    return fields;
  }

  private static boolean isAbsent(Object value) {
    return value instanceof Optional<?> one && one.isEmpty()
        || value instanceof OptionalInt whole && whole.isEmpty()
        || value instanceof OptionalLong wide && wide.isEmpty()
        || value instanceof OptionalDouble real && real.isEmpty();
  }
}
